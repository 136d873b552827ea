package dev.ironkit.toolkit.convert;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalInt;

/**
 * One thing to convert.
 *
 * @param found the asset, or the archive it is an entry of
 * @param entry which entry, for one that is only opened when its turn comes
 * @param part the part of it that is wanted; empty for all of it
 * @param folder where its files go
 * @param stem the name of its files without the ending
 * @param size its bytes, for the progress
 * @param form what it is given as
 */
public record ConvertJob(
        Located found, OptionalInt entry, Map<String, String> part, Path folder, String stem, long size, Form form) {

    /** What things are given as. */
    public enum Form {
        /** As themselves: textures, models, pictures. */
        ASSET,
        /** As the JSON that {@code cat} prints. */
        JSON,
        /** As a model that another program wrote. */
        OTHER_MODEL
    }

    /** Its address. */
    public AssetPath path() {
        return entry.isEmpty()
                ? found.path()
                : found.path().entry(found.container(Problems.tolerant()).segment(entry.getAsInt()));
    }

    /** The same with another name for its files. */
    ConvertJob named(String other) {
        return new ConvertJob(found, entry, part, folder, other, size, form);
    }

    public boolean isJson() {
        return form == Form.JSON;
    }

    boolean isOtherModel() {
        return form == Form.OTHER_MODEL;
    }

    public Located open(Workspace workspace, Problems problems) {
        return entry.isEmpty() ? found : workspace.enter(found, entry.getAsInt(), problems);
    }
}
