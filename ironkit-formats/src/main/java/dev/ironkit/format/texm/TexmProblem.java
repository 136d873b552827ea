package dev.ironkit.format.texm;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** The rules of a texture. The first four are the reader's; the others are asked of what was read. */
public enum TexmProblem implements ProblemCode {
    MAGIC(
            "texm.magic",
            ERROR,
            ERROR,
            "A texture must start with the bytes 54 65 78 6D (\"Texm\").",
            "the data starts with {0} instead of 54 65 78 6D",
            "The engine does not load it.",
            "This is another kind of data; ironkit info shows which."),
    SIZE(
            "texm.size",
            ERROR,
            ERROR,
            "The header, the palette and all levels must be complete.",
            "{0} needs {1} bytes, but only {2} remain{3}",
            "The engine would read outside the data.",
            "The texture is truncated, or its header is damaged: restore it from a backup."),
    DIMENSIONS(
            "texm.dimensions",
            ERROR,
            ERROR,
            "Width, height and level count must be above 0.",
            "the header says {0}x{1} pixels and {2} levels",
            "The engine cannot create a surface from it.",
            "Restore bytes 4 to 15 of the texture."),
    TAIL(
            "texm.tail",
            ERROR,
            WARNING,
            "The last level must be followed by nothing, or by exactly one Page table.",
            "{0} bytes follow the last level, and {1}",
            "The engine looks only for a Page table here, and only if asked to.",
            "Every edit keeps these bytes; giving the texture pages replaces them."),
    FORMAT(
            "texm.format",
            WARNING,
            WARNING,
            "The pixel format must be a known one.",
            "format {0} is unknown; four bytes per pixel are assumed",
            "The engine would treat it as 32 bits per pixel.",
            "The pixels are kept unchanged and cannot be converted."),
    MIP_COUNT(
            "texm.mip-count",
            WARNING,
            WARNING,
            "The 1x1 level must be the last one.",
            "a {0}x{1} texture has at most {2} levels, but the header says {3}",
            "Unknown.",
            "Rebuild the levels of the texture."),
    PAGE_RECT(
            "texm.page-rect",
            WARNING,
            WARNING,
            "A page rectangle must have a positive size and lie inside the image.",
            "page {0} is {1}, but the image is {2}x{3}",
            "The engine does not check this; coordinates run into other parts of the image.",
            "Set the fields of the rectangle: page.rects[{0}]."),
    PAGE_OVERLAP(
            "texm.page-overlap",
            INFO,
            INFO,
            "Page rectangles that share pixels are reported.",
            "page {0} ({1}) shares pixels with page {2} ({3})",
            "No effect: the engine uses each page on its own.",
            "Nothing to do, but note that editing one page also changes the other."),
    FLAGS4(
            "texm.flags4",
            INFO,
            INFO,
            "The field flags4 must be 0 or 32, as in all shipped textures.",
            "flags4 is {0}",
            "Nothing is known to read this field.",
            "Every edit keeps this value; ironkit set changes header.flags4."),
    FLAGS5(
            "texm.flags5",
            INFO,
            INFO,
            "The field flags5 may only use bits 23 to 26, and the low byte if bit 25 is set.",
            "flags5 is {0}; no shipped texture sets the bits {1}",
            "The engine reads bits 24 and 25 only.",
            "Every edit keeps this value; ironkit set changes header.flags5."),
    PALETTE_X(
            "texm.palette-x",
            INFO,
            INFO,
            "The fourth byte must be the same in all colours of a palette.",
            "the fourth byte of colour {0} is {1}, but that of colour 0 is {2}",
            "No effect: the engine does not read this byte as alpha.",
            "Nothing to do: every edit keeps these bytes."),
    X_BYTE(
            "texm.x-byte",
            INFO,
            INFO,
            "The fourth byte of a pixel in format 888 must be 0.",
            "the fourth byte of {0} pixels in format 888 is not 0",
            "No effect: the engine does not read this byte.",
            "Nothing to do: every edit keeps these bytes."),
    PALETTE_SUFFIX(
            "texm.palette-suffix",
            WARNING,
            WARNING,
            "The letters after the dot in a texture name must select one of the 286 palettes, or none.",
            "the name ends in {0}, which stands for palette {1}; only 286 palettes exist",
            "The engine does not check the upper bound and reads past the end of its palette table.",
            "Rename the entry: .0 stands for no palette, .A to .Z9 for palettes 0 to 285."),
    MIPS_NOT_BOX(
            "texm.mips-not-box",
            INFO,
            INFO,
            "Each smaller level should be the box-filtered average of level 0.",
            "level {0} differs from the average of level 0 in {1} of {2} pixels",
            "No effect: the engine shows the levels as stored.",
            "Nothing to do: the levels are kept unless level 0 is replaced."),
    EDIT_SIZE(
            "texm.edit-size",
            ERROR,
            ERROR,
            "A texture to be written must have 1 to 4096 pixels per side.",
            "cannot write a texture of {0}x{1} pixels; each side may have 1 to {2}",
            "-",
            "Scale the image down."),
    EDIT_COUNT(
            "texm.edit-count",
            ERROR,
            ERROR,
            "A texture to be written must have at least one level and none after the 1x1 level.",
            "a {0}x{1} texture has 1 to {2} levels, not {3}",
            "-",
            "Give the right number of levels, largest first."),
    EDIT_LEVELS(
            "texm.edit-levels",
            ERROR,
            ERROR,
            "The byte count of a level must match its size and format.",
            "{0} takes {1} bytes, not {2}",
            "-",
            "Give levels that match the size and the format."),
    EDIT_PALETTE(
            "texm.edit-palette",
            ERROR,
            ERROR,
            "A texture in format 0 must have a palette of 1024 bytes; other formats have none.",
            "a texture in format {0} has a palette of {1} bytes, not {2}",
            "-",
            "Give a palette with format 0 only."),
    EDIT_NAME(
            "texm.edit-name",
            ERROR,
            ERROR,
            "A texture name written into a material must leave room for its NUL.",
            "the name has {0} bytes or contains a NUL; it must have at most {1} bytes and no NUL",
            "The engine is not known to read past the 16 bytes of the name.",
            "Choose a shorter name."),
    EDIT_PAGE(
            "texm.edit-page",
            ERROR,
            ERROR,
            "The pages of a texture to be written must lie inside the image.",
            "page {0} is {1}, which does not fit a {2}x{3} image",
            "-",
            "Give new rectangles together with the new size.");

    /** What is wrong with a tail that starts otherwise. */
    static final String NOT_A_PAGE = "they start with {0} instead of 50 61 67 65 (\"Page\")";

    /** What is wrong with a tail that is too short or too long. */
    static final String OTHER_PAGE_SIZE = "a Page table of {0} rectangles takes {1}";

    /** What is wrong with a tail that ends before the number of rectangles. */
    static final String SHORT_PAGE = "a Page table takes at least 8";

    /** What could be read of a texture that is cut off. */
    static final String WHAT_IS_THERE = "; the header says {0}x{1}, levels: {2}, complete: {3}";

    private final Rule about;

    TexmProblem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
