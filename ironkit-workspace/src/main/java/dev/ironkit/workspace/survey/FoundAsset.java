package dev.ironkit.workspace.survey;

import dev.ironkit.format.asset.AssetKind;
import java.util.List;

/**
 * An asset that a search found.
 *
 * @param address where it is
 * @param name its name: that of the entry, or of the file
 * @param kind what it is
 * @param type the type its directory entry says; empty for a file
 * @param size its bytes
 * @param hits how many places in it hold what was looked for
 * @param offsets the first of those places, from the start of the asset
 * @param fields the fields that are as wanted, one for each question
 */
public record FoundAsset(
        String address,
        String name,
        AssetKind kind,
        String type,
        long size,
        long hits,
        List<Long> offsets,
        List<FieldMatch> fields) {

    /**
     * A field that is as wanted.
     *
     * @param path which
     * @param value its value
     */
    public record FieldMatch(String path, String value) {}

    public FoundAsset {
        offsets = List.copyOf(offsets);
        fields = List.copyOf(fields);
    }
}
