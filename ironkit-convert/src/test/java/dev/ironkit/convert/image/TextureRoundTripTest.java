package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** An untouched picture gives the same bytes. Seeds are in the descriptions of failures. */
class TextureRoundTripTest {

    private static final int ROUNDS = 12;

    static Stream<Arguments> forms() {
        return Stream.of(PixelFormat.values())
                .flatMap(format -> Stream.of("none", "some", "empty", "outside", "tail")
                        .map(pages -> Arguments.of(format, pages)));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void pictureAndSidecarGiveTheTextureBack(PixelFormat format, String pages) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), seed % 2 == 0, pages);
            for (MipsOut mips : List.of(MipsOut.AUTO, MipsOut.FILES)) {
                List<TextureExport.File> files = Textures.png(texture, mips);

                assertSame(seed, texture, Textures.picture(files), null, Textures.sidecar(files));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void levelsThatFollowTheRuleNeedNoFiles(PixelFormat format, String pages) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), true, pages);
            List<TextureExport.File> files = Textures.png(texture, MipsOut.AUTO);
            boolean unused = Textures.sidecar(files).levels().get(0).unused().length() > 0;

            assertThat(files).as("seed %d", seed).hasSize(2);
            assertSame(seed, texture, Textures.picture(files), null, Textures.sidecar(files));
            assertThat(unused && format != PixelFormat.B8G8R8X8).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("forms")
    void pictureAloneGivesTheTextureBackOverItself(PixelFormat format, String pages) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), seed % 2 == 0, pages);
            for (MipsOut mips : MipsOut.values()) {
                List<TextureExport.File> files = Textures.png(texture, mips);

                assertSame(seed, texture, Textures.picture(files), texture, null);
                assertSame(seed, texture, Textures.picture(files), texture, Textures.sidecar(files));
            }
        }
    }

    static Stream<Arguments> formsOfDds() {
        return forms().filter(form -> form.get()[0] != PixelFormat.INDEXED_ELSEWHERE);
    }

    @ParameterizedTest
    @Clause("conv.9-dds-palette")
    @MethodSource("formsOfDds")
    void ddsGivesTheTextureBack(PixelFormat format, String pages) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), seed % 2 == 0, pages);
            List<TextureExport.File> files = Textures.dds(texture, MipsOut.AUTO);

            assertSame(seed, texture, Textures.picture(files), null, Textures.sidecar(files));
            assertSame(seed, texture, Textures.picture(files), texture, null);
            assertSame(seed, texture, Textures.picture(files), texture, Textures.sidecar(files));
        }
    }

    /** Where something is missing on the way back, be it levels, indices or all of what stands beside: same bytes, or it is said. */
    @ParameterizedTest
    @MethodSource("forms")
    void whatComesBackDifferentIsSaid(PixelFormat format, String pages) {
        int told = 0;
        for (int seed = 0; seed < ROUNDS; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), seed % 2 == 0, pages);
            for (MipsOut mips : MipsOut.values()) {
                List<TextureExport.File> png = Textures.png(texture, mips);
                PictureFile painted = Textures.withoutIndices(Textures.picture(png));
                told += assertSaid(seed, texture, painted, Textures.sidecar(png));
                if (format != PixelFormat.INDEXED_ELSEWHERE) {
                    List<TextureExport.File> dds = Textures.dds(texture, mips);
                    told += assertSaid(seed, texture, Textures.picture(dds), Textures.sidecar(dds));
                    told += assertSaid(
                            seed, texture, Textures.picture(dds), Textures.withoutIndices(Textures.sidecar(dds)));
                }
            }
        }
        assertThat(told).isPositive();
    }

    private static int assertSaid(int seed, Texture texture, PictureFile picture, Sidecar sidecar) {
        Imported back = Textures.back(picture, null, sidecar, ImportOptions.PLAIN);
        boolean same = Textures.bytes(back.texture()).equals(Textures.bytes(texture));
        assertThat(same || !back.loss().isEmpty()).as("seed %d", seed).isTrue();
        return same ? 0 : 1;
    }

    @ParameterizedTest
    @MethodSource("forms")
    void eachPolicyGivesTheTextureBack(PixelFormat format, String pages) {
        for (int seed = 0; seed < ROUNDS; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), true, pages);
            List<TextureExport.File> files = Textures.png(texture, MipsOut.FILES);
            for (MipsIn mips : MipsIn.values()) {
                Imported back =
                        Textures.back(Textures.picture(files), null, Textures.sidecar(files), Options.mips(mips));

                assertThat(Textures.bytes(back.texture()))
                        .as("seed %d, %s", seed, mips)
                        .isEqualTo(Textures.bytes(texture));
            }
        }
    }

    private static void assertSame(int seed, Texture texture, PictureFile picture, Texture base, Sidecar sidecar) {
        Imported back = Textures.back(picture, base, sidecar, ImportOptions.PLAIN);

        assertThat(Textures.bytes(back.texture())).as("seed %d", seed).isEqualTo(Textures.bytes(texture));
        assertThat(back.loss()).as("seed %d", seed).isEmpty();
        assertThat(back.newPalette()).isFalse();
    }

    @ParameterizedTest
    @EnumSource(PixelFormat.class)
    void whatAPictureShowsIsKnownBeforeItIsEncoded(PixelFormat format) {
        Random random = new Random(format.code());
        for (int i = 0; i < 50; i++) {
            TexturePictures pictures = TexturePictures.of(
                    Textures.noise(format, random, false, "none"), Optional.empty(), Problems.tolerant());
            assertThat(pictures.picture(0).image())
                    .isEqualTo(
                            PngReader.read(pictures.png(0), Problems.strict()).image());
        }
    }
}
