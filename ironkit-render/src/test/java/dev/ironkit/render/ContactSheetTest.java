package dev.ironkit.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.format.texm.RgbaImage;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContactSheetTest {

    private static final int RED = RgbaImage.pixel(255, 0, 0, 255);
    private static final int GREEN = RgbaImage.pixel(0, 255, 0, 255);
    private static final int BLUE = RgbaImage.pixel(0, 0, 255, 255);
    private static final int WHITE = 0xFFFFFFFF;
    private static final List<SheetLabel> ONE = List.of(new SheetLabel("STONE00.0", "256 x 256"));

    /** The first square of a sheet without a title. */
    private static final int LEFT = 16;

    private static final int TOP = 16;

    @Test
    void aSmallPictureIsMadeLargerInWholePixels() {
        RgbaImage sheet = sheet(AlphaView.BLENDED, new RgbaImage(2, 2, new int[] {RED, GREEN, BLUE, WHITE}));

        for (int y = 0; y < 128; y++) {
            for (int x = 0; x < 128; x++) {
                int expected = y < 64 ? (x < 64 ? RED : GREEN) : x < 64 ? BLUE : WHITE;
                assertThat(at(sheet, LEFT + x, TOP + y)).isEqualTo(expected);
            }
        }
    }

    @Test
    void aSmallPictureThatDoesNotDivideTheSquareStandsInItsMiddle() {
        RgbaImage image = new RgbaImage(50, 20);
        Arrays.fill(image.pixels(), RED);
        RgbaImage sheet = sheet(AlphaView.BLENDED, image);

        assertThat(at(sheet, LEFT + 14, TOP + 44)).isEqualTo(RED);
        assertThat(at(sheet, LEFT + 113, TOP + 83)).isEqualTo(RED);
        assertThat(at(sheet, LEFT + 13, TOP + 44)).isNotEqualTo(RED);
        assertThat(at(sheet, LEFT + 14, TOP + 43)).isNotEqualTo(RED);
        assertThat(at(sheet, LEFT + 114, TOP + 83)).isNotEqualTo(RED);
    }

    @Test
    void aLargePictureBecomesTheMeanOfWhatAPixelStandsFor() {
        RgbaImage image = new RgbaImage(256, 128);
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] = RgbaImage.pixel(i % 2 == 0 ? 10 : 20, i / 256 % 2 == 0 ? 100 : 102, 7, 255);
        }
        RgbaImage sheet = sheet(AlphaView.BLENDED, image);

        assertThat(at(sheet, LEFT, TOP + 32)).isEqualTo(RgbaImage.pixel(15, 101, 7, 255));
        assertThat(at(sheet, LEFT + 127, TOP + 95)).isEqualTo(RgbaImage.pixel(15, 101, 7, 255));
        assertThat(at(sheet, LEFT, TOP + 31)).isNotEqualTo(RgbaImage.pixel(15, 101, 7, 255));
    }

    @Test
    void theMeanIsWeightedByAlpha() {
        RgbaImage image = new RgbaImage(256, 256);
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] = i % 2 == 0 ? RED : RgbaImage.pixel(0, 255, 0, 0);
        }
        RgbaImage fitted = Scaling.fit(image, 128);

        assertThat(fitted.pixels()).containsOnly(RgbaImage.pixel(255, 0, 0, 128));
        assertThat(Scaling.fit(new RgbaImage(1024, 2), 128).height()).isEqualTo(1);
    }

    @Test
    void behindWhatIsTransparentLiesACheckerboard() {
        RgbaImage image = new RgbaImage(128, 128);
        image.pixels()[3] = RED;
        image.pixels()[4] = RgbaImage.pixel(255, 255, 255, 128);
        RgbaImage sheet = sheet(AlphaView.BLENDED, image);

        int light = at(sheet, LEFT, TOP);
        int dark = at(sheet, LEFT + 8, TOP);
        assertThat(RgbaImage.red(light)).isGreaterThan(RgbaImage.red(dark) + 20);
        assertThat(at(sheet, LEFT + 8, TOP + 8)).isEqualTo(light);
        assertThat(at(sheet, LEFT + 7, TOP + 8)).isEqualTo(dark);
        assertThat(at(sheet, LEFT + 3, TOP)).isEqualTo(RED);
        assertThat(RgbaImage.red(at(sheet, LEFT + 4, TOP)))
                .isEqualTo((255 * 128 + RgbaImage.red(light) * 127 + 127) / 255);
    }

    @Test
    void alphaCanBeIgnoredOrShownBeside() {
        RgbaImage image = new RgbaImage(128, 128);
        Arrays.fill(image.pixels(), RgbaImage.pixel(1, 2, 3, 77));
        int colour = RgbaImage.pixel(1, 2, 3, 255);
        int grey = RgbaImage.pixel(77, 77, 77, 255);

        RgbaImage ignored = sheet(AlphaView.IGNORED, image);
        RgbaImage beside = sheet(AlphaView.BESIDE, image);

        assertThat(at(ignored, LEFT, TOP)).isEqualTo(colour);
        assertThat(at(ignored, LEFT + 127, TOP + 127)).isEqualTo(colour);
        assertThat(at(beside, LEFT, TOP)).isEqualTo(colour);
        assertThat(at(beside, LEFT + 127, TOP + 127)).isEqualTo(grey);
        assertThat(at(beside, LEFT + 128 - 51, TOP + 128 - 51)).isEqualTo(grey);
        assertThat(at(beside, LEFT + 128 - 60, TOP + 128 - 60)).isEqualTo(colour);
    }

    @Test
    void labelsStandBelowTheirPictures() {
        RgbaImage sheet = ContactSheet.of(ONE, SheetStyle.USUAL).image();
        int name = count(sheet, RgbaImage.pixel(0xE8, 0xEA, 0xED, 255));
        int note = count(sheet, RgbaImage.pixel(0x8E, 0x96, 0xA3, 255));

        assertThat(name).isGreaterThan(100);
        assertThat(note).isGreaterThan(100);
        assertThat(sheet.width()).isEqualTo(16 + 128 + 16);
        assertThat(sheet.height()).isEqualTo(16 + 128 + 5 + 2 * 14 + 16);
        assertThat(ContactSheet.of(ONE, SheetStyle.USUAL.withTitle("Textures.lib"))
                        .image()
                        .height())
                .isEqualTo(sheet.height() + 26);
        assertThat(ContactSheet.of(List.of(new SheetLabel("A", "")), SheetStyle.USUAL)
                        .image()
                        .height())
                .as("no second line where no picture has a note")
                .isEqualTo(sheet.height() - 14);
    }

    @Test
    void picturesStandInRowsInTheirOrder() {
        List<SheetLabel> labels = Collections.nCopies(5, new SheetLabel("A", ""));
        ContactSheet sheet =
                ContactSheet.of(labels, SheetStyle.USUAL.withColumns(2).withSide(16));
        for (int i = 0; i < 5; i++) {
            sheet.draw(i, new RgbaImage(1, 1, new int[] {RgbaImage.pixel(i, 200, 0, 255)}));
        }
        for (int i = 0; i < 5; i++) {
            assertThat(at(sheet.image(), LEFT + i % 2 * 28, TOP + i / 2 * 47))
                    .isEqualTo(RgbaImage.pixel(i, 200, 0, 255));
        }
    }

    @Test
    void aSheetOfManyIsALittleWiderThanHigh() {
        RgbaImage sheet = ContactSheet.of(Collections.nCopies(400, new SheetLabel("A", "B")), SheetStyle.USUAL)
                .image();

        assertThat((double) sheet.width() / sheet.height()).isBetween(1.1, 1.5);
    }

    @Test
    void aPictureThatCannotBeShownIsCrossedOut() {
        ContactSheet sheet = ContactSheet.of(ONE, SheetStyle.USUAL);
        sheet.cross(0);
        int corner = at(sheet.image(), LEFT, TOP);

        assertThat(at(sheet.image(), LEFT + 64, TOP + 64)).isEqualTo(corner);
        assertThat(at(sheet.image(), LEFT + 127, TOP)).isEqualTo(corner);
        assertThat(at(sheet.image(), LEFT + 64, TOP + 30)).isNotEqualTo(corner);
    }

    @Test
    void nothingToShowIsAnEmptySheetAndTooMuchIsRefused() {
        assertThat(ContactSheet.of(List.of(), SheetStyle.USUAL).image().height())
                .isPositive();
        List<SheetLabel> many = Collections.nCopies(1_000_000, new SheetLabel("A", ""));
        assertThat(ContactSheet.pixels(many, SheetStyle.USUAL)).isGreaterThan(ContactSheet.MOST_PIXELS);
        assertThatThrownBy(() -> ContactSheet.of(many, SheetStyle.USUAL)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SheetStyle.USUAL.withSide(5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SheetStyle.USUAL.withColumns(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static RgbaImage sheet(AlphaView alpha, RgbaImage image) {
        ContactSheet sheet = ContactSheet.of(ONE, SheetStyle.USUAL.withAlpha(alpha));
        sheet.draw(0, image);
        assertThat(Channels.isOpaque(sheet.image())).isTrue();
        return sheet.image();
    }

    private static int at(RgbaImage image, int x, int y) {
        return image.pixels()[y * image.width() + x];
    }

    private static int count(RgbaImage image, int colour) {
        return (int)
                Arrays.stream(image.pixels()).filter(pixel -> pixel == colour).count();
    }
}
