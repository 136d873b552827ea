package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.Sample;
import java.util.Arrays;
import java.util.List;

/** Models that the tests share. */
final class MshSamples {

    static final Sample QUAD = Sample.of("a square", ModelBytes.quad().build());

    static final Sample ANIMATED =
            Sample.of("an animated node", ModelBytes.animated().build());

    static final Sample BARE = Sample.of(
            "only what a model must have",
            ModelBytes.bare()
                    .node(1, 0xFFFF, 0xFFFF, 4, 0xFFFF)
                    .order(List.of(13, 6, 3, 2, 1))
                    .build());

    static final Sample LIGHTMAPS =
            Sample.of("the order of models with lightmaps", lightmaps().build());

    static final Sample INTERLEAVED = Sample.of(
            "two interleaved streams",
            ModelBytes.bare()
                    .payload(3, new byte[12])
                    .payloadOf(16, 1, 2, 3, 4, 5, 6, 7, 8)
                    .build());

    static final Sample STRIDE_24 = Sample.of("nodes of 24 bytes", stride24().build());

    static final Sample FOREIGN = Sample.of(
            "types nobody knows, and one twice",
            ModelBytes.bare()
                    .entry(NresBytes.entry(77, "other")
                            .attrs(7, 8, 9)
                            .payload("kept")
                            .after((byte) 1, (byte) 2))
                    .entry(NresBytes.entry("DATA", "x").payload("word"))
                    .entry(NresBytes.entry(3, "again").payload("twelve bytes"))
                    .build());

    static final Sample PARTIAL = Sample.of(
                    "records that are cut off",
                    ModelBytes.quad()
                            .append(1, 1)
                            .append(2, 2, 2)
                            .append(6, 6)
                            .append(9, 9)
                            .append(19, 19)
                            .build())
            .onlyTolerant();

    static final Sample LABELS = Sample.of(
                    "labels without a NUL and with a tail",
                    ModelBytes.bare()
                            .node(0, 0xFFFF, 0xFFFF, 0)
                            .payloadOf(10, 2, 0, 0, 0, 'a', 'b', 'c', 'd')
                            .build())
            .onlyTolerant();

    static final Sample SHORT_SLOTS = Sample.of(
                    "no room for the bounds",
                    ModelBytes.bare().payload(2, new byte[139]).build())
            .onlyTolerant();

    static final Sample ODD_TAILS = Sample.of(
            "tables 17 and 20 of odd sizes",
            ModelBytes.bare()
                    .payload(17, new byte[7])
                    .payload(20, new byte[50])
                    .payload(9, new byte[33])
                    .build());

    static final Sample OVERLAP =
            Sample.of("tables that share bytes", overlap()).onlyTolerant();

    private MshSamples() {}

    static List<Sample> all() {
        return List.of(
                QUAD,
                ANIMATED,
                BARE,
                LIGHTMAPS,
                INTERLEAVED,
                STRIDE_24,
                FOREIGN,
                PARTIAL,
                LABELS,
                SHORT_SLOTS,
                ODD_TAILS,
                OVERLAP);
    }

    static ModelBytes lightmaps() {
        byte[] graph = new byte[20 * 2 + 40];
        graph[12] = 5;
        graph[40 + 4] = 1;
        Arrays.fill(graph, 48, 80, (byte) 0xFF);
        byte[] lights = new byte[96];
        lights[48] = 1;
        return ModelBytes.quad()
                .order(ModelBytes.LIGHTMAP_ORDER)
                .payloadOf(18, 0, 4, 0, 8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
                .payload(17, graph)
                .attrs(17, 2, 1, 20)
                .payload(20, lights);
    }

    static ModelBytes stride24() {
        return ModelBytes.quad()
                .payload(1, new byte[48])
                .attrs(1, 2, 0, 24)
                .payload(9, new byte[64])
                .payload(10, new byte[8]);
    }

    private static byte[] overlap() {
        return NresBytes.archive()
                .with(
                        NresBytes.entry(1, "m").attrs(1, 0, 38).payload(new byte[38]),
                        NresBytes.entry(2, "m").attrs(0, 0, 68).payload(new byte[140]),
                        NresBytes.entry(3, "m").attrs(1, 0, 12).sharing(1, 4, 12),
                        NresBytes.entry(6, "m").attrs(0, 0, 2),
                        NresBytes.entry(13, "m").attrs(0, 0, 20))
                .build();
    }

    /** What the bytes hold, wherever their references lead. */
    static Model read(ModelBytes bytes) {
        return MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant());
    }

    static Model strict(ModelBytes bytes) {
        return MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.strict());
    }

    static Model tolerant(Sample sample) {
        return MshFormat.MSH.decode(sample.bytes(), Problems.tolerant());
    }
}
