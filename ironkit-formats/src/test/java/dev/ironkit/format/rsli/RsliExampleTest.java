package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.EXAMPLE;
import static dev.ironkit.format.rsli.RsliSamples.ascii;
import static dev.ironkit.format.rsli.RsliSamples.encoded;
import static dev.ironkit.format.rsli.RsliSamples.text;
import static dev.ironkit.format.rsli.RsliSamples.view;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.RsliBytes;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The complete example of the page, both ways. */
class RsliExampleTest {

    private static final byte[] PLAIN_TABLE = HexText.bytes("""
            42 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00
            20 00 01 00 05 00 00 00 80 00 00 00 05 00 00 00
            41 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00
            00 00 00 00 07 00 00 00 85 00 00 00 07 00 00 00
            43 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00
            40 00 02 00 06 00 00 00 8C 00 00 00 05 00 00 00
            """);

    @Test
    @Clause({
        "rsli.7-example",
        "rsli.1-layout",
        "rsli.1.1-header",
        "rsli.1.3-record",
        "rsli.1.2-one-stream",
        "rsli.1.1-presort",
        "rsli.1.1-seed"
    })
    void readsWithoutAFinding() {
        Problems problems = Problems.audit();
        RsliLibrary library = RsliFormat.RSLI.decode(ByteView.of(EXAMPLE), problems);
        assertThat(problems.all()).isEmpty();
        assertThat(library.entries())
                .extracting(entry -> entry.name().display())
                .containsExactly("B.TXT", "A.TXT", "C.TXT");
        assertThat(library.entries())
                .extracting(entry -> entry.method().orElseThrow())
                .containsExactly(PackMethod.XOR, PackMethod.STORED, PackMethod.LZSS);
        assertThat(library.header().isPresorted()).isTrue();
        assertThat(library.header().seed()).isEqualTo(0x1234);
        assertThat(library.size()).isEqualTo(EXAMPLE.length);
    }

    @Test
    @Clause({"D29", "rsli.2-payload-key"})
    void unpacksAndTheFirstEntryHasTheKeyOfItsPlace() {
        RsliLibrary library = RsliSamples.strict(EXAMPLE);
        assertThat(library.key(0)).isEqualTo(1);
        assertThat(text(library.content(0, Problems.strict()))).isEqualTo("hello");
        assertThat(text(library.content(1, Problems.strict()))).isEqualTo("stored!");
        assertThat(text(library.content(2, Problems.strict()))).isEqualTo("ababab");
    }

    @Test
    @Clause({"rsli.7-example", "rsli.5-untouched"})
    void isWrittenFromItsModel() {
        assertThat(encoded(RsliSamples.strict(EXAMPLE))).isEqualTo(EXAMPLE);
    }

    @Test
    @Clause({"rsli.7-example", "rsli.5-new-library", "rsli.1.1-unknown"})
    void isWrittenFromNothing() {
        RsliLibrary library = RsliLibrary.create(0x1234)
                .edit()
                .add(0, ascii("c.txt"), PackMethod.LZSS, view("ababab"))
                .add(0, ascii("a.txt"), PackMethod.STORED, view("stored!"))
                .add(0, ascii("b.txt"), PackMethod.XOR, view("hello"))
                .apply();
        assertThat(encoded(library)).isEqualTo(EXAMPLE);
    }

    @Test
    void isWhatTheBuilderOfTheTestsMakes() {
        assertThat(RsliBytes.library()
                        .seed(0x1234)
                        .with(RsliBytes.xor("B.TXT", "hello"), RsliBytes.stored("A.TXT", "stored!"))
                        .with(RsliBytes.packed("C.TXT", 0x040, 6, RsliSamples.LZSS_ABABAB))
                        .build())
                .isEqualTo(EXAMPLE);
    }

    @Test
    @Clause({"rsli.7-example", "rsli.1.2-one-stream"})
    void describesTheTablePlainAndWhereItIsStored() {
        ByteView image = ByteView.of(EXAMPLE);
        RsliLibrary library = RsliSamples.strict(EXAMPLE);
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        ByteMap.forEachLeaf(RsliFormat.RSLI.describe(library, image), (path, leaf) -> {
            if (path.startsWith("entries")) {
                plain.writeBytes(leaf.plain().toByteArray());
                assertThat(leaf.stored())
                        .isEqualTo(image.slice(
                                (int) leaf.range().offset(), (int) leaf.range().length()));
            }
        });
        assertThat(plain.toByteArray()).isEqualTo(PLAIN_TABLE);
    }

    @Test
    void scramblesAFieldThatIsSet() {
        ByteView image = ByteView.of(EXAMPLE);
        byte[] changed = EXAMPLE.clone();
        ByteMap.of(RsliFormat.RSLI.describe(RsliSamples.strict(EXAMPLE), image), image.range()).owners().stream()
                .filter(owner -> owner.path().equals("entries[1].service"))
                .forEach(owner -> put(changed, owner.leaf(), "01020304"));
        assertThat(RsliSamples.strict(changed).entries().get(1).service())
                .isEqualTo(ByteView.of(HexText.bytes("01 02 03 04")));
    }

    private static void put(byte[] file, Leaf leaf, String value) {
        byte[] stored = leaf.storedFor(value);
        System.arraycopy(stored, 0, file, (int) leaf.range().offset(), stored.length);
    }

    @Test
    @Clause("rsli.0-sniff")
    void isToldByItsFirstFourBytes() {
        assertThat(RsliFormat.RSLI.sniff(ByteView.of(EXAMPLE), Attributes.NONE)).isTrue();
        for (String other : List.of("4E 4C 00 02", "4E 4C 01 01", "4E 52 65 73", "4E 4C 00")) {
            assertThat(RsliFormat.RSLI.sniff(ByteView.of(HexText.bytes(other)), Attributes.NONE))
                    .isFalse();
        }
    }
}
