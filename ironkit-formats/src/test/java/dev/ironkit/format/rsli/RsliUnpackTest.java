package dev.ironkit.format.rsli;

import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.RsliEntryBytes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RsliUnpackTest {

    private static RsliLibrary with(RsliEntryBytes... entries) {
        return RsliSamples.tolerant(library().seed(5).with(entries).build());
    }

    private static Diagnostic refusal(RsliLibrary library, Problems problems) {
        try {
            library.content(0, problems);
        } catch (MalformedAssetException e) {
            assertThat(e.diagnostic().range().end()).isLessThanOrEqualTo(library.size());
            assertThat(e.diagnostic().severity()).isEqualTo(Severity.ERROR);
            assertThat(e.diagnostic().message()).doesNotContain("{");
            return e.diagnostic();
        }
        throw new AssertionError("it was unpacked");
    }

    @Test
    @Clause({"rsli.4-methods", "rsli.4-unscramble-first"})
    void unpacksEveryMethod() {
        assertThat(RsliSamples.contents(
                        RsliSamples.strict(RsliSamples.everyMethod().build())))
                .isEqualTo(RsliSamples.EVERY_CONTENT);
    }

    @Test
    @Clause({"D29", "rsli.2-marker", "rsli.2-payload-key"})
    void keysOfAnUnsortedLibraryFollowTheNames() {
        byte[] file =
                RsliSamples.everyMethod().marker(0).cells(5, 5, 5, 5, 5, 5, 5).build();
        RsliLibrary library = RsliSamples.strict(file);
        assertThat(library.key(1)).isEqualTo(5);
        assertThat(library.key(3)).isEqualTo(3);
        assertThat(RsliSamples.contents(library)).isEqualTo(RsliSamples.EVERY_CONTENT);
        assertThat(RsliSamples.encoded(library)).isEqualTo(file);
    }

    @Test
    @Clause({"D29", "rsli.2-payload-key"})
    void keysOfABrokenTableStayAsStored() {
        byte[] file = RsliSamples.everyMethod().cells(-2, -1, 300, 0x7FFF).build();
        RsliLibrary library = RsliSamples.tolerant(file);
        assertThat(library.key(1)).isEqualTo(0xFFFF);
        assertThat(library.key(3)).isEqualTo(0x7FFF);
        assertThat(RsliSamples.contents(library)).isEqualTo(RsliSamples.EVERY_CONTENT);
    }

    @Test
    @Clause({"rsli.4-stored-sizes", "rsli.4-xor-length"})
    void takesThePrefixOfALargerStoredEntryUnlessStrict() {
        RsliLibrary library = with(xor("A", "hello").unpackedSize(4));
        Problems tolerant = Problems.tolerant();
        assertThat(RsliSamples.text(library.content(0, tolerant))).isEqualTo("hell");
        assertThat(tolerant.all()).as("the reader of the table has said so").isEmpty();
        assertThat(refusal(library, Problems.strict()).code()).isEqualTo(RsliProblem.SIZES);
    }

    @Test
    @Clause("rsli.4-stored-sizes")
    void aSmallerStoredEntryIsUnusable() {
        RsliLibrary library = with(stored("A", "hello").unpackedSize(6));
        assertThat(library.entries().get(0).isUsable()).isFalse();
        assertThat(library.entries().get(0).isPresent()).isTrue();
        assertThat(refusal(library, Problems.tolerant()).code()).isEqualTo(RsliProblem.SIZES);
    }

    @Test
    void anEntryOutsideTheFileIsUnusable() {
        RsliLibrary library = RsliSamples.tolerant(RsliSamples.outside().build());
        assertThat(library.entries().get(0).isPresent()).isFalse();
        assertThat(refusal(library, Problems.tolerant()).code()).isEqualTo(RsliProblem.RANGE);
        assertThat(RsliSamples.text(library.content(2, Problems.tolerant()))).isEqualTo("well");
    }

    @Test
    @Clause("rsli.4-unsupported")
    void anUnknownMethodIsListedAndNotLoaded() {
        RsliLibrary library = with(packed("A", 0x1A0, 3, RsliSamples.LZSS_ABABAB));
        assertThat(library.entries().get(0).method()).isEmpty();
        assertThat(library.entries().get(0).isUsable()).isFalse();
        assertThat(refusal(library, Problems.tolerant()).code()).isEqualTo(RsliProblem.METHOD);
    }

    @Test
    @Clause("rsli.4-unused-input")
    void reportsPackedBytesThatAreLeftOver() {
        byte[] longer = Arrays.copyOf(RsliSamples.LZSS_ABABAB, 8);
        RsliLibrary library = with(packed("A", 0x040, 6, longer));
        Problems problems = Problems.strict();
        assertThat(RsliSamples.text(library.content(0, problems))).isEqualTo("ababab");
        assertThat(problems.all()).singleElement().satisfies(found -> {
            assertThat(found.code()).isEqualTo(RsliProblem.PACKED_TAIL);
            assertThat(found.severity()).isEqualTo(Severity.INFO);
            assertThat(found.path().text()).isEqualTo("-!/A");
            assertThat(found.range()).isEqualTo(ByteView.of(new byte[72]).range(69, 3));
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x040 05 07",
                "0x040 06",
                "0x080 00",
                "0x100 4B 4C 4A 06",
                "0x100 78 9C 4B 4C 4A 06 00",
                "0x100 07"
            })
    @Clause({"rsli.4-exact-size", "rsli.4.3-zlib-rejected"})
    void aStreamThatGivesOtherBytesIsRefused(String text) {
        int method = Integer.decode(text.substring(0, 5));
        RsliLibrary library = with(packed("A", method, 7, HexText.bytes(text.substring(6))));
        Diagnostic found = refusal(library, Problems.tolerant());
        assertThat(found.code()).isEqualTo(RsliProblem.UNPACK);
        assertThat(found.range().offset()).isGreaterThanOrEqualTo(64);
    }

    @ParameterizedTest
    @EnumSource(names = {"LZSS", "XOR_LZSS", "LZHUF", "XOR_LZHUF", "DEFLATE"})
    @Clause("rsli.6-cap")
    void aSmallEntryThatClaimsFourGigabytesIsRefused(PackMethod method) {
        byte[] kilobyte = method.pack(new byte[1 << 13]);
        RsliEntryBytes bomb = packed("BOMB", method.bits(), 0xFFFF_FFFFL, Arrays.copyOf(kilobyte, 1024));
        assertThat(refusal(with(bomb), Problems.tolerant()).code()).isEqualTo(RsliProblem.UNPACKED_SIZE);
        RsliFormat boundless = new RsliFormat(new Limits(Integer.MAX_VALUE, 100, Long.MAX_VALUE), false);
        RsliLibrary library = boundless.decode(ByteView.of(library().with(bomb).build()), Problems.tolerant());
        assertThat(refusal(library, Problems.tolerant()).code()).isEqualTo(RsliProblem.UNPACK);
        bomb.unpackedSize(200 << 20);
        assertThat(refusal(with(bomb), Problems.tolerant()).code()).isEqualTo(RsliProblem.UNPACK);
    }

    @Test
    @Clause("rsli.6-cap")
    void holdsBothSizesAgainstTheLimit() {
        byte[] file = library()
                .with(packed("A", 0x100, 3, RsliSamples.DEFLATE_ABC), xor("B", "hello"), stored("C", "hello"))
                .build();
        RsliLibrary small = new RsliFormat(new Limits(1000, 10, 4), false).decode(ByteView.of(file), Problems.strict());
        assertThat(refusal(small, Problems.strict()).message()).contains("5 bytes, but the limit is 4");
        assertThatThrownBy(() -> small.content(1, Problems.strict())).hasMessageContaining("rsli.unpacked-size");
        assertThat(RsliSamples.text(small.content(2, Problems.strict())))
                .as("a window takes no memory")
                .isEqualTo("hello");
        RsliLibrary larger =
                new RsliFormat(new Limits(1000, 10, 5), false).decode(ByteView.of(file), Problems.strict());
        assertThat(RsliSamples.contents(larger)).containsExactly("abc", "hello", "hello");
    }

    @Test
    void contentThatIsNotCompressedKnowsWhereItLies() {
        RsliLibrary library = with(stored("A", "hello"), xor("B", "world"));
        assertThat(library.content(0, Problems.strict()).origin()).isEqualTo(96);
        assertThat(library.content(1, Problems.strict()).origin()).isEqualTo(101);
    }
}
