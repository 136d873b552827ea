package dev.ironkit.workspace;

import dev.ironkit.base.format.Attributes;
import java.nio.file.Path;

/**
 * How files are found and read.
 *
 * @param gameFolder what {@code game:} stands for; null where there is none
 * @param rsliOverlay whether the trailer of a library is honoured
 * @param kind what a loose file is, where the user says so; otherwise null
 * @param attributes what its directory entry would say
 */
public record ReadOptions(Path gameFolder, boolean rsliOverlay, AssetKind kind, Attributes attributes) {

    /** No game folder, content decides. */
    public static final ReadOptions PLAIN = new ReadOptions(null, false, null, Attributes.NONE);
}
