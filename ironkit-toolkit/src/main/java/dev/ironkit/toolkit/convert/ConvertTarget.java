package dev.ironkit.toolkit.convert;

import java.util.Locale;
import java.util.Optional;

/** What a conversion makes. */
public enum ConvertTarget {
    PNG,
    DDS,
    TEXM,
    GLB,
    GLTF,
    OBJ,
    PAL,
    MAT0,
    WEAR,
    FXID,
    MSH,
    TFNT,
    NRES,
    RSLI;

    /** Whether textures become it. */
    public boolean isPicture() {
        return this == PNG || this == DDS;
    }

    /** Whether models become it. */
    public boolean isModel() {
        return this == GLB || this == GLTF || this == OBJ;
    }

    /** Whether other programs open it. */
    public boolean isForOthers() {
        return isPicture() || isModel();
    }

    /** Whether it is glTF in either form. */
    public boolean isGltf() {
        return this == GLB || this == GLTF;
    }

    /** The word for options, JSON and the ending of file names. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String ending() {
        return "." + word();
    }

    public static Optional<ConvertTarget> ofWord(String word) {
        for (ConvertTarget target : values()) {
            if (target.word().equals(word.toLowerCase(Locale.ROOT))) {
                return Optional.of(target);
            }
        }
        return Optional.empty();
    }

    /** What the ending of a file name asks for. */
    public static Optional<ConvertTarget> ofName(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        // The ending of material lists in the game.
        return ofWord(ending.equalsIgnoreCase("wea") ? WEAR.word() : ending);
    }
}
