package dev.ironkit.render;

import dev.ironkit.format.texm.RgbaImage;
import java.util.List;

/**
 * Many pictures on one, each with its name.
 *
 * <p>The names are known first, the pictures are drawn one by one, so that not all of them have to be in memory; several threads may
 * draw different pictures at once. A place that nothing was drawn to stays empty.
 */
public final class ContactSheet {

    /** The most pixels a sheet may have: 1 GiB of memory. */
    public static final long MOST_PIXELS = 1L << 28;

    private static final int PAPER = RgbaImage.pixel(0x1B, 0x1E, 0x23, 0xFF);
    private static final int PLACE = RgbaImage.pixel(0x23, 0x27, 0x2E, 0xFF);
    private static final int EDGE = RgbaImage.pixel(0x3A, 0x40, 0x4A, 0xFF);
    private static final int NAME = RgbaImage.pixel(0xE8, 0xEA, 0xED, 0xFF);
    private static final int NOTE = RgbaImage.pixel(0x8E, 0x96, 0xA3, 0xFF);
    private static final int WRONG = RgbaImage.pixel(0xD8, 0x5C, 0x4E, 0xFF);
    private static final int LIGHT_SQUARE = RgbaImage.pixel(0x75, 0x7A, 0x82, 0xFF);
    private static final int DARK_SQUARE = RgbaImage.pixel(0x56, 0x5A, 0x61, 0xFF);
    private static final int SQUARE = 8;

    private final SheetStyle style;
    private final SheetGrid grid;
    private final Canvas canvas;

    private ContactSheet(SheetStyle style, SheetGrid grid) {
        this.style = style;
        this.grid = grid;
        this.canvas = new Canvas(new RgbaImage((int) grid.width(), (int) grid.height()));
    }

    /** {@return a sheet with all labels and no pictures} */
    public static ContactSheet of(List<SheetLabel> labels, SheetStyle style) {
        SheetGrid grid = new SheetGrid(labels, style);
        if (grid.width() * grid.height() > MOST_PIXELS) {
            throw new IllegalArgumentException("a sheet of " + grid.width() + " x " + grid.height() + " pixels");
        }
        ContactSheet sheet = new ContactSheet(style, grid);
        sheet.drawPaper(labels);
        return sheet;
    }

    /** {@return how many pixels the sheet of so many pictures would have, to be held against {@link #MOST_PIXELS}} */
    public static long pixels(List<SheetLabel> labels, SheetStyle style) {
        SheetGrid grid = new SheetGrid(labels, style);
        return grid.width() * grid.height();
    }

    /** Draws a picture in its place. */
    public void draw(int index, RgbaImage image) {
        boolean blended = style.alpha() == AlphaView.BLENDED;
        RgbaImage fitted = Scaling.fit(blended ? image : Channels.opaque(image), style.side());
        int left = grid.left(index) + (style.side() - fitted.width()) / 2;
        int top = grid.top(index) + (style.side() - fitted.height()) / 2;
        if (blended && !Channels.isOpaque(fitted)) {
            drawCheckerboard(left, top, fitted.width(), fitted.height());
        }
        canvas.blend(left, top, fitted);
        if (style.alpha() == AlphaView.BESIDE && !Channels.isOpaque(image)) {
            drawAlpha(index, image);
        }
    }

    /** Marks the place of a picture that cannot be shown. */
    public void cross(int index) {
        int side = style.side();
        canvas.frame(grid.left(index), grid.top(index), side, side, WRONG);
        for (int i = 0; i < side; i++) {
            canvas.set(grid.left(index) + i, grid.top(index) + i, WRONG);
            canvas.set(grid.left(index) + side - 1 - i, grid.top(index) + i, WRONG);
        }
    }

    /** {@return the sheet; what is drawn afterwards is drawn on it too} */
    public RgbaImage image() {
        return canvas.image();
    }

    private void drawPaper(List<SheetLabel> labels) {
        RgbaImage image = canvas.image();
        LabelFont font = LabelFont.get();
        canvas.fill(0, 0, image.width(), image.height(), PAPER);
        String title = font.fit(style.title(), image.width() - 2 * SheetGrid.margin());
        font.draw(canvas, SheetGrid.margin(), grid.titleY(), title, NAME);
        for (int i = 0; i < labels.size(); i++) {
            int left = grid.left(i);
            int side = style.side();
            canvas.fill(left, grid.top(i), side, side, PLACE);
            canvas.frame(left - 1, grid.top(i) - 1, side + 2, side + 2, EDGE);
            font.draw(canvas, left, grid.labelY(i, 0), font.fit(labels.get(i).name(), side), NAME);
            font.draw(canvas, left, grid.labelY(i, 1), font.fit(labels.get(i).note(), side), NOTE);
        }
    }

    private void drawCheckerboard(int left, int top, int width, int height) {
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean light = (x / SQUARE + y / SQUARE) % 2 == 0;
                canvas.set(left + x, top + y, light ? LIGHT_SQUARE : DARK_SQUARE);
            }
        }
    }

    private void drawAlpha(int index, RgbaImage image) {
        RgbaImage inset = Scaling.fit(Channels.alphaAsGrey(image), style.side() * 2 / 5);
        int left = grid.left(index) + style.side() - inset.width();
        int top = grid.top(index) + style.side() - inset.height();
        canvas.blend(left, top, inset);
        canvas.fill(left - 1, top - 1, inset.width() + 1, 1, PAPER);
        canvas.fill(left - 1, top - 1, 1, inset.height() + 1, PAPER);
    }
}
