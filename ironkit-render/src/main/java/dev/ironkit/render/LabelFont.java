package dev.ironkit.render;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The letters of labels: printable ASCII and Russian letters, which names may have, eleven rows high, each as wide as it needs.
 *
 * <p>They are drawn in {@code font.txt} and {@code cyrillic.txt}, where they can be read and changed. A character that is not there is
 * shown as a hollow box.
 */
final class LabelFont {

    /** Rows of a letter, two of them below the line. */
    static final int HEIGHT = 11;

    /** Letters, each followed by the Latin one it looks like. */
    private static final String ALIKE = "\u0410A\u0412B\u0415E\u041AK\u041CM\u041DH\u041EO\u0420P\u0421C\u0422T\u0425X"
            + "\u0430a\u0435e\u043Eo\u0440p\u0441c\u0443y\u0445x\u0406I\u0456i\u0405S\u0455s\u0408J\u0458j";

    private static final LabelFont FONT = load();
    private static final int GAP = 2;
    private static final int BLANK = 3;
    private static final String DOTS = "...";

    private final Map<Character, LabelGlyph> glyphs;
    private final LabelGlyph missing;

    private LabelFont(Map<Character, LabelGlyph> glyphs, LabelGlyph missing) {
        this.glyphs = glyphs;
        this.missing = missing;
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
        return glyphs.getOrDefault(character, missing);
    }

    private static LabelFont load() {
        Map<Character, LabelGlyph> glyphs = new HashMap<>();
        LabelGlyph missing = read("font.txt", glyphs);
        read("cyrillic.txt", glyphs);
        for (int i = 0; i < ALIKE.length(); i += 2) {
            glyphs.put(ALIKE.charAt(i), glyphs.get(ALIKE.charAt(i + 1)));
        }
        return new LabelFont(Map.copyOf(glyphs), missing);
    }

    /** Adds the letters of a file that are not there yet, and returns its last one. */
    private static LabelGlyph read(String name, Map<Character, LabelGlyph> glyphs) {
        LabelGlyph last = null;
        try (InputStream stream = LabelFont.class.getResourceAsStream(name);
                BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            List<String> lines = reader.lines().toList();
            for (int at = lines.indexOf("") + 1; at < lines.size(); at += HEIGHT + 2) {
                List<LabelGlyph> band = LabelGlyph.band(lines.subList(at + 1, at + 1 + HEIGHT));
                for (int i = 0; i < band.size(); i++) {
                    // Each character is followed by a blank.
                    glyphs.putIfAbsent(lines.get(at).charAt(2 * i), band.get(i));
                    last = band.get(i);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return last;
    }
}
