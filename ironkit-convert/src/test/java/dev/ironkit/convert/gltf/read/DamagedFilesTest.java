package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Files damaged by the thousand: each is read or refused by a rule, at once and within little memory. */
class DamagedFilesTest {

    private static final int RUNS = Integer.getInteger("ironkit.mutations", 2500);
    private static final long SEED = Long.getLong("ironkit.seed", 20_010_914);
    private static final long MOST_MEMORY = 128 << 20;

    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");
    private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "1",
            "2",
            "3",
            "4",
            "7",
            "255",
            "5121",
            "5123",
            "5125",
            "5126",
            "65535",
            "16777216",
            "2147483647",
            "2147483648",
            "4294967295",
            "1e300",
            "1e999",
            "-0.0",
            "0.5",
            "1.0",
            "9007199254740993",
            "null",
            "true",
            "\"x\"",
            "[]",
            "{}",
            "[0,1,2]",
            "1000000",
            "100000000");

    private static void read(ByteView file) {
        IncomingModel model = GltfReader.read("x", file, GltfFiles.NONE, Problems.tolerant());
        // What was read holds together.
        for (var node : model.nodes()) {
            for (var surface : node.surfaces()) {
                for (int corner : surface.indices()) {
                    assertThat(corner).isBetween(0, surface.vertexCount() - 1);
                }
                assertThat(surface.material()).isLessThan(model.materials().size());
            }
            assertThat(node.coarser()).allMatch(other -> other < model.nodes().size());
        }
        model.clips()
                .forEach(clip -> clip.curves().forEach((node, curve) -> {
                    assertThat(node).isLessThan(model.nodes().size());
                    for (double time : curve.times()) {
                        assertThat(curve.at(time).position().x()).isFinite();
                    }
                    assertThat(curve.at(0.3).rotation().w()).isFinite();
                }));
    }

    private static String outcome(ByteView file) {
        try {
            read(file);
            return "read";
        } catch (MalformedAssetException e) {
            assertThat(e.diagnostic().code()).isInstanceOf(GltfReadProblem.class);
            return e.diagnostic().code().id();
        }
    }

    @Test
    void theFileItselfIsRead() {
        assertThat(EveryFeature.file().findings()).containsExactly("gltf.morph", "gltf.mode");
        assertThat(outcome(EveryFeature.file().glb())).isEqualTo("read");
    }

    @Test
    @Clause("gltf.limits")
    void damagedValuesAreReadOrRefused() {
        GltfText file = EveryFeature.file();
        String json = file.json("");
        Set<String> outcomes = new TreeSet<>();
        SplittableRandom random = new SplittableRandom(SEED);
        for (int run = 0; run < RUNS; run++) {
            String damaged = json;
            for (int step = random.nextInt(3); step >= 0; step--) {
                damaged = replaced(damaged, random);
            }
            outcomes.add(measured(GltfText.glb(damaged, file.bin()), "values, run " + run));
        }
        assertThat(outcomes)
                .contains(
                        "read",
                        "gltf.value",
                        "gltf.reference",
                        "gltf.range",
                        "gltf.accessor",
                        "gltf.count",
                        "gltf.tree",
                        "gltf.index",
                        "gltf.too-large");
    }

    private static String replaced(String json, SplittableRandom random) {
        boolean number = random.nextInt(4) > 0;
        Matcher matcher = (number ? NUMBER : TEXT).matcher(json);
        List<int[]> places = new ArrayList<>();
        while (matcher.find()) {
            places.add(new int[] {matcher.start(), matcher.end()});
        }
        int[] place = places.get(random.nextInt(places.size()));
        int[] other = places.get(random.nextInt(places.size()));
        String value = number && random.nextBoolean()
                ? NUMBERS.get(random.nextInt(NUMBERS.size()))
                : json.substring(other[0], other[1]);
        return json.substring(0, place[0]) + value + json.substring(place[1]);
    }

    @Test
    @Clause("gltf.limits")
    void damagedBytesAreReadOrRefused() {
        byte[] file = EveryFeature.file().glb().toByteArray();
        SplittableRandom random = new SplittableRandom(SEED + 1);
        Set<String> outcomes = new TreeSet<>();
        for (int run = 0; run < RUNS; run++) {
            byte[] damaged = file.clone();
            for (int step = random.nextInt(4); step >= 0; step--) {
                int at = random.nextInt(damaged.length);
                damaged[at] = (byte) (random.nextBoolean() ? random.nextInt() : damaged[at] ^ 1 << random.nextInt(8));
            }
            int end = random.nextInt(8) == 0 ? random.nextInt(damaged.length) : damaged.length;
            outcomes.add(measured(ByteView.of(damaged).slice(0, end), "bytes, run " + run));
        }
        assertThat(outcomes).contains("read", "gltf.json", "gltf.cut", "gltf.float", "gltf.skin");
    }

    private static String measured(ByteView file, String what) {
        String[] outcome = new String[1];
        Assertions.assertTimeout(
                Duration.ofSeconds(2),
                () -> {
                    try {
                        assertThat(Allocation.of(() -> outcome[0] = outcome(file)))
                                .isLessThan(MOST_MEMORY);
                    } catch (RuntimeException e) {
                        throw new AssertionError(what + " of seed " + SEED, e);
                    }
                },
                what);
        return outcome[0];
    }
}
