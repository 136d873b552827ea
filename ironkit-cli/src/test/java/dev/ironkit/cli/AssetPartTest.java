package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts of assets in addresses: shown where they can be, refused where they have no meaning, never passed over. */
class AssetPartTest {

    @TempDir
    static Path folder;

    private static String walker;
    private static String water;
    private static String wear;
    private static String texture;

    @BeforeAll
    static void writeDemo() {
        Path demo = folder.resolve("demo");
        assertThat(CommandRun.of("demo", "-o", demo).code()).isZero();
        walker = demo + "/robots.rlb!/r_walker.msh";
        wear = demo + "/robots.rlb!/r_walker.wea";
        water = demo + "/Material.lib!/WATER_M";
        texture = demo + "/Textures.lib!/SIGNS.0";
    }

    @Test
    void showsANodeWithItsNameAndLabel() {
        String name = CommandRun.of("get", walker, "nodeNames[1]").out().strip();
        CommandRun run = CommandRun.of("cat", walker + "?node=" + name);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("\"nodes[1]\"")
                .contains("\"nodeNames[1]\": \"" + name + "\"")
                .contains("labels[1]");
        assertThat(CommandRun.of("hex", walker + "?node=@1").out())
                .contains("nodes[1].parent")
                .doesNotContain("nodes[0]")
                .doesNotContain("positions");
        assertThat(CommandRun.of("info", walker + "?node=@1").out())
                .contains("part      ?node=@1")
                .contains("nodes[1].parent = ");
        assertThat(CommandRun.of("get", walker + "?node=@1", "parent").out())
                .isEqualTo(CommandRun.of("get", walker, "nodes[1].parent").out());
    }

    @Test
    void showsTheSlotOfAStateAndLevel() {
        CommandRun run = null;
        for (int node = 0; node < 12 && (run == null || run.code() != 0); node++) {
            run = CommandRun.of("cat", walker + "?node=@" + node + "&state=0&level=0");
        }

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("\"slots[").contains("triStart");
    }

    @Test
    void showsNumberedParts() {
        assertThat(CommandRun.of("get", walker + "?batch=2", "indexCount").out())
                .isEqualTo(CommandRun.of("get", walker, "batches[2].indexCount").out());
        assertThat(CommandRun.of("get", water + "?phase=2", "diffuse").out())
                .isEqualTo(CommandRun.of("get", water, "phases[2].diffuse").out());
        assertThat(CommandRun.of("get", wear + "?row=1", "name").out().strip()).isEqualTo("STEEL");
        assertThat(CommandRun.of("cat", texture + "?page=0").out()).contains("\"x\"");
        assertThat(CommandRun.of("hex", texture + "?mip=1").out())
                .startsWith("0")
                .contains("levels[1]");
    }

    @Test
    void jsonSaysWhichPartItIs() {
        CommandRun cat = CommandRun.of("cat", "--json", water + "?phase=2");
        assertThat(cat.json().get("address").toString()).endsWith("WATER_M?phase=2");
        SchemaCheck.assertFits(cat, "ironkit.asset");
        SchemaCheck.assertFits(CommandRun.of("info", "--json", walker + "?batch=2"), "ironkit.info");
        SchemaCheck.assertFits(CommandRun.of("hex", "--json", walker + "?batch=2"), "ironkit.hex");
    }

    @Test
    void rawGivesTheBytesOfAPart() {
        assertThat(CommandRun.of("cat", "--raw", wear + "?row=1").out()).isEqualTo("1 STEEL\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"?mip=1", "?phase=0", "?nonsense=1", "?node=nobody", "?batch=99999", "?node=@0&frame=2"})
    void refusesPartsThatAModelDoesNotHave(String part) {
        for (String command : new String[] {"cat", "hex", "info"}) {
            CommandRun run = CommandRun.of(command, walker + part);
            assertThat(run.code()).as(command).isEqualTo(2);
            assertThat(run.err()).contains("cli.usage");
            assertThat(run.out()).isEmpty();
        }
        assertThat(CommandRun.of("get", walker + part, "parent").code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls", "tree", "validate", "extract", "diff"})
    void commandsForWholeAssetsRefuseParts(String command) {
        Object[] args = switch (command) {
            case "extract" -> new Object[] {command, walker + "?node=@0", "-o", folder.resolve("out")};
            case "diff" -> new Object[] {command, walker + "?node=@0", walker};
            default -> new Object[] {command, walker + "?node=@0"};
        };
        CommandRun run = CommandRun.of(args);

        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains("names a part");
    }

    @Test
    void playsTheMomentOfAPart() {
        CommandRun run = CommandRun.of("play", water + "?block=0&time=125");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(1);
        assertThat(CommandRun.of("play", water + "?node=1").code()).isEqualTo(2);
    }
}
