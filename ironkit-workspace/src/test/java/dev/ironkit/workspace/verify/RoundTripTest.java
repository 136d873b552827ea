package dev.ironkit.workspace.verify;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.RsliBytes;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class RoundTripTest {

    private static final AssetPath PATH = new AssetPath("a.lib");

    private static RoundTrip.Outcome trip(byte[] file) {
        return RoundTrip.of(ByteView.of(file), Attributes.NONE, PATH, false);
    }

    private static RoundTrip.Outcome trip(byte[] file, BiConsumer<Archive, ByteSink> encoder) {
        return RoundTrip.of(ByteView.of(file), Attributes.NONE, PATH, false, encoder);
    }

    private static NresBytes inner() {
        return archive().with(entry(1, "deep").payload("abc").nameTail("old"));
    }

    private static byte[] outer() {
        return archive()
                .lead((byte) 1, (byte) 2, (byte) 3)
                .with(
                        entry("DATA", "x").payload("12345"),
                        entry("DATA", "inner").payload(inner().build()))
                .with(entry("DATA", "gone").offset(0x7000_0000))
                .build();
    }

    @Test
    void anArchiveAndTheOneInsideComeBack() {
        RoundTrip.Outcome outcome = trip(outer());

        assertThat(outcome.problems()).isEmpty();
        assertThat(outcome.archives()).isEqualTo(2);
        assertThat(outcome.identical()).isEqualTo(2);
        assertThat(outcome.entries()).isEqualTo(4);
        assertThat(outcome.isIdentical()).isTrue();
    }

    @Test
    void aLibraryAndTheArchivesPackedInItComeBack() {
        byte[] inner = inner().build();
        RoundTrip.Outcome outcome = trip(RsliBytes.library()
                .seed(7)
                .with(RsliBytes.packed("STORED", 0x000, inner.length, inner))
                .with(RsliBytes.packed("XOR", 0x020, inner.length, inner))
                .with(RsliBytes.packed("BAD", 0x040, 60, HexText.bytes("03 61")))
                .with(RsliBytes.stored("TEXT", "plain"))
                .build());

        assertThat(outcome.archives()).isEqualTo(3);
        assertThat(outcome.isIdentical()).isTrue();
    }

    @Test
    void anEncoderThatWritesAnotherByteIsFoundWithAddressAndOffset() {
        byte[] file = outer();
        int at = file.length - 64 * 3 + 20;

        RoundTrip.Outcome outcome = trip(file, (container, sink) -> {
            byte[] image = container.image().toByteArray();
            if (image.length == file.length) {
                image[at] ^= 1;
            }
            sink.bytes(image);
        });

        assertThat(outcome.identical()).isEqualTo(1);
        Diagnostic problem = outcome.problems().get(0);
        assertThat(problem.code()).isEqualTo(RoundTripProblem.BYTES);
        assertThat(problem.path()).isEqualTo(PATH);
        assertThat(problem.range().offset()).isEqualTo(at);
        assertThat(problem.message()).contains("is 0x79, but the original has 0x78");
    }

    @Test
    void aDefectInsideIsFoundAtItsOffsetInTheFile() {
        NresBytes outer = archive()
                .with(entry("DATA", "x").payload("12345"), entry("MESH", "in").payload(inner().build()));

        RoundTrip.Outcome outcome = trip(outer.build(), (container, sink) -> {
            // The tail behind the name is dropped, as a careless writer does.
            byte[] image = container.image().toByteArray();
            int tail = inner().recordOffset(0) + 20 + 5;
            if (image.length == inner().build().length) {
                image[tail] = 0;
            }
            sink.bytes(image);
        });

        Diagnostic problem = outcome.problems().get(0);
        assertThat(problem.path().text()).isEqualTo("a.lib!/in");
        assertThat(problem.range().offset()).isEqualTo(outer.payloadOffset(1) + inner().recordOffset(0) + 25);
    }

    @Test
    void anImageThatIsShorterOrLongerIsFound() {
        byte[] file = archive().with(entry("DATA", "x")).build();

        Diagnostic shorter = trip(file, (container, sink) -> sink.bytes(file, 0, file.length - 1))
                .problems()
                .get(0);
        Diagnostic longer = trip(file, (container, sink) -> sink.bytes(file).u8(0))
                .problems()
                .get(0);

        assertThat(shorter.code()).isEqualTo(RoundTripProblem.LENGTH);
        assertThat(shorter.range().offset()).isEqualTo(file.length - 1);
        assertThat(longer.code()).isEqualTo(RoundTripProblem.LENGTH);
        assertThat(longer.message()).isEqualTo("written back, the archive has 81 bytes, but the original has 80");
    }

    @Test
    void aDefectFarIntoALargePayloadIsFound() {
        byte[] file =
                archive().with(entry("DATA", "x").payload(new byte[200_000])).build();

        RoundTrip.Outcome outcome = trip(file, (container, sink) -> {
            byte[] image = container.image().toByteArray();
            image[150_000] = 1;
            sink.bytes(image);
        });

        assertThat(outcome.problems().get(0).range().offset()).isEqualTo(150_000);
    }

    @Test
    void anArchiveInsideThatCannotBeReadIsUnreadableNotIdentical() {
        RoundTrip.Outcome outcome = trip(archive()
                .with(entry("MESH", "bad").payload(archive().version(1).build()))
                .build());

        assertThat(outcome.identical()).isEqualTo(1);
        assertThat(outcome.unreadable()).isEqualTo(1);
        assertThat(outcome.isIdentical()).isFalse();
        assertThat(outcome.problems().get(0).code().id()).isEqualTo("nres.version");
    }

    @Test
    void archivesThatShareBytesAreWalkedOnce() {
        byte[] image = archive().build();
        for (int level = 0; level < 4; level++) {
            NresBytes around = archive().with(entry("MESH", "n0").payload(image));
            for (int i = 1; i < 50; i++) {
                around.with(entry("MESH", "n" + i).sharing(0, 0, image.length));
            }
            image = around.build();
        }

        assertThat(trip(image).archives()).isEqualTo(5);
    }

    /** Nothing but its types makes these bytes a model, and the entries of a model are tables. */
    @Test
    void tablesOfAModelAreNotJudgedAsAssets() {
        NresBytes model = archive();
        for (int type : new int[] {1, 2, 3, 6, 13}) {
            model.with(entry(type, "T" + type).payload("1234"));
        }
        byte[] file = model.with(entry("MESH", "MORE").payload("")).build();

        assertThat(trip(file).problems()).isEmpty();
        assertThat(trip(file).isIdentical()).isTrue();
    }
}
