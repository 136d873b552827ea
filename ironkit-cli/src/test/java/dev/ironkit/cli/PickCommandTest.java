package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PickCommandTest {

    @TempDir
    Path folder;

    private String turning;

    /** A square on the ground, and one above it that turns a quarter about its corner. */
    @BeforeEach
    void writeLibrary() throws IOException {
        Path library = folder.resolve("robots.rlb");
        Files.write(
                library,
                archive()
                        .with(entry("MESH", "turning.msh")
                                .payload(ModelBytes.animated().build()))
                        .build());
        turning = library + "!/turning.msh";
    }

    @Clause({"msh-core.5.2.2-half-open", "msh.5-triangles"})
    @Test
    void showsTheFirstTriangle() {
        CommandRun run = CommandRun.of("pick", turning, "--ray", "0.5,0.25,10,0,0,-1");

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly("1\to01_0_turn\t1\t1\t2\t9.00000\t0.500000\t0.250000\t1.00000\t0\tfront");
    }

    @Test
    void showsAllOnTheWay() {
        CommandRun run = CommandRun.of("pick", "--all", turning, "--ray", "0.5,0.25,-10,0,0,1");

        assertThat(run.lines())
                .containsExactly(
                        "0\tBase_TM\t0\t0\t0\t10.0000\t0.500000\t0.250000\t0.00000\t0\tback",
                        "1\to01_0_turn\t1\t1\t2\t11.0000\t0.500000\t0.250000\t1.00000\t0\tback");
    }

    @Clause("msh-core.2-rigid")
    @Test
    void looksAtTheModelAtATime() {
        // By then the upper square has turned away from above the lower one.
        CommandRun run = CommandRun.of("pick", turning, "--ray", "0.5,0.25,10,0,0,-1", "--time", "3");

        assertThat(run.out()).startsWith("0\tBase_TM");
    }

    @Clause("msh.2-frame")
    @Test
    void printsHitsAsJson() {
        CommandRun run = CommandRun.of("pick", "--json", turning, "--ray", "0.5,0.25,10,0,0,-2");

        SchemaCheck.assertFits(run, "ironkit.pick");
        Map<?, ?> hit = (Map<?, ?>) ((List<?>) run.json().get("hits")).get(0);
        assertThat(hit.get("name")).isEqualTo("o01_0_turn");
        assertThat(hit.get("distance")).hasToString("4.5");
        assertThat(hit.get("normal")).hasToString("[0.0, 0.0, 1.0]");
        assertThat(hit.get("fromBehind")).isEqualTo(false);
    }

    @Test
    void saysWhereNothingIsHit() {
        CommandRun run = CommandRun.of("pick", "--json", turning, "--ray", "9,9,10,0,0,-1");

        assertThat(run.code()).isEqualTo(1);
        SchemaCheck.assertFits(run, "ironkit.pick");
        assertThat((List<?>) run.json().get("hits")).isEmpty();
        assertThat(CommandRun.of("pick", turning, "--ray", "9,9,10,0,0,-1").err())
                .contains("hits nothing");
        assertThat(CommandRun.of("pick", turning, "--ray", "0.5,0.25,10,0,0,-1", "--level", "3")
                        .code())
                .isEqualTo(1);
    }

    @Test
    void takesPartsOfTheAddressForOptions() {
        assertThat(CommandRun.of("pick", turning + "?frame=3", "--ray", "0.5,0.25,10,0,0,-1")
                        .out())
                .startsWith("0\tBase_TM");
        assertThat(CommandRun.of("pick", turning + "?level=3", "--ray", "0.5,0.25,10,0,0,-1")
                        .code())
                .isEqualTo(1);
        assertThat(CommandRun.of("pick", turning + "?phase=1", "--ray", "0,0,1,0,0,-1")
                        .code())
                .isEqualTo(2);
        assertThat(CommandRun.of("pick", turning + "?node=@1", "--ray", "0,0,1,0,0,-1")
                        .err())
                .contains("?node=@1 is ignored");
    }

    @Test
    void asksWhatStopsAShot() {
        CommandRun run = CommandRun.of("pick", "--what", "shot", turning, "--ray", "0.5,0.25,-10,0,0,1");

        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void saysWhetherAllHitsAreThere() throws IOException {
        CommandRun all = CommandRun.of("pick", "--json", "--all", turning, "--ray", "0.5,0.25,10,0,0,-1");
        assertThat(all.json().get("complete")).isEqualTo(true);

        String stack = write("stack.msh", stack());
        CommandRun some = CommandRun.of("pick", "--json", "--all", stack, "--ray", "0.5,0.5,10,0,0,-1");
        assertThat(some.code()).isZero();
        assertThat(some.json().get("complete")).isEqualTo(false);
        assertThat((List<?>) some.json().get("hits")).hasSize(1 << 16);
        assertThat(some.err()).contains("more than 65536 triangles were hit: only the nearest 65536 are shown");
        CommandRun first = CommandRun.of("pick", "--json", stack, "--ray", "0.5,0.5,10,0,0,-1");
        assertThat(first.json().get("complete")).as("one was asked for").isEqualTo(true);
    }

    /** The same triangle 21,845 times at four nodes. */
    private static ModelBytes stack() {
        ModelBytes bytes = ModelBytes.empty().without(7);
        int[] indices = new int[65_535];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = i % 3;
        }
        bytes.vertex(0, 0, 0).vertex(2, 0, 0).vertex(0, 2, 0).indices(indices);
        bytes.batch(0, 0, 0, 0, 65_535, 0, 3, 0).slot(0, 21_845, 0, 1, 0, 0, 0, 2, 2, 0);
        for (int node = 0; node < 4; node++) {
            bytes.node(0, 0xFFFF, 0xFFFF, 0, 0);
        }
        return bytes;
    }

    @Test
    void namesNoNodeWhereNodesCannotBeRead() throws IOException {
        String old = write("old.msh", ModelBytes.quad().payload(1, new byte[48]).attrs(1, 2, 0, 24));

        CommandRun run = CommandRun.of("pick", old, "--ray", "0.5,0.25,10,0,0,-1");
        assertThat(run.out()).startsWith("-\t\t-\t0\t");
        CommandRun json = CommandRun.of("pick", "--json", old, "--ray", "0.5,0.25,10,0,0,-1");
        SchemaCheck.assertFits(json, "ironkit.pick");
        Map<?, ?> hit = (Map<?, ?>) ((List<?>) json.json().get("hits")).get(0);
        assertThat(hit.get("node")).hasToString("-1");
        assertThat(hit.get("name")).isEqualTo("");
        assertThat(hit.get("slot")).hasToString("-1");
    }

    private String write(String name, ModelBytes bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes.build()).toString();
    }

    @Test
    void hitsInAVeryLongDirection() {
        CommandRun run = CommandRun.of("pick", turning, "--ray", "0.5,0.25,10,1e-300,0,-1e300");

        assertThat(run.out()).startsWith("1\to01_0_turn\t1\t1\t2\t9.00000e-300\t0.500000\t0.250000\t1.00000");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--ray 1,2,3 | six numbers",
                "--ray 1,2,3,x,0,0 | takes six numbers, not x",
                "--ray 1,2,3,0,0,0 | needs a direction that is not zero",
                "--ray 1,2,3,0,0,1e-300 | needs a direction of which one number at least is 1.0E-250",
                "--ray 1,2,NaN,0,0,1 | finite numbers",
                "--ray 0,0,0,0,0,1 --state 3 | --state takes a number from 0 to 2, not 3",
                "--ray 0,0,0,0,0,1 --level 5 | --level takes a number from 0 to 4, not 5",
                "--ray 0,0,0,0,0,1 --what x | --what takes all, shot or move, not x",
                "--ray 0,0,0,0,0,1 --batch-material x | takes auto, documented or retail, not x",
                "--time 1 | --ray"
            })
    void refusesWhatMakesNoSense(String options, String message) {
        Object[] arguments = ("pick " + turning + " " + options).split(" ");
        CommandRun run = CommandRun.of(arguments);

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message);
    }
}
