package dev.ironkit.demo.texture;

import dev.ironkit.format.texm.PageRect;
import java.util.ArrayList;
import java.util.List;

/** Letters three dots wide and five high, on a sheet where each has a rectangle of its own width. */
public final class Glyphs {

    /** The characters there are, in the order of their rectangles. */
    public static final String CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.!?";

    /** Five rows of a letter, three dots in each, as digits of base 8. */
    private static final String ROWS =
            "25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 55655 44447 57755 65555 "
                    + "25552 65644 25563 65655 34216 72222 55557 55552 55775 55255 55222 71247 75557 26227 71747 71717 55711 74717 "
                    + "74757 71122 75757 75717 00700 00002 22202 71202";

    private static final String NARROW = ".!";
    private static final int DOTS = 5;

    private final int dot;
    private final int sheet;
    private final List<PageRect> places = new ArrayList<>();

    /**
     * Letters on a sheet.
     *
     * @param sheet its width and height
     * @param dot the size of a dot
     */
    public Glyphs(int sheet, int dot) {
        this.dot = dot;
        this.sheet = sheet;
        int x = 0;
        int y = 0;
        for (int i = 0; i < CHARACTERS.length(); i++) {
            char letter = CHARACTERS.charAt(i);
            int width = (NARROW.indexOf(letter) < 0 ? 4 : 3) * dot;
            if (x + width > sheet) {
                x = 0;
                y += (DOTS + 1) * dot;
            }
            places.add(PageRect.of(x, y, width, (DOTS + 1) * dot));
            x += width;
        }
    }

    /** {@return the rectangle of each character} */
    public List<PageRect> places() {
        return List.copyOf(places);
    }

    /** {@return the rectangle of a character; that of the question mark if it has none} */
    public PageRect place(char letter) {
        int at = CHARACTERS.indexOf(Character.toUpperCase(letter));
        return places.get(at < 0 ? CHARACTERS.length() - 1 : at);
    }

    /** {@return the sheet, white letters on nothing} */
    public Picture picture() {
        boolean[] set = new boolean[sheet * sheet];
        for (int i = 0; i < places.size(); i++) {
            draw(set, places.get(i), ROWS.substring(i * 6, i * 6 + DOTS));
        }
        return (x, y) -> set[y * sheet + x] ? 0xFFFFFFFF : 0x00FFFFFF;
    }

    private void draw(boolean[] set, PageRect place, String rows) {
        for (int y = 0; y < DOTS * dot; y++) {
            int bits = rows.charAt(y / dot) - '0';
            for (int x = 0; x < Math.min(3 * dot, place.w()); x++) {
                set[(place.y() + y) * sheet + place.x() + x] = (bits >> (2 - x / dot) & 1) != 0;
            }
        }
    }
}
