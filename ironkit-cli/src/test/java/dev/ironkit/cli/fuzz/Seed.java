package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sound files that belong together, and what is known about them.
 *
 * @param kind what the main file is
 * @param options what has to be said so that the main file is read as that: {@code --as mat0}...
 * @param main the path of the main file
 * @param files all files by path; the main file first
 */
record Seed(Kind kind, List<String> options, String main, Map<String, ByteView> files) {

    /** What seeds are. */
    enum Kind {
        NRES,
        RSLI,
        MSH,
        TEXM,
        MAT0,
        WEAR,
        FXID,
        PAL,
        TFNT,
        RAW,
        PNG,
        DDS,
        GLTF,
        GLB,
        OBJ,
        /** What {@code cat} prints. */
        ASSET_JSON,
        /** What {@code extract} made. */
        MANIFEST,
        RECEIPT,
        BASELINE,
        BATCH,
        CLIPS,
        /** A game folder. */
        GAME;

        boolean isText() {
            return switch (this) {
                case GLTF, OBJ, ASSET_JSON, MANIFEST, RECEIPT, BASELINE, BATCH, CLIPS -> true;
                default -> false;
            };
        }

        boolean isArchive() {
            return this == NRES || this == RSLI || this == MSH;
        }

        /** Whether it is a folder and not its main file that is named. */
        boolean isFolder() {
            return this == MANIFEST || this == GAME;
        }
    }

    Seed {
        options = List.copyOf(options);
        files = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(files));
    }

    ByteView bytes() {
        return files.get(main);
    }

    /** {@return how many bytes all files have} */
    long size() {
        return files.values().stream().mapToLong(ByteView::length).sum();
    }
}
