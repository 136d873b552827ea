package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.RsliBytes;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The first bytes of a content, had without unpacking the rest. */
class ContentStartTest {

    private static RsliLibrary library(RsliBytes bytes) {
        return RsliFormat.RSLI.decode(ByteView.of(bytes.build()), Problems.tolerant());
    }

    @ParameterizedTest
    @EnumSource(PackMethod.class)
    void isTheStartOfTheContentForEveryMethod(PackMethod method) {
        byte[] content = new byte[50_000];
        new Random(1).nextBytes(content);
        Arrays.fill(content, 10_000, 40_000, (byte) 'x');
        RsliLibrary library = library(RsliBytes.library()
                .seed(0x1234)
                .with(RsliBytes.stored("FIRST", "so that the key of the other is not 0"))
                .with(RsliBytes.packed("E", method.bits(), content.length, method.pack(content))));

        assertThat(library.start(1, 4)).isEqualTo(ByteView.of(content).slice(0, 4));
        assertThat(library.start(1, 300)).isEqualTo(ByteView.of(content).slice(0, 300));
        assertThat(library.start(1, 4))
                .isEqualTo(library.content(1, Problems.strict()).slice(0, 4));
    }

    @Test
    void isTheWholeContentWhereThatIsShorter() {
        RsliLibrary library = library(RsliBytes.library()
                .with(RsliBytes.stored("A", "ab"), RsliBytes.stored("B", ""))
                .with(RsliBytes.packed("C", PackMethod.DEFLATE.bits(), 3, HexText.bytes("4B 4C 4A 06 00"))));

        assertThat(library.start(0, 4)).isEqualTo(ByteView.of((byte) 'a', (byte) 'b'));
        assertThat(library.start(1, 4)).isEqualTo(ByteView.empty());
        assertThat(library.start(2, 4)).isEqualTo(ByteView.of((byte) 'a', (byte) 'b', (byte) 'c'));
    }

    @Test
    void isEmptyWhereTheContentCannotBeHad() {
        RsliLibrary library = library(RsliBytes.library()
                .with(RsliBytes.packed("GARBAGE", PackMethod.DEFLATE.bits(), 9, HexText.bytes("FF FF FF")))
                .with(RsliBytes.packed("CUT", PackMethod.LZSS.bits(), 9, HexText.bytes("03 61")))
                .with(RsliBytes.packed("ODD", 0x0C0, 9, HexText.bytes("03 61")))
                .with(RsliBytes.stored("OUT", "x").offset(0x7000_0000)));

        for (int i = 0; i < 4; i++) {
            assertThat(library.start(i, 4)).isEqualTo(ByteView.empty());
        }
    }
}
