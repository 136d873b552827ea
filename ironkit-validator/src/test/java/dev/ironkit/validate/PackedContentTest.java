package dev.ironkit.validate;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.RsliBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

/** What is packed in RsLi libraries. */
class PackedContentTest {

    private static final int STORED = 0x000;
    private static final int XOR = 0x020;
    private static final int LZSS = 0x040;
    private static final int DEFLATE = 0x100;

    private static byte[] deflated(byte[] plain) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DeflaterOutputStream packer = new DeflaterOutputStream(out, new Deflater(9, true))) {
            packer.write(plain);
        }
        return out.toByteArray();
    }

    private static byte[] innerWithTail() {
        return archive().with(entry(1, "deep").nameTail("old")).build();
    }

    @Test
    void findsNothingInALibraryOfEveryKindOfStream() {
        Validation validation = ValidatorTest.validate(RsliBytes.library()
                .seed(0x1234)
                .with(RsliBytes.xor("B.TXT", "hello"), RsliBytes.stored("A.TXT", "stored!"))
                .with(RsliBytes.packed("C.TXT", LZSS, 6, HexText.bytes("03 61 62 EE F1")))
                .build());

        assertThat(validation.findings()).isEmpty();
        assertThat(validation.archives().get(0).format()).isEqualTo("rsli");
    }

    @Test
    void anEntryThatDoesNotUnpackIsNamedAndTheOthersAreStillChecked() {
        RsliBytes library = RsliBytes.library()
                .with(RsliBytes.packed("A.BIN", LZSS, 60, HexText.bytes("03 61 62 EE F1")))
                .with(RsliBytes.packed("B.BIN", DEFLATE, 5, HexText.bytes("FF FF")));

        Validation validation = ValidatorTest.validate(library.build());

        assertThat(ValidatorTest.rules(validation)).containsExactly("rsli.unpack", "rsli.unpack");
        assertThat(validation.findings())
                .extracting(finding -> finding.problem().path().text())
                .containsExactly("a.lib!/A.BIN", "a.lib!/B.BIN");
        assertThat(validation.findings().get(1).problem().range().offset())
                .isGreaterThanOrEqualTo(library.payloadOffset(1));
    }

    @Test
    void aStoredArchiveHasOffsetsOfTheFile() {
        byte[] inner = innerWithTail();
        RsliBytes library = RsliBytes.library().with(RsliBytes.packed("IN.RES", STORED, inner.length, inner));

        Finding finding = ValidatorTest.validate(library.build()).findings().get(0);

        assertThat(finding.problem().path().text()).isEqualTo("a.lib!/IN.RES!/deep");
        assertThat(finding.problem().range().offset())
                .isEqualTo(library.payloadOffset(0) + finding.inArchive().offset());
    }

    @Test
    void aScrambledArchiveKeepsItsOffsetsToo() {
        byte[] inner = innerWithTail();
        RsliBytes library = RsliBytes.library().with(RsliBytes.packed("IN.RES", XOR, inner.length, inner));

        Finding finding = ValidatorTest.validate(library.build()).findings().get(0);

        assertThat(finding.problem().range().offset())
                .isEqualTo(library.payloadOffset(0) + finding.inArchive().offset());
    }

    @Test
    void ofAPackedArchiveThePackedBytesAreTheRangeInTheFile() throws IOException {
        byte[] inner = innerWithTail();
        byte[] packed = deflated(inner);
        RsliBytes library = RsliBytes.library().with(RsliBytes.packed("IN.RES", DEFLATE, inner.length, packed));

        Validation validation = ValidatorTest.validate(library.build());

        Finding finding = validation.findings().get(0);
        assertThat(finding.problem().path().text()).isEqualTo("a.lib!/IN.RES!/deep");
        assertThat(finding.problem().range()).isEqualTo(new ByteRange(library.payloadOffset(0), packed.length));
        assertThat(finding.inArchive().offset()).isEqualTo(16 + 20 + 5);
        assertThat(validation.archives().get(1).packed()).isTrue();
        assertThat(validation.archives().get(1).size()).isEqualTo(inner.length);
    }

    @Test
    void entriesThatUnpackToTooMuchTogetherAreNamedInsteadOfUnpacked() throws IOException {
        int size = 1_000_000;
        byte[] packed = deflated(new byte[size]);
        RsliBytes library = RsliBytes.library();
        for (int i = 0; i < 6; i++) {
            library.with(RsliBytes.packed("E" + i, DEFLATE, size, packed));
        }
        NestedWalk walk = NestedWalk.bounded(100, 4_500_000);

        Validation validation = new Validator(false)
                .validate(ByteView.of(library.build()), Attributes.NONE, new AssetPath("a.lib"), walk);

        assertThat(ValidatorTest.rules(validation)).containsExactly("cli.nesting-unpacked", "cli.nesting-unpacked");
        assertThat(validation.findings().get(0).problem().path().text()).isEqualTo("a.lib!/E4");
    }

    @Test
    void entriesOverOneStreamAreUnpackedOnce() throws IOException {
        int size = 1_000_000;
        byte[] packed = deflated(new byte[size]);
        RsliBytes library = RsliBytes.library().with(RsliBytes.packed("E0", DEFLATE, size, packed));
        for (int i = 1; i < 100; i++) {
            library.with(RsliBytes.packed("E" + i, DEFLATE, size)
                    .offset(32 + 100 * 32)
                    .packedSize(packed.length));
        }
        byte[] file = library.build();

        long used = Allocation.of(() -> ValidatorTest.validate(file));

        assertThat(used).isLessThan(20_000_000);
    }

    @Test
    void archivesWithTooManyEntriesTogetherAreNamedInsteadOfLookedInto() {
        byte[] inner = innerWithTail();
        byte[] file = archive()
                .with(
                        entry(1, "a").payload(inner),
                        entry(1, "b").payload(inner),
                        entry(1, "c").payload(inner))
                .build();

        Validation validation = new Validator(false)
                .validate(ByteView.of(file), Attributes.NONE, new AssetPath("a.lib"), NestedWalk.bounded(4, 0));

        assertThat(ValidatorTest.rules(validation))
                .containsExactly(
                        "nres.name-tail",
                        "nres.name-tail",
                        "cli.nesting-entries",
                        "nres.name-tail",
                        "cli.nesting-entries");
    }

    @Test
    void aBombIsRefusedBeforeItIsUnpacked() {
        RsliBytes library = RsliBytes.library()
                .with(RsliBytes.packed("BOMB", DEFLATE, 0xFFFF_FFFFL, HexText.bytes("4B 4C 4A 06 00")));

        long used = Allocation.of(() -> ValidatorTest.validate(library.build()));

        assertThat(ValidatorTest.rules(ValidatorTest.validate(library.build()))).containsExactly("rsli.unpacked-size");
        assertThat(used).isLessThan(10_000_000);
    }
}
