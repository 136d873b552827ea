package dev.ironkit.workspace;

import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.wear.WearParser;
import java.nio.file.Path;

/**
 * How files are found and read.
 *
 * @param gameFolder what {@code game:} stands for; null where there is none
 * @param rsliOverlay whether the trailer of a library is honoured
 * @param kind what a loose file is, where the user says so; otherwise null
 * @param attributes what its directory entry would say
 * @param wearParser how material lists are read where their materials are looked for
 */
public record ReadOptions(
        Path gameFolder, boolean rsliOverlay, AssetKind kind, Attributes attributes, WearParser wearParser) {

    /** No game folder, content decides. */
    public static final ReadOptions PLAIN = new ReadOptions(null, false, null, Attributes.NONE);

    /** Material lists are read by the tolerant parser. */
    public ReadOptions(Path gameFolder, boolean rsliOverlay, AssetKind kind, Attributes attributes) {
        this(gameFolder, rsliOverlay, kind, attributes, WearParser.TOLERANT);
    }
}
