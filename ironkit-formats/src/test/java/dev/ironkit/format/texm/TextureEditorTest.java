package dev.ironkit.format.texm;

import static dev.ironkit.format.texm.TexmSamples.filled;
import static dev.ironkit.format.texm.TexmSamples.strict;
import static dev.ironkit.format.texm.TexmSamples.tolerant;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class TextureEditorTest {

    private final Texture atlas = strict(texture(2, 8, 8)
            .levels(4)
            .words(32, 0x0480_0000, 77)
            .page(0, 0, 4, 4)
            .page(4, 4, 4, 4)
            .build());

    @Test
    @Clause({"texm.9-kept", "texm.12.2-words-untouched"})
    void keepsWordsAndPagesWhenTheSizeChanges() {
        Texture larger =
                atlas.edit().size(16, 8).levels(List.of(filled(128, 1))).apply();

        assertThat(larger.header()).isEqualTo(new TextureHeader(16, 8, 1, 32, 0x0480_0000, 77, 2));
        assertThat(larger.pages()).isEqualTo(atlas.pages());
    }

    @Test
    @Clause("texm.9-size-page")
    void refusesASizeThatPagesDoNotFitUnlessNewOnesAreGiven() {
        TextureEditor smaller = atlas.edit().size(6, 8).levels(List.of(filled(48, 1)));

        assertRefused(TexmProblem.EDIT_PAGE, "page 1 is 4x4 at 4,4, which does not fit a 6x8 image", smaller::apply);
        assertThat(smaller.pages(List.of(PageRect.of(0, 0, 6, 8)))
                        .apply()
                        .pages()
                        .orElseThrow()
                        .rects())
                .containsExactly(PageRect.of(0, 0, 6, 8));
    }

    @Test
    @Clause("texm.9-limits")
    void refusesSizesAndCountsAWriterMayNotMake() {
        for (int[] size : new int[][] {{0, 1}, {1, 0}, {4097, 1}, {1, 4097}, {-1, 1}}) {
            assertRefused(
                    TexmProblem.EDIT_SIZE,
                    "cannot write a texture of " + size[0] + "x" + size[1] + " pixels; each side may have 1 to 4096",
                    () -> Texture.of(PixelFormat.L8A8, size[0], size[1], List.of(filled(8, 0))));
        }
        assertRefused(
                TexmProblem.EDIT_COUNT,
                "a 8x8 texture has 1 to 4 levels, not 5",
                () -> atlas.withLevels(
                        List.of(filled(64, 0), filled(16, 0), filled(4, 0), filled(1, 0), filled(1, 0))));
        assertRefused(
                TexmProblem.EDIT_COUNT, "a 8x8 texture has 1 to 4 levels, not 0", () -> atlas.withLevels(List.of()));
        assertThat(Texture.of(PixelFormat.INDEXED_ELSEWHERE, 4096, 1, List.of(filled(4096, 0)))
                        .width())
                .isEqualTo(4096);
    }

    @Test
    void refusesLevelsOfAnotherSize() {
        assertRefused(
                TexmProblem.EDIT_LEVELS,
                "level 1 of 4x4 takes 16 bytes, not 15",
                () -> atlas.withLevels(List.of(filled(64, 0), filled(15, 0))));
        assertRefused(
                TexmProblem.EDIT_LEVELS,
                "the chain takes 170 bytes, not 85",
                () -> atlas.edit().format(PixelFormat.L8A8).apply());
    }

    @Test
    void wantsAPaletteWithFormatZeroOnly() {
        List<ByteView> levels = List.of(filled(64, 0));
        assertRefused(
                TexmProblem.EDIT_PALETTE,
                "a texture in format 0 has a palette of 1024 bytes, not 0",
                () -> atlas.edit().format(PixelFormat.INDEXED).levels(levels).apply());
        assertRefused(
                TexmProblem.EDIT_PALETTE,
                "a texture in format 2 has a palette of 0 bytes, not 1024",
                () -> atlas.edit().palette(filled(1024, 0)).apply());

        Texture indexed = atlas.edit()
                .format(PixelFormat.INDEXED)
                .palette(filled(1024, 9))
                .levels(levels)
                .apply();
        Texture back = indexed.edit().format(PixelFormat.INDEXED_ELSEWHERE).apply();

        assertThat(indexed.palette()).isEqualTo(filled(1024, 9));
        assertThat(back.palette().length()).isZero();
        assertThat(back.level(0).bytes()).isEqualTo(levels.get(0));
    }

    @Test
    @Clause("texm.9-tail-kept")
    void keepsAForeignTailUntilPagesAreGiven() {
        Texture odd = tolerant(TexmSamples.STRAY_BYTES.bytes().toByteArray());

        Texture refilled = odd.withLevels(List.of(filled(8, 4)));

        assertThat(refilled.tail()).isEqualTo(ByteView.of(new byte[] {1, 2, 3}));
        assertThat(refilled.withPages(List.of(PageRect.of(0, 0, 1, 1))).tail().length())
                .isZero();
    }

    @Test
    void leavesWhatIsOddAloneWhereItIsNotEdited() {
        Texture odd = strict(texture(1555, 5000, 1).levels(20).page(-4, 0, 1, 1).build());

        assertThat(odd.edit().flags5(1).apply().pages()).isEqualTo(odd.pages());
    }

    @Test
    void refusesNewPagesOutsideThePicture() {
        assertRefused(
                TexmProblem.EDIT_PAGE,
                "page 0 is 1x1 at 8,0, which does not fit a 8x8 image",
                () -> atlas.withPages(List.of(PageRect.of(8, 0, 1, 1))));
        assertThatThrownBy(() -> PageRect.of(40_000, 0, 1, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertRefused(TexmProblem code, String message, ThrowingCallable edit) {
        assertThatThrownBy(edit).isInstanceOfSatisfying(RefusedException.class, e -> {
            assertThat(e.diagnostic().code()).isEqualTo(code);
            assertThat(e).hasMessage(message);
        });
    }
}
