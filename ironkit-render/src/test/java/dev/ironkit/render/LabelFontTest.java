package dev.ironkit.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.texm.RgbaImage;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LabelFontTest {

    private static final int INK = 0xFFFFFFFF;

    private final LabelFont font = LabelFont.get();

    @Test
    void everyPrintableCharacterLooksLikeNoOther() {
        Map<RgbaImage, Character> seen = new HashMap<>();
        for (char character = '!'; character <= '~'; character++) {
            RgbaImage drawn = drawn(String.valueOf(character));
            assertThat(drawn.pixels()).as("'%s'", character).contains(INK);
            assertThat(seen.put(drawn, character))
                    .as("'%s' looks like it", character)
                    .isNull();
        }
        assertThat(seen).hasSize(94).doesNotContainKey(drawn("\u7530"));
    }

    @Test
    void everyRussianLetterLooksLikeItselfOrItsLatinTwin() {
        Map<RgbaImage, Character> seen = new HashMap<>();
        RgbaImage box = drawn("\u7530");
        String twins =
                "\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0430\u0435\u043E\u0440\u0441\u0443\u0445";
        for (char character = '!'; character <= '~'; character++) {
            seen.put(drawn(String.valueOf(character)), character);
        }
        for (char character = '\u0401'; character <= '\u0451'; character++) {
            boolean letter = character >= '\u0410' || character == '\u0401';
            if (letter && character != '\u0450') {
                RgbaImage drawn = drawn(String.valueOf(character));
                assertThat(drawn).as("'%s'", character).isNotEqualTo(box);
                Character like = seen.put(drawn, character);
                assertThat(like != null)
                        .as("'%s' looks like '%s'", character, like)
                        .isEqualTo(twins.indexOf(character) >= 0);
            }
        }
    }

    @Test
    void aLetterStandsInTheRowsItIsDrawnIn() {
        assertThat(picture("L"))
                .isEqualTo("#....\n#....\n#....\n#....\n#....\n#....\n#....\n#....\n#####\n.....\n.....\n");
    }

    @Test
    void whatIsNotInTheFontIsAHollowBox() {
        assertThat(drawn("\u7530")).isEqualTo(drawn("\n"));
        assertThat(picture("\u7530")).startsWith("#####\n#...#\n");
    }

    @Test
    void aBlankTakesRoomAndNoInk() {
        assertThat(font.width("a b")).isGreaterThan(font.width("ab"));
        assertThat(drawn(" ").pixels()).doesNotContain(INK);
        assertThat(font.width("")).isZero();
    }

    @Test
    void aTextIsAsWideAsItsInk() {
        RgbaImage drawn = drawn("HULL07.0");
        int width = font.width("HULL07.0");
        boolean last = false;
        for (int y = 0; y < drawn.height(); y++) {
            last |= drawn.pixels()[y * drawn.width() + width - 1] == INK;
            for (int x = width; x < drawn.width(); x++) {
                assertThat(drawn.pixels()[y * drawn.width() + x]).isNotEqualTo(INK);
            }
        }
        assertThat(last).isTrue();
    }

    @Test
    void aLongNameKeepsItsEnds() {
        assertThat(font.fit("STONE00.0", 128)).isEqualTo("STONE00.0");
        String shorter = font.fit("ENGINE_GLOW_LARGE_SIDE02.15", 128);
        assertThat(shorter).startsWith("ENGINE").contains("...").endsWith("02.15");
        assertThat(font.width(shorter)).isLessThanOrEqualTo(128);
        assertThat(font.fit("ENGINE", 3)).isEmpty();
    }

    private RgbaImage drawn(String text) {
        Canvas canvas = new Canvas(new RgbaImage(100, LabelFont.HEIGHT));
        font.draw(canvas, 0, 0, text, INK);
        return canvas.image();
    }

    private String picture(String text) {
        RgbaImage image = drawn(text);
        StringBuilder rows = new StringBuilder();
        for (int y = 0; y < image.height(); y++) {
            for (int x = 0; x < font.width(text); x++) {
                rows.append(image.pixels()[y * image.width() + x] == INK ? '#' : '.');
            }
            rows.append('\n');
        }
        return rows.toString();
    }
}
