package dev.ironkit.convert.image;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a texture from becoming a picture, or a picture from becoming a texture. */
public enum ConvertProblem implements ProblemCode {
    FORMAT(
            "texm.convert-format",
            Severity.ERROR,
            "A texture that becomes a picture has pixels of a format that is known.",
            "pixels of format {0} are not known, so they cannot be shown",
            "ironkit extract takes the texture out as it is."),
    NO_PALETTE(
            "texm.convert-palette",
            Severity.WARNING,
            "A texture whose palette lies elsewhere is shown with that palette.",
            "the palette of this texture lies elsewhere, so its indices are shown as grey",
            "Say --palette with the palette, a PAL file or entry."),
    NO_DDS(
            "texm.convert-dds",
            Severity.ERROR,
            "A texture that becomes a DDS has pixels a DDS can hold.",
            "indices into a palette that lies elsewhere do not go into a DDS",
            "Convert it to PNG."),
    SIZE(
            "texm.convert-size",
            Severity.ERROR,
            "A picture has the size of the texture it becomes.",
            "the picture of level {0} has {1} x {2} pixels, the texture {3} x {4}",
            "Scale the picture in a paint program, or say --resize to give the texture the size of the picture."),
    LEVELS(
            "texm.convert-levels",
            Severity.ERROR,
            "The smaller levels are there to be taken.",
            "{0}",
            "Say --mips rebuild to make them from the picture."),
    LEVEL_COUNT(
            "texm.convert-level-count",
            Severity.ERROR,
            "A texture that is made has no level behind the one of 1 x 1 pixel.",
            "{0} x {1} pixels have at most {2} levels, not {3}",
            "Say --levels with a smaller number."),
    COLOURS(
            "texm.convert-colours",
            Severity.ERROR,
            "A picture that becomes a texture with a palette has at most 256 colours.",
            "the picture has {0} colours, a palette holds 256",
            "Say --quantize new to have the best 256 chosen, or choose another --format."),
    NEW_PALETTE(
            "texm.convert-new-palette",
            Severity.ERROR,
            "A new palette is made for a texture that holds one.",
            "a texture of format 2 holds no palette, so --quantize new has none to make",
            "Say --palette with the palette it is shown with, and --quantize nearest; or --format 0 to give it one."),
    OTHER_COLOURS(
            "texm.convert-other-colours",
            Severity.ERROR,
            "A picture of a texture whose palette lies elsewhere has the colours of that palette.",
            "{0} of {1} pixels have a colour that is not in the palette, the first is {2} at x {3}, y {4}",
            "Say --palette with the palette it is shown with (grey stands in for it otherwise), or --quantize nearest."),
    DITHER(
            "texm.convert-dither",
            Severity.ERROR,
            "Colours are dithered where there are steps between them to hide.",
            "pixels of format {0} cannot be dithered this way",
            "Leave --dither out, or choose another format."),
    SIDECAR(
            "texm.convert-sidecar",
            Severity.ERROR,
            "The file beside a picture says how its texture was stored.",
            "it cannot be used: {0}",
            "Convert the texture again, or remove the file to go on without it."),
    SIDECAR_NEWER(
            "texm.convert-sidecar-newer",
            Severity.ERROR,
            "The file beside a picture is of a version that this release reads.",
            "it is of version {0}; this release reads version 1",
            "Use the release of ironkit that wrote it ({1}), or a newer one."),
    SIDECAR_HASH(
            "texm.convert-sidecar-hash",
            Severity.WARNING,
            "The hashes beside a picture are those of one level: of its picture, and of its stored bytes.",
            "what it says of level {0} does not belong together: {1}",
            "The file is not of this texture, or was edited; or a palette holds a colour twice. Convert the texture again."),
    SIDECAR_PAGE(
            "texm.convert-sidecar-page",
            Severity.WARNING,
            "The pages that the file beside a picture names lie inside the picture.",
            "page {0} ({1}) reaches out of the picture of {2} x {3} pixels; it is kept as it says",
            "If the texture was not so before, correct the rectangle in the file."),
    SIDECAR_BASE(
            "texm.convert-sidecar-base",
            Severity.WARNING,
            "The file beside a picture speaks of the texture that the picture takes the place of.",
            "it says {0}, the texture that is there is {1}; what the file says is taken",
            "If you want the texture to stay as it is, remove the file."),
    SIDECAR_OLDER(
            "texm.convert-sidecar-older",
            Severity.INFO,
            "The file beside a picture was made of the texture that the picture takes the place of.",
            "the texture that is there has other pixels than the one this was made of",
            "Nothing to do if you replaced it before; otherwise see whether you mean this texture."),
    PAGE_SIZE(
            "texm.convert-page-size",
            Severity.ERROR,
            "The picture of a page has the size of the page, as far as that lies inside the texture.",
            "the picture of page {0} has {1} x {2} pixels, the page {3} x {4}",
            "Scale the picture in a paint program."),
    PAGE_CONFLICT(
            "texm.convert-page-conflict",
            Severity.ERROR,
            "Of a page and the picture it is a part of, one was edited.",
            "page {0} and {1} were both edited there and differ",
            "Copy what you want into one of them, and take the file of the page away or make both the same."),
    PAGE_IGNORED(
            "texm.convert-page-ignored",
            Severity.WARNING,
            "The picture of a page that stands beside a picture was written together with it.",
            "{0} shows something else than the picture, and nothing says which of them is newer; the picture is taken",
            "ironkit replace with ?page={1} behind the address puts it in; convert --pages writes pages that are taken back."),
    NO_PART(
            "texm.convert-part",
            Severity.ERROR,
            "A part that is asked for is there.",
            "the texture has {0}",
            "ironkit info shows how many levels and pages there are.");

    private final Rule about;

    ConvertProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
