package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which states and levels a file has, what is hidden in it, and what the way back makes of those it never had. */
class ChosenLevelsTest {

    private static final String WALKER = "robots.rlb/r_walker";

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
        demo.export(folder.resolve("view"), "--to", "glb");
    }

    private static CommandRun convert(String model, Path to, String options) {
        String[] words = options.split(" ", -1);
        Object[] line = new Object[words.length + 5];
        line[0] = "convert";
        line[1] = demo.address(model);
        line[2] = "-o";
        line[3] = to;
        line[4] = "--force";
        System.arraycopy(words, 0, line, 5, words.length);
        return CommandRun.of(line);
    }

    /** The states and levels of the shapes of a file. */
    private static Set<String> cells(GltfReading file) {
        Set<String> cells = new TreeSet<>();
        for (Map<String, Object> node : file.list("nodes")) {
            String name = (String) node.get("name");
            if (name.contains("|s")) {
                cells.add(name.substring(name.indexOf('|') + 1));
            }
        }
        return cells;
    }

    @ParameterizedTest
    @CsvSource({
        "glb, --level 0, s0l0",
        "glb, --level 1, s0l1",
        "glb, --level 3, s0l3",
        "glb, --level 4, s0l4",
        "glb, --state 1 --level 0, s1l0",
        "glb, --state 1, s1l0 s1l1 s1l2 s1l3",
        "glb, --state 0, s0l0 s0l1 s0l2 s0l3",
        "glb, --rig armature, s0l0",
        "gltf, --level 0, s0l0 s1l0 s2l0",
        "gltf, --state 1, s1l0 s1l1 s1l2 s1l3",
        "gltf, --state 2 --level 1, s2l1",
        "gltf, --level 4, s0l4",
        "gltf, --profile archive --state 1 --level 0, s1l0",
    })
    @Clause("conv.3-chosen")
    void aFileHasWhatIsAskedForAndTheWayBackKeepsTheRest(String ending, String options, String cells)
            throws IOException {
        Path file = folder.resolve("chosen." + ending);
        CommandRun out = convert(WALKER, file, options);
        assertThat(out.code()).as(out.err()).isZero();
        GltfReading read = GltfReading.of(file);
        assertThat(String.join(" ", cells(read))).isEqualTo(cells);
        boolean hides = ending.equals("glb") && cells.contains(" ");
        assertThat(read.list("nodes").toString().contains("MSFT_lod")).isEqualTo(hides);

        Path target = folder.resolve("back.rlb");
        CommandRun back =
                CommandRun.of("replace", demo.address(WALKER), file, "--delete-missing", "-o", target, "--force");
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(Files.mismatch(demo.game().resolve("robots.rlb"), target))
                .as(back.err())
                .isEqualTo(-1);
        assertThat(back.err())
                .contains("not in the file and kept unchanged: state ")
                .doesNotContain("did not come back");
    }

    @ParameterizedTest
    @CsvSource({
        "static.rlb/s_crate, other.glb, --level 4, 'state 0, level 4; available: state 0 at levels 0, 1, 2 and 3;'",
        "static.rlb/s_crate, other.gltf, --level 4, 'level 4; available: state 0 at levels 0, 1, 2 and 3;'",
        "static.rlb/s_crate, other.obj, --level 4, 'state 0, level 4; available: state 0 at levels 0, 1, 2 and 3;'",
        "animals.rlb/a_bird, other.glb, --state 1 --level 1, 'state 1, level 1; available: state 0 at levels 0, 1, 2 and 3'",
    })
    @Clause("conv.3-chosen")
    void whatAModelDoesNotHaveIsRefusedAndWhatThereIsIsSaid(String model, String name, String options, String said) {
        Path file = folder.resolve(name);
        CommandRun run = convert(model, file, options);
        assertThat(run.code()).as(run.err()).isNotZero();
        assertThat(run.err()).contains("no node shows anything in " + said);
        assertThat(file).doesNotExist();
    }

    /** Some programs throw the meshes of a level away as soon as a finer one is there. */
    @Test
    @Clause("conv.3-lod")
    void noMeshBelongsToTwoLevels() throws IOException {
        int shared = 0;
        for (String model : demo.models().keySet()) {
            GltfReading file = GltfReading.of(folder.resolve("view").resolve(model + ".glb"));
            Map<Integer, Set<String>> levels = new TreeMap<>();
            for (Map<String, Object> node : file.list("nodes")) {
                if (node.containsKey("mesh")) {
                    String name = (String) node.get("name");
                    levels.computeIfAbsent(GltfReading.number(node, "mesh", -1), none -> new TreeSet<>())
                            .add(name.substring(name.indexOf('|')));
                }
            }
            assertThat(levels.values()).as(model).allMatch(some -> some.size() == 1);
            Set<Object> geometry = new TreeSet<>();
            for (Map<String, Object> mesh : file.list("meshes")) {
                shared += geometry.add(mesh.get("primitives").toString()) ? 0 : 1;
            }
        }
        // What is the same is stored once.
        assertThat(shared).isPositive();
    }

    @Test
    @Clause("conv.3-lod")
    void whatIsHiddenIsOutsideOfEverySceneAndOfNoSize() throws IOException {
        int hidden = 0;
        for (String model : demo.models().keySet()) {
            GltfReading file = GltfReading.of(folder.resolve("view").resolve(model + ".glb"));
            List<Map<String, Object>> nodes = file.list("nodes");
            for (Map<String, Object> node : nodes) {
                if (node.get("name").equals("levels|hidden")) {
                    assertThat(GltfReading.doubles(node.get("scale"))).containsExactly(0, 0, 0);
                    assertThat(file.list("scenes").toString()).doesNotContain("nodes=[" + nodes.indexOf(node));
                    hidden += ((List<?>) node.get("children")).size();
                }
            }
        }
        assertThat(hidden).isGreaterThan(100);
    }
}
