package dev.ironkit.render;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The letters of labels: printable ASCII, eleven rows high, each as wide as it needs.
 *
 * <p>They are drawn in {@code font.txt}, where they can be read and changed. A character that is not there is shown as a hollow box.
 */
final class LabelFont {

    /** Rows of a letter, two of them below the line. */
    static final int HEIGHT = 11;

    private static final LabelFont FONT = load();
    private static final char FIRST = '!';
    private static final int GAP = 2;
    private static final int BLANK = 3;
    private static final String DOTS = "...";

    private final List<LabelGlyph> glyphs;

    private LabelFont(List<LabelGlyph> glyphs) {
        this.glyphs = glyphs;
    }

    static LabelFont get() {
        return FONT;
    }

    /** How many pixels wide a text is. */
    int width(String text) {
        int width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += advance(text.charAt(i));
        }
        return Math.max(0, width - GAP);
    }

    /** The text if it is narrow enough; else its ends, which tell names apart, with dots between them. */
    String fit(String text, int width) {
        if (width(text) <= width) {
            return text;
        }
        for (int kept = text.length() - 1; kept > 0; kept--) {
            String shorter = text.substring(0, (kept + 1) / 2) + DOTS + text.substring(text.length() - kept / 2);
            if (width(shorter) <= width) {
                return shorter;
            }
        }
        return "";
    }

    /** Draws a text with its upper left corner at a place. */
    void draw(Canvas canvas, int x, int y, String text, int colour) {
        int at = x;
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != ' ') {
                glyph(text.charAt(i)).draw(canvas, at, y, colour);
            }
            at += advance(text.charAt(i));
        }
    }

    private int advance(char character) {
        return (character == ' ' ? BLANK : glyph(character).width()) + GAP;
    }

    private LabelGlyph glyph(char character) {
        int index = character - FIRST;
        int missing = glyphs.size() - 1;
        return glyphs.get(index >= 0 && index < missing ? index : missing);
    }

    private static LabelFont load() {
        List<LabelGlyph> glyphs = new ArrayList<>();
        try (InputStream stream = LabelFont.class.getResourceAsStream("font.txt");
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            List<String> lines = reader.lines().toList();
            for (int at = lines.indexOf("") + 1; at < lines.size(); at += HEIGHT + 2) {
                glyphs.addAll(LabelGlyph.band(lines.subList(at + 1, at + 1 + HEIGHT)));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new LabelFont(List.copyOf(glyphs));
    }
}
