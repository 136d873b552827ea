package dev.ironkit.render;

/**
 * How a contact sheet is laid out.
 *
 * @param side pixels of the square that each picture is fitted into
 * @param columns pictures in a row; 0 for as many as make the sheet a little wider than high
 * @param title a line above all, or nothing
 * @param alpha what is shown of alpha
 */
public record SheetStyle(int side, int columns, String title, AlphaView alpha) {

    /** Squares of 128 pixels, transparency over a checkerboard. */
    public static final SheetStyle USUAL = new SheetStyle(128, 0, "", AlphaView.BLENDED);

    private static final int SMALLEST = 16;
    private static final int LARGEST = 4096;

    /** Checks the numbers. */
    public SheetStyle {
        if (side < SMALLEST || side > LARGEST || columns < 0) {
            throw new IllegalArgumentException("a square of " + side + " pixels, " + columns + " in a row");
        }
    }

    /** {@return the same style with another square} */
    public SheetStyle withSide(int pixels) {
        return new SheetStyle(pixels, columns, title, alpha);
    }

    /** {@return the same style with so many pictures in a row} */
    public SheetStyle withColumns(int count) {
        return new SheetStyle(side, count, title, alpha);
    }

    /** {@return the same style with a line above} */
    public SheetStyle withTitle(String text) {
        return new SheetStyle(side, columns, text, alpha);
    }

    /** {@return the same style with another look at alpha} */
    public SheetStyle withAlpha(AlphaView view) {
        return new SheetStyle(side, columns, title, view);
    }
}
