package dev.ironkit.format.texm;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What keeps a picture from being stored as it is asked for. */
public enum PixelProblem implements ProblemCode {
    PALETTE_MATCH(
            "texm.edit-colors",
            "An image that keeps the palette of its texture must use only colours of that palette.",
            "{0} of {1} pixels have a colour that is not in the palette; the first is {2} at x {3}, y {4}",
            "Use only colours of the palette, or use --quantize nearest (nearest palette colour) or --quantize"
                    + " new (new palette) with ironkit convert, ironkit replace or ironkit add."),
    UNKNOWN_FORMAT(
            "texm.unknown-pixels",
            "Pixels can only be decoded and encoded in a known format.",
            "the pixel layout of format {0} is unknown",
            "The texture can still be extracted and packed as bytes; nothing in it is lost.");

    private final Rule about;

    PixelProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
