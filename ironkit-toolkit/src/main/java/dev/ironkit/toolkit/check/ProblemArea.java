package dev.ironkit.toolkit.check;

import java.util.Optional;

/** The areas rules belong to. The word leads each rule id of the area and never changes its meaning. */
public enum ProblemArea {
    NRES("nres", "NRes archives"),
    RSLI("rsli", "RsLi libraries"),
    TEXM("texm", "Textures"),
    MSH("msh", "Models"),
    MAT0("mat0", "Materials"),
    WEAR("wear", "Material lists"),
    PAL("pal", "Palettes"),
    TFNT("tfnt", "Fonts"),
    FXID("fxid", "Effects"),
    PNG("png", "PNG files"),
    DDS("dds", "DDS files"),
    GLTF("gltf", "glTF files"),
    OBJ("obj", "OBJ files"),
    CLI("cli", "The command line"),
    IO("io", "Files and folders");

    private final String word;
    private final String title;

    ProblemArea(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** {@return what stands before the dot} */
    public String word() {
        return word;
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }

    /** {@return the area of a rule id, or of the word alone} */
    public static Optional<ProblemArea> of(String id) {
        int dot = id.indexOf('.');
        String prefix = dot < 0 ? id : id.substring(0, dot);
        for (ProblemArea area : values()) {
            if (area.word.equals(prefix)) {
                return Optional.of(area);
            }
        }
        return Optional.empty();
    }
}
