package dev.ironkit.format.texm;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;

/** What keeps a picture from being stored as it is asked for. */
public enum PixelProblem implements ProblemCode {
    PALETTE_MATCH(
            "texm.edit-colors",
            "A picture that is to keep its palette has no other colours than the palette.",
            "{0} of {1} pixels have a colour that is not in the palette, the first is {2} at x {3}, y {4}",
            "Use colours of the palette only, or say --quantize nearest for the nearest ones, --quantize new for a new palette;"
                    + " ironkit convert, ironkit replace and ironkit add take it."),
    UNKNOWN_FORMAT(
            "texm.unknown-pixels",
            "Pixels are decoded and encoded only where their format is known.",
            "how format {0} stores its pixels is not known",
            "The texture can be extracted, edited and packed as bytes; nothing in it is lost.");

    private final Rule about;

    PixelProblem(String id, String rule, String template, String fix) {
        about = Rule.ours(id, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
