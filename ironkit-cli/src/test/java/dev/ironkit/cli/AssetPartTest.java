package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Parts of assets in addresses: shown where they can be, refused where they have no meaning, never passed over silently. */
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
    @ValueSource(
            strings = {"?mip=1", "?phase=0", "?nonsense=1", "?node=nobody", "?batch=99999", "?node=@0&frame=99999"})
    void refusesPartsThatAModelDoesNotHave(String part) {
        for (String command : new String[] {"cat", "hex", "info"}) {
            CommandRun run = CommandRun.of(command, walker + part);
            assertThat(run.code()).as(command).isEqualTo(2);
            assertThat(run.err()).startsWith("ironkit " + command + ": ");
            assertThat(run.out()).isEmpty();
        }
        assertThat(CommandRun.of("get", walker + part, "parent").code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ls", "tree", "validate", "extract", "diff"})
    void commandsForWholeAssetsSayThatTheyTakeTheWhole(String command) {
        Object[] args = switch (command) {
            case "extract" -> new Object[] {command, walker + "?node=@0", "-o", folder.resolve("out")};
            case "diff" -> new Object[] {command, walker + "?node=@0", walker};
            default -> new Object[] {command, walker + "?node=@0"};
        };
        CommandRun run = CommandRun.of(args);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("note: this command takes whole assets; ?node=@0 is ignored");
        args[1] = walker + "?nod=@0";
        assertThat(CommandRun.of(args).code()).as("a slip is none of these").isEqualTo(2);
    }

    @Test
    void whatChangesWholeEntriesRefusesParts() {
        CommandRun run = CommandRun.of("rm", water + "?phase=2", "--dry-run");

        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("leave out ?phase=2");
    }

    @Test
    void everyAddressThatIsPrintedIsTaken() {
        Path broken = folder.resolve("broken");
        assertThat(CommandRun.of("demo", "--broken", "-o", broken).code()).isZero();
        Map<String, String> printed = new TreeMap<>();
        for (CommandRun run : List.of(
                CommandRun.of("validate", "-q", "--json", broken), CommandRun.of("refs", "--json", folder + "/demo"))) {
            Matcher address =
                    Pattern.compile("\"([^\"\\s]+)\\?([a-z]+=[^\"]+)\"").matcher(run.out());
            while (address.find()) {
                String kind = address.group(2).replaceAll("[0-9]+", "N");
                printed.putIfAbsent(kind, address.group(1) + "?" + address.group(2));
            }
        }
        assertThat(printed).hasSizeGreaterThan(6);
        printed.values().forEach(address -> {
            for (String command : new String[] {"info", "cat", "hex", "validate", "tree", "refs", "stats", "ls"}) {
                assertThat(CommandRun.of(command, address).code())
                        .as(command + " " + address)
                        .isNotEqualTo(2);
            }
            assertThat(CommandRun.of("refs", "--to", address).code())
                    .as(address)
                    .isNotEqualTo(2);
            assertThat(CommandRun.of("verify", "--roundtrip", address).code()).isZero();
        });
    }

    @Test
    void setsFieldsOfAPart() {
        Path out = folder.resolve("set.lib");
        CommandRun run = CommandRun.of("set", water + "?phase=2", "cell=3", "-o", out);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("get", out + "!/WATER_M", "phases[2].cell").out())
                .isEqualTo("3\n");
        CommandRun slip = CommandRun.of("set", water + "?phase=2", "phases=3", "--dry-run");
        assertThat(slip.code()).isEqualTo(2);
        assertThat(slip.err()).contains("no field 'phases'");
    }

    @Test
    void playsTheMomentOfAPart() {
        CommandRun run = CommandRun.of("play", water + "?block=0&time=125");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(1);
        assertThat(CommandRun.of("play", water + "?node=1").code()).isEqualTo(2);
        assertThat(CommandRun.of("play", water + "?phase=1").err()).contains("?phase=1 is ignored");
    }
}
