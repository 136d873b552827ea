package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.encoded;
import static dev.ironkit.format.rsli.RsliSamples.text;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.rsli.PackedData.Presence;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.RsliBytes;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where packed bytes lie, and what stays of a file that is odd there. */
class RsliLayoutTest {

    private static final RsliFormat WITH_OVERLAY = new RsliFormat(Limits.STANDARD, true);

    @Test
    @Clause("rsli.5-untouched")
    void tellsPackedBytesFromUnreferencedOnes() {
        byte[] file = RsliSamples.gaps().build();
        RsliLibrary library = RsliSamples.strict(file);
        assertThat(library.regions()).hasSize(5);
        assertThat(library.unreferenced()).extracting(RsliSamples::text).containsExactly("front", "between", "behind");
        assertThat(RsliSamples.contents(library)).containsExactly("first", "second");
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    @Clause("rsli.5-untouched")
    void writesBytesThatAreSharedOnce() {
        byte[] file = RsliSamples.overlapping().build();
        RsliLibrary library = RsliSamples.strict(file);
        assertThat(library.regions())
                .singleElement()
                .satisfies(region -> assertThat(((RsliRegion.Block) region).members())
                        .extracting(RsliRegion.Member::entry)
                        .containsExactly(0, 1, 2));
        assertThat(RsliSamples.contents(library)).containsExactly("abcdef", "bcde", "efghij");
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    void readsPackedBytesThatArePartOfTheHeader() {
        byte[] file = RsliSamples.insideTheHeader().build();
        RsliLibrary library = RsliSamples.strict(file);
        assertThat(library.content(0, Problems.strict())).isEqualTo(ByteView.of(Arrays.copyOf(file, 32)));
        assertThat(library.content(1, Problems.strict()).length()).isZero();
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    @Clause({"rsli.5-untouched", "rsli.6-rules"})
    void keepsRangesThatLeaveTheFile() {
        byte[] file = RsliSamples.outside().build();
        RsliLibrary library = RsliSamples.tolerant(file);
        assertThat(library.dataOffset(0)).isEqualTo(0xFFFF_FFF0L);
        assertThat(library.dataOffset(1)).isEqualTo(128);
        assertThat(library.entries())
                .extracting(entry -> entry.data().presence())
                .containsExactly(Presence.OUTSIDE, Presence.OUTSIDE, Presence.COMPLETE);
        assertThat(library.unreferenced()).extracting(RsliSamples::text).containsExactly("half");
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    @Clause({"D30", "rsli.4.4-quirk", "rsli.4.4-strict", "rsli.4.4-size-kept"})
    void forgivesADeflateEntryThatLacksItsLastByte() {
        byte[] whole = library()
                .with(stored("A", "first"), packed("B", 0x100, 3, RsliSamples.DEFLATE_ABC))
                .build();
        byte[] cut = Arrays.copyOf(whole, whole.length - 1);
        assertThatThrownBy(() -> RsliSamples.strict(cut))
                .isInstanceOf(MalformedAssetException.class)
                .hasMessageContaining("rsli.deflate-eof-plus-one");
        Problems problems = Problems.tolerant();
        RsliLibrary library = RsliFormat.RSLI.decode(ByteView.of(cut), problems);
        assertThat(problems.all())
                .singleElement()
                .satisfies(found -> assertThat(found.code()).isEqualTo(RsliProblem.DEFLATE_EOF_PLUS_ONE));
        assertThat(text(library.content(1, problems))).isEqualTo("abc");
        assertThatThrownBy(() -> library.content(1, Problems.strict()))
                .hasMessageContaining("rsli.deflate-eof-plus-one");
        assertThat(library.entries().get(1).data().claimedSize()).isEqualTo(5);
        assertThat(encoded(library)).isEqualTo(cut);
    }

    @Test
    @Clause({"D30", "rsli.4.4-quirk"})
    void forgivesNoOtherMethodAndNoSecondByte() {
        for (int method : new int[] {0x000, 0x020, 0x040, 0x080, 0x120}) {
            byte[] file = library()
                    .with(packed("A", method, 4, new byte[4]).packedSize(5))
                    .build();
            assertThat(RsliSamples.tolerant(file).entries().get(0).isPresent()).isFalse();
        }
        byte[] two = library()
                .with(packed("A", 0x100, 3, RsliSamples.DEFLATE_ABC).packedSize(7))
                .build();
        assertThat(RsliSamples.tolerant(two).entries().get(0).isPresent()).isFalse();
    }

    @Test
    @Clause({"rsli.3-trailer", "rsli.3-only-when-asked", "rsli.3-written-back"})
    void takesNoTrailerUnlessAsked() {
        byte[] file = overlaid(16).build();
        Problems problems = Problems.tolerant();
        RsliLibrary plain = RsliFormat.RSLI.decode(ByteView.of(file), problems);
        assertThat(plain.trailer()).isEmpty();
        assertThat(encoded(plain)).isEqualTo(file);
        RsliLibrary library = WITH_OVERLAY.decode(ByteView.of(file), Problems.strict());
        assertThat(library.trailer()).contains(new RsliTrailer(16));
        assertThat(library.dataOffset(0)).isEqualTo(96);
        assertThat(RsliSamples.contents(library)).containsExactly("hello", "world");
        assertThat(library.size()).isEqualTo(file.length);
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    void readsALibraryWithoutATrailerAllTheSame() {
        RsliLibrary library = WITH_OVERLAY.decode(ByteView.of(RsliSamples.EXAMPLE), Problems.strict());
        assertThat(library).isEqualTo(RsliSamples.strict(RsliSamples.EXAMPLE));
        assertThat(WITH_OVERLAY
                        .decode(ByteView.of(library().build()), Problems.strict())
                        .entries())
                .isEmpty();
    }

    @Test
    void looksForATrailerBehindTheTableOnly() {
        byte[] file = library().unknown24(RsliSamples.ascii("..AO\4\0\0\0")).build();
        RsliLibrary library = WITH_OVERLAY.decode(ByteView.of(file), Problems.strict());
        assertThat(library.trailer()).isEmpty();
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    @Clause({"rsli.3-trailer", "rsli.3-overlay-limit"})
    void honoursNoOverlayBeyondTheFile() {
        RsliBytes builder = library().overlay(1000);
        byte[] file = builder.build();
        assertThatThrownBy(() -> WITH_OVERLAY.decode(ByteView.of(file), Problems.strict()))
                .hasMessageContaining("rsli.overlay");
        Problems problems = Problems.tolerant();
        RsliLibrary library = WITH_OVERLAY.decode(ByteView.of(file), problems);
        assertThat(problems.has(RsliProblem.OVERLAY)).isTrue();
        assertThat(library.trailer()).isEmpty();
        assertThat(encoded(library)).isEqualTo(file);
        int length = file.length;
        assertThat(WITH_OVERLAY
                        .decode(ByteView.of(library().overlay(length).build()), Problems.strict())
                        .trailer())
                .contains(new RsliTrailer(length));
    }

    @Test
    void packedBytesMayReachIntoTheTrailer() {
        byte[] file = library()
                .overlay(0)
                .with(stored("A", "ab").packedSize(5).unpackedSize(5))
                .build();
        RsliLibrary library = WITH_OVERLAY.decode(ByteView.of(file), Problems.strict());
        assertThat(text(library.content(0, Problems.strict()))).isEqualTo("abAO\0");
        assertThat(encoded(library)).isEqualTo(file);
    }

    static RsliBytes overlaid(int overlay) {
        return library().seed(9).overlay(overlay).with(xor("B", "hello"), stored("A", "world"));
    }

    @Test
    void readsTheTableWithoutThePackedBytes() {
        byte[] file = library()
                .with(stored("A", "x".repeat(10_000)), stored("B", "y".repeat(10_000)))
                .build();
        int[] read = {0};
        ByteView view = ByteView.of(new ByteSource() {
            @Override
            public long length() {
                return file.length;
            }

            @Override
            public void read(long position, byte[] target, int at, int count) {
                read[0] += count;
                System.arraycopy(file, (int) position, target, at, count);
            }
        });
        RsliLibrary library = WITH_OVERLAY.decode(view, Problems.strict());
        assertThat(read[0]).isLessThan(200);
        assertThat(encoded(library)).isEqualTo(file);
    }

    @Test
    void refusesPartsThatMakeNoLibrary() {
        RsliLibrary library = RsliSamples.strict(RsliSamples.EXAMPLE);
        List<RsliRegion> regions = library.regions();
        assertNoLibrary(library, regions.subList(1, 3), Optional.empty());
        assertNoLibrary(
                library, List.of(regions.get(0), regions.get(0), regions.get(1), regions.get(2)), Optional.empty());
        assertNoLibrary(library, regions, Optional.of(new RsliTrailer(0x81)));
        ByteView tooShort = ByteView.of(new byte[4]);
        assertNoLibrary(
                library, List.of(RsliRegion.Block.of(tooShort, 0), regions.get(1), regions.get(2)), Optional.empty());
    }

    private static void assertNoLibrary(RsliLibrary library, List<RsliRegion> regions, Optional<RsliTrailer> trailer) {
        assertThatThrownBy(() -> RsliLibrary.of(library.header(), library.entries(), regions, trailer))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
