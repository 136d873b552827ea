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
            "A texture starts with the bytes 54 65 78 6D (\"Texm\").",
            "the data starts with {0}, not with 54 65 78 6D",
            "The engine does not load it.",
            "This is another kind of data; ironkit info tells which."),
    SIZE(
            "texm.size",
            ERROR,
            ERROR,
            "Header, palette and all levels are there in full.",
            "{0} needs {1} bytes, {2} are left{3}",
            "The engine would read outside the data.",
            "The texture is cut off, or its header is damaged: take it from a backup."),
    DIMENSIONS(
            "texm.dimensions",
            ERROR,
            ERROR,
            "Width, height and the number of levels are above 0.",
            "the header says {0}x{1} pixels in {2} levels",
            "The engine cannot make a surface of it.",
            "Restore bytes 4 to 15 of the texture."),
    TAIL(
            "texm.tail",
            ERROR,
            WARNING,
            "Behind the last level stands nothing, or exactly one Page table.",
            "{0} bytes stand behind the last level, and {1}",
            "The engine looks there for a Page table only, and only if it was asked to.",
            "The bytes are kept on every edit; giving the texture pages replaces them."),
    FORMAT(
            "texm.format",
            WARNING,
            WARNING,
            "The format is one that is known.",
            "format {0} is not known; pixels are taken to have four bytes each",
            "The engine would treat it as 32 bits a pixel.",
            "The pixels are kept as they are and cannot be converted."),
    MIP_COUNT(
            "texm.mip-count",
            WARNING,
            WARNING,
            "No level follows the one of 1x1.",
            "a chain from {0}x{1} has at most {2} levels, the header says {3}",
            "Not known.",
            "Give the texture its levels anew."),
    PAGE_RECT(
            "texm.page-rect",
            WARNING,
            WARNING,
            "A page rectangle has a positive size and lies inside the picture.",
            "page {0} is {1}; the picture is {2}x{3}",
            "The engine does not check; coordinates run into other parts of the picture.",
            "Set the fields of the rectangle: page.rects[{0}]."),
    PAGE_OVERLAP(
            "texm.page-overlap",
            INFO,
            INFO,
            "Page rectangles that share pixels are worth knowing about.",
            "page {0} ({1}) shares pixels with page {2} ({3})",
            "Nothing: each page is used by itself.",
            "An edit of one page changes the other too."),
    FLAGS4(
            "texm.flags4",
            INFO,
            INFO,
            "The word flags4 is 0 or 32 in all shipped textures.",
            "flags4 is {0}",
            "Nothing is known to read it.",
            "It is kept on every edit; ironkit set changes header.flags4."),
    FLAGS5(
            "texm.flags5",
            INFO,
            INFO,
            "The word flags5 has no bits but 23 to 26, and the low byte where bit 25 is set.",
            "flags5 is {0}; the bits {1} are in no shipped texture",
            "The loader looks at bits 24 and 25 only.",
            "It is kept on every edit; ironkit set changes header.flags5."),
    PALETTE_X(
            "texm.palette-x",
            INFO,
            INFO,
            "The fourth byte is the same in all colours of a palette.",
            "the fourth byte of colour {0} is {1}, that of colour 0 is {2}",
            "Nothing: the byte is not read as alpha.",
            "The bytes are kept on every edit."),
    X_BYTE(
            "texm.x-byte",
            INFO,
            INFO,
            "The fourth byte of a pixel of format 888 is 0.",
            "the fourth byte of {0} pixels of format 888 is not 0",
            "Nothing: the byte is not read.",
            "The bytes are kept on every edit."),
    PALETTE_SUFFIX(
            "texm.palette-suffix",
            WARNING,
            WARNING,
            "The letters behind the dot of a texture name lead to one of 286 palettes, or to none.",
            "the name ends in {0}, which stands for palette {1}; there are 286",
            "The engine does not check the upper end and reads behind its table of palettes.",
            "Rename the entry: .0 stands for no palette, .A to .Z9 for palettes 0 to 285."),
    MIPS_NOT_BOX(
            "texm.mips-not-box",
            INFO,
            INFO,
            "Each smaller level is the mean of the blocks of level 0.",
            "level {0} differs from the means of level 0 in {1} of {2} pixels",
            "Nothing: levels are shown as they are stored.",
            "They are kept unless level 0 is replaced."),
    EDIT_SIZE(
            "texm.edit-size",
            ERROR,
            ERROR,
            "A texture that is written has 1 to 4096 pixels on each side.",
            "{0}x{1} pixels are wanted; each side may have 1 to {2}",
            "-",
            "Scale the picture down."),
    EDIT_COUNT(
            "texm.edit-count",
            ERROR,
            ERROR,
            "A texture that is written has at least one level and none behind the one of 1x1.",
            "a texture of {0}x{1} has 1 to {2} levels, not {3}",
            "-",
            "Give as many levels as there shall be, the largest first."),
    EDIT_LEVELS(
            "texm.edit-levels",
            ERROR,
            ERROR,
            "A level has the bytes its size and format take.",
            "{0} takes {1} bytes, not {2}",
            "-",
            "Give levels that fit the size and the format."),
    EDIT_PALETTE(
            "texm.edit-palette",
            ERROR,
            ERROR,
            "A texture of format 0 has a palette of 1024 bytes, any other has none.",
            "a texture of format {0} has a palette of {1} bytes, not {2}",
            "-",
            "Give a palette with format 0 only."),
    EDIT_NAME(
            "texm.edit-name",
            ERROR,
            ERROR,
            "A texture name that is written into a material leaves room for its NUL.",
            "the name has {0} bytes or holds a NUL; at most {1} without one are wanted",
            "Not known to be read past its 16 bytes.",
            "Choose a shorter name."),
    EDIT_PAGE(
            "texm.edit-page",
            ERROR,
            ERROR,
            "The pages of a texture that is written lie inside the picture.",
            "page {0} is {1}, which does not fit a picture of {2}x{3}",
            "-",
            "Give new rectangles with the new size.");

    /** What is wrong with a tail that starts otherwise. */
    static final String NOT_A_PAGE = "they start with {0}, not with 50 61 67 65 (\"Page\")";

    /** What is wrong with a tail that is too short or too long. */
    static final String OTHER_PAGE_SIZE = "a Page table of {0} rectangles takes {1}";

    /** What is wrong with a tail that ends before the number of rectangles. */
    static final String SHORT_PAGE = "a Page table takes at least 8";

    /** What could be read of a texture that is cut off. */
    static final String WHAT_IS_THERE = "; the header says {0}x{1}, levels: {2}, of which there in full: {3}";

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
