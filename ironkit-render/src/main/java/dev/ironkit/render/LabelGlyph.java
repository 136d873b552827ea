package dev.ironkit.render;

import java.util.ArrayList;
import java.util.List;

/** One letter: rows of equal length, {@code #} where it is drawn. */
record LabelGlyph(List<String> rows) {

    private static final String BETWEEN = "  ";
    private static final char INK = '#';

    /** The letters that stand side by side in some lines. */
    static List<LabelGlyph> band(List<String> lines) {
        int count = lines.get(0).split(BETWEEN, -1).length;
        List<LabelGlyph> glyphs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int place = i;
            glyphs.add(trimmed(
                    lines.stream().map(line -> line.split(BETWEEN, -1)[place]).toList()));
        }
        return glyphs;
    }

    int width() {
        return rows.get(0).length();
    }

    boolean ink(int x, int y) {
        return rows.get(y).charAt(x) == INK;
    }

    void draw(Canvas canvas, int left, int top, int colour) {
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < width(); x++) {
                if (ink(x, y)) {
                    canvas.set(left + x, top + y, colour);
                }
            }
        }
    }

    /** Without the empty columns on both sides. */
    private static LabelGlyph trimmed(List<String> rows) {
        int from = rows.stream()
                .mapToInt(row -> row.indexOf(INK))
                .filter(at -> at >= 0)
                .min()
                .orElse(0);
        int to = rows.stream().mapToInt(row -> row.lastIndexOf(INK) + 1).max().orElse(1);
        return new LabelGlyph(rows.stream().map(row -> row.substring(from, to)).toList());
    }
}
