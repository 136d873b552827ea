package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoseCommandTest {

    @TempDir
    Path folder;

    private Path library;
    private String turning;

    @BeforeEach
    void writeLibrary() throws IOException {
        library = folder.resolve("robots.rlb");
        Files.write(
                library,
                archive()
                        .with(entry("MESH", "turning.msh")
                                .payload(ModelBytes.animated().build()))
                        .with(entry("DATA", "notes.txt").payload("no model".getBytes(StandardCharsets.US_ASCII)))
                        .build());
        turning = library + "!/turning.msh";
    }

    @Test
    void showsEveryNode() {
        CommandRun run = CommandRun.of("pose", turning);

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .containsExactly(
                        "0\tBase_TM\t1.0\t0.0\t0.0\t0.0\t0.0\t0.0\t0.0\tno-map",
                        "1\to01_0_turn\t1.0\t0.0\t0.0\t0.0\t0.0\t0.0\t1.0\tat-key");
    }

    @ParameterizedTest
    @CsvSource({"o01_0_turn", "O01_0_TURN", "@1"})
    void findsANodeByNameAndByIndex(String node) {
        CommandRun run = CommandRun.of("pose", turning, "--node", node, "--time", "1.5");

        assertThat(run.lines()).hasSize(1);
        assertThat(run.out()).startsWith("1\to01_0_turn\t0.92").contains("between-keys");
    }

    @Test
    void takesPartsOfTheAddressForOptions() {
        String asked =
                CommandRun.of("pose", turning, "--node", "@1", "--time", "1.5").out();

        assertThat(CommandRun.of("pose", turning + "?node=@1&frame=1.5").out()).isEqualTo(asked);
        assertThat(CommandRun.of("pose", turning + "?node=@1", "--time", "1.5").out())
                .isEqualTo(asked);
        assertThat(CommandRun.of("pose", turning + "?mip=1").err()).contains("?mip has no meaning here");
        assertThat(CommandRun.of("pose", turning + "?frame=1", "--time", "2").code())
                .isEqualTo(2);
    }

    @Test
    void saysThatAModelIsDamaged() throws IOException {
        ModelBytes odd = ModelBytes.quad();
        odd.node(0, 700, 0xFFFF, 0).nodeName("lost").label("");
        Path file = Files.write(folder.resolve("odd.msh"), odd.build());

        assertThat(CommandRun.of("pose", file).err())
                .contains("the model is damaged")
                .contains("ironkit validate");
    }

    @Test
    void namesTheRuleThatHoldsTheLastKey() {
        assertThat(CommandRun.of("pose", turning, "--node", "@1", "--time", "99")
                        .out())
                .contains("outside-timeline");
        assertThat(CommandRun.of("pose", turning, "--node", "@1", "--time", "-1")
                        .out())
                .contains("outside-timeline");
    }

    @Clause("msh.4.3-pose")
    @Test
    void printsPosesAsJson() {
        CommandRun run = CommandRun.of("pose", "--json", turning, "--node", "@1", "--time", "1.5");

        SchemaCheck.assertFits(run, "ironkit.pose");
        Map<?, ?> node = (Map<?, ?>) ((List<?>) run.json().get("nodes")).get(0);
        assertThat(node.get("name")).isEqualTo("o01_0_turn");
        assertThat(node.get("rule")).isEqualTo("between-keys");
        // An eighth of a turn about z: half the way of the two keys.
        float cosine = (float) Math.cos(Math.PI / 8);
        float sine = (float) Math.sin(Math.PI / 8);
        assertThat(numbers(node.get("quaternion"))).containsExactly(new float[] {cosine, 0, 0, sine}, within(1e-4f));
        assertThat(((List<?>) node.get("position"))).hasToString("[0.0, 0.0, 1.0]");
        float half = (float) Math.sqrt(0.5);
        assertThat(numbers(node.get("matrix")))
                .containsExactly(
                        new float[] {half, half, 0, 0, -half, half, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1}, within(1e-4f));
        assertThat(run.json().get("quatOrder")).hasToString("{value=w-first, reason=identity-keys}");
        assertThat(run.json().get("times")).hasToString("[1.5]");
    }

    private static float[] numbers(Object array) {
        List<?> list = (List<?>) array;
        float[] numbers = new float[list.size()];
        for (int i = 0; i < numbers.length; i++) {
            // A zero below zero is told by its bits.
            numbers[i] = list.get(i) instanceof Number number ? number.floatValue() : 0;
        }
        return numbers;
    }

    @Test
    void blendsTwoTimes() {
        CommandRun run =
                CommandRun.of("pose", "--json", turning, "--node", "@1", "--blend-with", "3", "--weight", "0.5");

        SchemaCheck.assertFits(run, "ironkit.pose");
        Map<?, ?> node = (Map<?, ?>) ((List<?>) run.json().get("nodes")).get(0);
        assertThat(node.get("rule")).isEqualTo("at-key + at-next-key");
        assertThat(run.json().get("times")).hasToString("[0.0, 3.0]");
        assertThat(run.json().get("weight")).hasToString("0.5");
        // Halfway by weight is halfway by time: the two keys lie three frames apart.
        String between =
                CommandRun.of("pose", turning, "--node", "@1", "--time", "1.5").out();
        String half = CommandRun.of("pose", turning, "--node", "@1", "--blend-with", "3", "--weight", "0.5")
                .out();
        assertThat(half.substring(0, half.indexOf("\tat-key")))
                .isEqualTo(between.substring(0, between.indexOf("\tbetween")));
    }

    @Test
    void leavesOutASampleThatDoesNotCount() {
        CommandRun run = CommandRun.of(
                "pose", "--json", turning, "--node", "@1", "--time", "-1", "--blend-with", "3", "--weight", "0.5");

        SchemaCheck.assertFits(run, "ironkit.pose");
        assertThat(run.json().get("times")).hasToString("[3.0]");
        assertThat(run.json()).doesNotContainKey("weight");
    }

    @Clause("msh.4.2-override")
    @Test
    void takesAnotherOrderOfRotations() {
        String first = CommandRun.of("pose", turning, "--node", "@1").out();
        String last = CommandRun.of("pose", turning, "--node", "@1", "--quat-order", "w-last")
                .out();

        assertThat(first).contains("\t1.0\t0.0\t0.0\t0.0\t");
        assertThat(last).contains("\t0.0\t1.0\t0.0\t0.0\t");
    }

    @Test
    void writesNumbersThatAreNoneAsBits() throws IOException {
        Path model = folder.resolve("odd.msh");
        ModelBytes odd = ModelBytes.empty();
        odd.node(0, 0xFFFF, 0xFFFF, 0).nodeName("a").label("");
        odd.key(Float.NaN, Float.NEGATIVE_INFINITY, -0.0f, 0, 32767, 0, 0, 0);
        Files.write(model, odd.build());

        CommandRun run = CommandRun.of("pose", "--json", model);

        SchemaCheck.assertFits(run, "ironkit.pose");
        assertThat(run.out()).contains("[\"0x7FC00000\", \"0xFF800000\", \"0x80000000\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--node nobody | no node is named 'nobody'",
                "--node @7 | unknown node @7: the model has 2, @0 to @1",
                "--time soon | --time takes a number, not soon",
                "--weight 0.5 | belong together",
                "--blend-with -1 --weight 1 | neither pose is used",
                "--blend-with 1 --weight NaN | neither pose is used",
                "--quat-order x | --quat-order takes auto, w-first or w-last, not x"
            })
    void refusesWhatMakesNoSense(String options, String message) {
        Object[] arguments = ("pose " + turning + " " + options).split(" ");
        CommandRun run = CommandRun.of(arguments);

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(message);
    }

    @Test
    void saysWhatIsNoModel() {
        CommandRun run = CommandRun.of("pose", library + "!/notes.txt");

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.err()).contains("cli.no-model").contains("not a model");
    }
}
