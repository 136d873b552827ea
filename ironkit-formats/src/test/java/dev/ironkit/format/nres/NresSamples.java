package dev.ironkit.format.nres;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.Sample;
import java.util.List;

/** Archives of every shape, made without the encoder. */
final class NresSamples {

    static final Sample THREE = Sample.of("three entries", three().build());

    static final Sample FOREIGN_GAP = Sample.of(
            "a 100-byte foreign gap",
            archive()
                    .with(entry("DATA", "first").payload("12345").after(bytes(100, 0x5A)))
                    .with(entry("DATA", "second").payload("abc"))
                    .build());

    static final Sample TAILS = Sample.of(
            "name tails",
            archive()
                    .with(entry("DATA", "one").payload("1").nameTail("old buffer"))
                    .with(entry("DATA", "two").payload("22").nameTail("x"))
                    .build());

    static final Sample OVERLAP = Sample.of(
                    "overlapping payloads",
                    archive()
                            .with(entry("DATA", "whole").payload("0123456789ABCDEF"))
                            .with(entry("DATA", "inner").sharing(0, 8, 4))
                            .with(entry("DATA", "apart").payload("apart"))
                            .build())
            .onlyTolerant();

    static final Sample UNUSABLE = Sample.of(
                    "a payload outside",
                    archive()
                            .with(entry("DATA", "good").payload("good"))
                            .with(entry("DATA", "bad").payload("bad!").offset(5000))
                            .build())
            .onlyTolerant();

    static final Sample ODD_TABLE = Sample.of(
                    "an odd lookup table",
                    archive()
                            .with(
                                    entry("DATA", "b").payload("b"),
                                    entry("DATA", "a").payload("a"))
                            .cells(0, 0)
                            .build())
            .onlyTolerant();

    private NresSamples() {}

    static NresBytes three() {
        return archive()
                .with(entry("DATA", "Beta.bin").attrs(1, 2, 3).payload("HELLO"))
                .with(entry("DATA", "A_A"))
                .with(entry(7, "AAB").attrs(0, 0, 16).payload("0123456789"));
    }

    static List<Sample> all() {
        return List.of(
                Sample.of("empty", archive().build()),
                THREE,
                FOREIGN_GAP,
                TAILS,
                OVERLAP,
                UNUSABLE,
                ODD_TABLE,
                Sample.of(
                        "a lead gap and bytes before the directory",
                        three().lead(bytes(24, 7)).beforeDirectory(bytes(3, 9)).build()),
                Sample.of(
                        "unaligned payloads",
                        archive()
                                .with(entry("DATA", "a").payload("12345").after())
                                .with(entry("DATA", "b").payload("678").after())
                                .build()),
                Sample.of(
                        "another physical order", three().physicalOrder(2, 0, 1).build()),
                Sample.of(
                        "equal names",
                        archive()
                                .with(
                                        entry(3, "Land").payload("x"),
                                        entry(21, "LAND").payload("yy"),
                                        entry(18, "land"))
                                .build()),
                Sample.of(
                        "a nested image",
                        archive()
                                .with(entry("MESH", "robot.msh").payload(three().build()))
                                .with(entry("WEAR", "robot.wea").payload("1\r\n0 STEEL\r\n"))
                                .build()),
                Sample.of(
                        "the longest name",
                        archive()
                                .with(entry("DATA", "x").name(bytes(35, 0xE9)).payload("p"))
                                .build()),
                Sample.of(
                                "a name without NUL, and none",
                                archive()
                                        .with(entry("DATA", "x")
                                                .nameField(bytes(36, 'q'))
                                                .payload("p"))
                                        .with(entry("DATA", "").payload("q"))
                                        .build())
                        .onlyTolerant());
    }

    static byte[] bytes(int count, int value) {
        byte[] bytes = new byte[count];
        java.util.Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    static NresArchive tolerant(byte[] image) {
        return NresFormat.NRES.decode(ByteView.of(image), Problems.tolerant());
    }

    static NresArchive strict(byte[] image) {
        return NresFormat.NRES.decode(ByteView.of(image), Problems.strict());
    }

    static byte[] encoded(NresArchive archive) {
        ByteSink sink = ByteSink.inMemory();
        NresFormat.NRES.encode(archive, sink);
        return sink.toByteArray();
    }
}
