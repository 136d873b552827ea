package dev.ironkit.convert.image;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What keeps a texture from becoming a picture, or a picture from becoming a texture. */
public enum ConvertProblem implements ProblemCode {
    FORMAT(
            "texm.convert-format",
            Severity.ERROR,
            "A texture can only be converted to an image if its pixel format is known.",
            "pixel format {0} is unknown, so the texture cannot be shown",
            "ironkit extract extracts the texture unchanged."),
    NO_PALETTE(
            "texm.convert-palette",
            Severity.WARNING,
            "A texture with an external palette should be shown with that palette.",
            "the palette of this texture is external, so its indices are shown as grey",
            "Use --palette with a PAL file or entry."),
    NO_DDS(
            "texm.convert-dds",
            Severity.ERROR,
            "A texture can only be converted to DDS if DDS can hold its pixels.",
            "DDS cannot hold indices into an external palette",
            "Convert it to PNG."),
    SIZE(
            "texm.convert-size",
            Severity.ERROR,
            "An image must have the size of the texture it replaces.",
            "the image of level {0} has {1} x {2} pixels, but the texture has {3} x {4}",
            "Scale the image in a paint program, or use --resize to give the texture the size of the image."),
    LEVELS(
            "texm.convert-levels",
            Severity.ERROR,
            "The smaller levels must be available.",
            "{0}",
            "Use --mips rebuild to compute them from the image."),
    LEVEL_COUNT(
            "texm.convert-level-count",
            Severity.ERROR,
            "A texture must not have levels after the 1 x 1 level.",
            "a texture of {0} x {1} pixels has at most {2} levels, not {3}",
            "Use a smaller number with --levels."),
    COLOURS(
            "texm.convert-colours",
            Severity.ERROR,
            "An image converted to a texture with a palette must have at most 256 colours.",
            "the image has {0} colours, but a palette holds 256",
            "Use --quantize new to reduce it to the best 256 colours, or choose another --format."),
    NEW_PALETTE(
            "texm.convert-new-palette",
            Severity.ERROR,
            "A new palette can only be made for a texture that contains its palette.",
            "a texture in format 2 has an external palette, which --quantize new cannot replace",
            "Use --palette with the external palette and --quantize nearest, or --format 0 to give the texture its own palette."),
    OTHER_COLOURS(
            "texm.convert-other-colours",
            Severity.ERROR,
            "An image for a texture with an external palette must use only colours of that palette.",
            "{0} of {1} pixels have a colour that is not in the palette; the first is {2} at x {3}, y {4}",
            "Use --palette with the external palette (otherwise grey is assumed), or --quantize nearest."),
    DITHER(
            "texm.convert-dither",
            Severity.ERROR,
            "Only pixel formats with reduced colours can be dithered.",
            "pixels in format {0} cannot be dithered this way",
            "Leave out --dither, or choose another format."),
    SIDECAR(
            "texm.convert-sidecar",
            Severity.ERROR,
            "The sidecar file of an image must describe how its texture was stored.",
            "the sidecar file is unusable: {0}",
            "Convert the texture again, or delete the sidecar file to continue without it."),
    SIDECAR_NEWER(
            "texm.convert-sidecar-newer",
            Severity.ERROR,
            "The sidecar file of an image must have a version that this release reads.",
            "the sidecar file has version {0}, but this release reads version 1",
            "Use the release of ironkit that wrote it ({1}), or a newer one."),
    SIDECAR_HASH(
            "texm.convert-sidecar-hash",
            Severity.WARNING,
            "The hashes in the sidecar file must match the image and the stored bytes of a level.",
            "the data for level {0} is inconsistent: {1}",
            "The sidecar file belongs to another texture or was edited, or a palette contains a colour twice."
                    + " Convert the texture again."),
    SIDECAR_PAGE(
            "texm.convert-sidecar-page",
            Severity.WARNING,
            "The pages in the sidecar file must lie inside the image.",
            "page {0} ({1}) extends beyond the {2} x {3} image; it is kept unchanged",
            "If the texture did not have this before, correct the rectangle in the sidecar file."),
    SIDECAR_BASE(
            "texm.convert-sidecar-base",
            Severity.WARNING,
            "The sidecar file should describe the texture that the image replaces.",
            "the sidecar file says {0}, but the existing texture is {1}; the sidecar file wins",
            "To keep the properties of the existing texture, delete the sidecar file."),
    SIDECAR_OLDER(
            "texm.convert-sidecar-older",
            Severity.INFO,
            "The sidecar file should have been made from the texture that the image replaces.",
            "the existing texture has other pixels than the one the sidecar file was made from",
            "Nothing to do if you replaced the texture before; otherwise check that this is the right texture."),
    PAGE_SIZE(
            "texm.convert-page-size",
            Severity.ERROR,
            "The image of a page must have the size of the part of the page that lies inside the texture.",
            "the image of page {0} has {1} x {2} pixels, but the page has {3} x {4}",
            "Scale the image in a paint program."),
    PAGE_CONFLICT(
            "texm.convert-page-conflict",
            Severity.ERROR,
            "Edit either a page or the image it is part of, not both.",
            "page {0} and {1} were both edited in the same place and differ",
            "Merge your changes into one of them, then delete the file of the page or make both the same."),
    PAGE_IGNORED(
            "texm.convert-page-ignored",
            Severity.WARNING,
            "A page image beside an image should have been written together with it.",
            "{0} differs from the image, and nothing shows which is newer; the image is used",
            "To import the page, use ironkit replace with ?page={1} after the address. Pages written by convert"
                    + " --pages are imported automatically."),
    NO_PART(
            "texm.convert-part",
            Severity.ERROR,
            "The requested part of a texture must exist.",
            "the texture has {0}",
            "ironkit info shows how many levels and pages the texture has.");

    private final Rule about;

    ConvertProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
