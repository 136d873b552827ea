package dev.ironkit.format.mat0;

import static dev.ironkit.testkit.Mat0Bytes.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.Sample;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;

/** Materials of every shape, made without the encoder. */
final class Mat0Samples {

    /** The worked example of the format page. */
    static final byte[] EXAMPLE = HexFormat.of()
            .parseHex("0100010005FF0000803F00000000"
                    + "00000064FFFFFF000000000000000000" + "00FF"
                    + "53544F4E4530302E3000000000000000"
                    + "00000000" + "0100" + "0000E8030000");

    static final Sample TWO_PHASES = sample(
            "two phases and two blocks",
            6,
            material(6)
                    .phase("WATER.0")
                    .phase("WATER1.0")
                    .parameter(17, 3)
                    .block(0x10)
                    .key(0, 500)
                    .key(1, 1000)
                    .block(0x01)
                    .key(1, 20));

    static final Sample ODD = sample(
            "bytes behind a name, third words, odd modes and masks",
            6,
            material(6)
                    .phase(noise(18), (byte) 'A', (byte) 0, (byte) 'X', (byte) 'Y')
                    .phase(noise(18), "0123456789ABCDEF".getBytes(StandardCharsets.US_ASCII))
                    .block(0xFFFF_FFFFL)
                    .key(1, 0, 7)
                    .key(0, 0, 0xFFFF)
                    .block(5));

    static final Sample TAIL = sample(
                    "bytes behind the last block",
                    6,
                    material(6).phase("A.0").block(0).key(0, 10).tail((byte) 1, (byte) 2, (byte) 3))
            .onlyTolerant();

    static final Sample BAD_KEY = sample(
                    "a key of a phase that is not there",
                    6,
                    material(6).phase("A.0").block(0).key(0, 10).key(1, 20))
            .onlyTolerant();

    private Mat0Samples() {}

    static List<Sample> all() {
        List<Sample> all = new ArrayList<>(List.of(TWO_PHASES, ODD, TAIL, BAD_KEY));
        all.add(Sample.of("the example", EXAMPLE, attributes(2, 6)));
        for (long version : new long[] {0, 1, 2, 3, 4, 5, 7, 0xFFFF_FFFFL}) {
            all.add(sample(
                    "version " + version,
                    (int) version,
                    material(version).phase("V" + version + ".0").block(0).key(0, 5)));
        }
        all.add(sample("nothing", 6, material(6)));
        all.add(sample("no blocks", 6, material(6).phase("").phase("B.A9")));
        all.add(sample("a block without keys", 6, material(6).phase("C.0").block(2)));
        all.add(sample("nineteen blocks", 6, blocks(19)));
        all.add(sample("twenty blocks", 6, blocks(20)).onlyTolerant());
        all.add(sample(
                "odd numbers",
                6,
                material(6)
                        .meta(HexFormat.of().parseHex("00010100C07F0000C0FF"))
                        .phase("D.0")));
        return all;
    }

    static Mat0Bytes blocks(int count) {
        Mat0Bytes material = material(6).phase("A.0");
        for (int i = 0; i < count; i++) {
            material.block(i % 4).key(0, 100 + i);
        }
        return material;
    }

    static Sample sample(String name, int version, Mat0Bytes material) {
        return Sample.of(name, material.build(), attributes(0, version));
    }

    static Attributes attributes(int attr1, int version) {
        return new Attributes(Material.TYPE, attr1, version, 0);
    }

    static Material strict(Mat0Bytes material) {
        return decode(material.build(), 6, Problems.strict());
    }

    static Material tolerant(Mat0Bytes material) {
        return decode(material.build(), 6, Problems.tolerant());
    }

    static Material decode(byte[] image, int version, Problems problems) {
        return Mat0Format.MAT0.decode(ByteView.of(image), attributes(0, version), problems);
    }

    static byte[] encoded(Material material) {
        return Mat0Format.MAT0.encoded(material).toByteArray();
    }

    private static byte[] noise(int size) {
        byte[] bytes = new byte[size];
        new Random(size).nextBytes(bytes);
        return bytes;
    }
}
