package dev.ironkit.render;

import java.util.List;

/** Where everything on a contact sheet lies, in pixels. */
final class SheetGrid {

    private static final int MARGIN = 16;
    private static final int GAP = 12;
    private static final int LINE = LabelFont.HEIGHT + 3;
    private static final int ABOVE_LABEL = 5;

    private final int count;
    private final int columns;
    private final int side;
    private final int labelLines;
    private final int top;

    SheetGrid(List<SheetLabel> labels, SheetStyle style) {
        count = labels.size();
        side = style.side();
        labelLines = labels.stream().allMatch(label -> label.note().isEmpty()) ? 1 : 2;
        top = MARGIN + (style.title().isEmpty() ? 0 : LINE + GAP);
        columns = Math.max(1, style.columns() > 0 ? Math.min(style.columns(), count) : usualColumns());
    }

    /** As many as make the sheet about four to three. */
    private int usualColumns() {
        double wanted = StrictMath.sqrt(4.0 / 3.0 * count * cellHeight() / cellWidth());
        return (int) Math.min(count, Math.round(wanted));
    }

    private int rows() {
        return (count + columns - 1) / columns;
    }

    private int cellWidth() {
        return side + GAP;
    }

    private int cellHeight() {
        return side + ABOVE_LABEL + labelLines * LINE + GAP;
    }

    long width() {
        return 2L * MARGIN - GAP + (long) columns * cellWidth();
    }

    long height() {
        return (long) top + MARGIN - GAP + (long) rows() * cellHeight();
    }

    int titleY() {
        return MARGIN;
    }

    int left(int index) {
        return MARGIN + index % columns * cellWidth();
    }

    int top(int index) {
        return top + index / columns * cellHeight();
    }

    /** Where the name of a picture starts, or its note on the next line. */
    int labelY(int index, int line) {
        return top(index) + side + ABOVE_LABEL + line * LINE;
    }

    static int margin() {
        return MARGIN;
    }
}
