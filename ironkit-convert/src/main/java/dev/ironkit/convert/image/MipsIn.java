package dev.ironkit.convert.image;

import java.util.Locale;

/** Where the smaller levels of a texture come from when a picture becomes its largest one. */
public enum MipsIn {
    /** As they were if the picture is as it was; after an edit from files that were edited too, else made anew. */
    AUTO,
    /** As they were. */
    KEEP,
    /** Made anew from the picture, by the rule of shipped textures. */
    REBUILD,
    /** From the files beside the picture, or from the levels of a DDS. */
    FILES;

    /** {@return the word for it} */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
