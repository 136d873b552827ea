package dev.ironkit.cli;

import static dev.ironkit.testkit.Mat0Bytes.material;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.WearBytes.list;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Materials and material lists that come back as JSON with things added, removed and changed. */
class MaterialJsonTest {

    @TempDir
    Path folder;

    private Path lib;
    private Path changed;

    @BeforeEach
    void writeFiles() throws IOException {
        changed = folder.resolve("new.lib");
        lib = Files.write(
                folder.resolve("Material.lib"),
                archive()
                        .with(entry("MAT0", "WATER")
                                .attrs(4, 6, 0)
                                .payload(material(6)
                                        .phase("WATER.0")
                                        .phase("WATER1.0")
                                        .block(0x10)
                                        .key(0, 500)
                                        .key(1, 1000, 0)
                                        .build()))
                        .with(entry("WEAR", "robot.wea")
                                .attrs(0, 0, 1)
                                .payload(list("STONE", "GRASS").lightmap("L.0").build()))
                        .with(entry("WEAR", "plain.wea")
                                .attrs(0, 0, 1)
                                .payload(list("STONE").lineEnd("\n").build()))
                        .build());
    }

    @Test
    @Clause("mat0.9-json")
    void phasesAndKeysAreCounted() throws IOException {
        String json = compact("WATER");
        String phase = json.substring(json.indexOf("\"phases\":[") + 10, json.indexOf("},{\"ambient\"") + 1);
        Path more = json(
                json.replace("},{\"ambient\"", "}," + phase + ",{\"ambient\"").replace("\"phase\":1,", "\"phase\":2,"));

        CommandRun run = CommandRun.of("replace", lib + "!/WATER", more, "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("header.phaseCount 2 -> 3, counted");
        assertThat(value("WATER", "header.phaseCount")).isEqualTo("3");
        assertThat(value("WATER", "phases[2].texture")).isEqualTo("WATER1.0");
        assertThat(value("WATER", "blocks[0].keys[1].phase")).isEqualTo("2");
    }

    @Test
    @Clause("mat0.9-json")
    void blocksAndKeysCanBeTakenAway() throws IOException {
        String json = compact("WATER");
        Path fewer = json(json.replaceFirst(",\\{\"phase\":1[^}]*}", ""));

        CommandRun run = CommandRun.of("replace", "--json", lib + "!/WATER", fewer, "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("blocks[0].keyCount 2 -> 1, counted");
        assertThat(value("WATER", "blocks[0].keyCount")).isEqualTo("1");

        Path none = json(json.replaceFirst("\"blocks\":\\[.*]", "\"blocks\":[]"));
        Path still = folder.resolve("still.mat0");
        CommandRun convert = CommandRun.of("convert", none, "--to", "mat0", "-o", still);
        assertThat(convert.code()).as(convert.err()).isZero();
        assertThat(convert.err()).contains("material (header.animBlockCount 1 -> 0, counted)");
        assertThat(Files.size(still)).isEqualTo(14 + 2 * 34);
    }

    @Test
    @Clause("mat0.9-json")
    void aCountAloneChangesNothingAndThatIsSaid() throws IOException {
        Path miscounted = json(compact("WATER").replace("\"phaseCount\":2", "\"phaseCount\":3"));

        CommandRun run = CommandRun.of("replace", lib + "!/WATER", miscounted, "--dry-run");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("note      header.phaseCount 3 -> 2, counted");
        assertThat(run.out()).contains("the archive already holds this content");
    }

    @Test
    @Clause("wear.9-json")
    void rowsAreCountedAndLightmapsStay() throws IOException {
        Path more = json(compact("robot.wea").replace("],\"separator\"", "," + row(2, "SAND") + "],\"separator\""));

        CommandRun run = CommandRun.of("replace", lib + "!/robot.wea", more, "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("count 2 -> 3, counted").doesNotContain("wear.");
        assertThat(text("robot.wea")).isEqualTo("3\r\n0 STONE\r\n1 GRASS\r\n2 SAND\r\n\r\nLIGHTMAPS\r\n1\r\n0 L.0\r\n");
    }

    @Test
    @Clause("wear.9-json")
    void theLastLightmapTakesItsWordAwayAndTheFirstBringsIt() throws IOException {
        Path dark = json(compact("robot.wea").replaceFirst("\"lightmaps\":\\[[^]]*]", "\"lightmaps\":[]"));
        CommandRun removed = CommandRun.of("replace", lib + "!/robot.wea", dark, "-o", changed);
        assertThat(removed.code()).as(removed.err()).isZero();
        assertThat(removed.err()).contains("no lightmaps, so the word LIGHTMAPS is removed too");
        assertThat(text("robot.wea")).isEqualTo("2\r\n0 STONE\r\n1 GRASS\r\n");

        Path lit = json(compact("plain.wea").replace("\"rest\"", "\"lightmaps\":[" + row(0, "L.0") + "],\"rest\""));
        CommandRun added = CommandRun.of("replace", "--force", lib + "!/plain.wea", lit, "-o", changed);
        assertThat(added.code()).as(added.err()).isZero();
        assertThat(text("plain.wea")).isEqualTo("1\n0 STONE\n\nLIGHTMAPS\n1\n0 L.0\r\n");
    }

    @Test
    @Clause("wear.9-json")
    void aRowThatIsNoLineIsRefused() throws IOException {
        String json = compact("robot.wea");

        assertRefused(
                "rows[0]",
                "robot.wea",
                json.replaceFirst("\"end\":\"\\\\r\\\\n\"},\\{\"indent\"", "\"end\":\" \"},{\"indent\""));
        assertRefused("rows[1]", "robot.wea", json.replace("GRASS", "GRASS\\n2 SAND"));
    }

    @Test
    @Clause({"mat0.9-json", "mat0.12.2-name", "D44"})
    void valuesThatSetRefusesAreRefusedWithTheirPaths() throws IOException {
        String json = compact("WATER");

        assertRefused("phases[1].texture", "WATER", json.replace("WATER1.0", "ABCDEFGHIJKLMNOP"));
        assertRefused("phases[1].texture", "WATER", json.replace("WATER1.0", "STONE"));
        assertRefused("phases[0].ambientAlpha", "WATER", json.replaceFirst("(\"ambientAlpha\":)\\d+", "$1200"));
        assertRefused("phases[0].cell", "WATER", json.replaceFirst("(\"cell\":)-?\\d+", "$1-2"));
        assertRefused("blocks[0].keys[0].end", "WATER", json.replace("\"end\":500", "\"end\":0"));
        assertRefused("blocks[0].modeAndMask", "WATER", json.replace("0x00000010", "0x00000007"));
        assertRefused("blocks[0].modeAndMask", "WATER", json.replace("0x00000010", "0x00000100"));
        assertRefused("phases", "WATER", json.replaceFirst("\"phases\":.*", "\"phases\":[],\"blocks\":[]}"));
        assertRefused("rows[1].name", "robot.wea", json("robot.wea", "GRASS", "TALL GRASS"));
        assertRefused("rows[1].name", "robot.wea", json("robot.wea", "GRASS", "G".repeat(36)));
        assertRefused("lightmaps[0].name", "robot.wea", json("robot.wea", "L.0", "LIGHT"));
    }

    private String json(String entry, String old, String other) {
        return compact(entry).replace(old, other);
    }

    @Test
    @Clause({"mat0.9-json", "wear.9-json"})
    void whatWasOddBeforeStaysWritableInAnyPlace() throws IOException {
        byte[] odd = material(6)
                .phase("ABCDEFGHIJKLMNOP")
                .phase("B.0")
                .block(0x107)
                .key(1, 0)
                .key(0, 0, 3)
                .build();
        Path other = Files.write(
                folder.resolve("odd.lib"),
                archive()
                        .with(entry("MAT0", "ODD").attrs(0x14, 7, 9).payload(odd))
                        .with(entry("WEAR", "odd.wea")
                                .payload(list("A B", "G".repeat(40)).build()))
                        .build());
        lib = other;
        String json = compact("ODD");
        String first = json.substring(json.indexOf("\"phases\":[") + 10, json.indexOf("},{\"ambient\"") + 1);

        CommandRun same = CommandRun.of("replace", other + "!/ODD", json(json), "--dry-run");
        assertThat(same.out()).as(same.err()).contains("the archive already holds this content");
        CommandRun moved = CommandRun.of(
                "replace",
                other + "!/ODD",
                json(json.replace(first, first.replace("ABCDEFGHIJKLMNOP", "A.0") + "," + first)),
                "-o",
                changed);
        assertThat(moved.code()).as(moved.err()).isZero();
        assertThat(value("ODD", "phases[1].texture")).isEqualTo("ABCDEFGHIJKLMNOP");

        Path longer = json(compact("odd.wea").replace("\"rows\":[", "\"rows\":[" + row(0, "NEW") + ","));
        CommandRun listed = CommandRun.of("replace", "--force", other + "!/odd.wea", longer, "-o", changed);
        assertThat(listed.code()).as(listed.err()).isZero();
        assertThat(value("odd.wea", "rows[1].name")).isEqualTo("A B");
    }

    @Test
    @Clause({"mat0.9-json", "wear.9-json"})
    void damagedOnesThatAreNotTouchedGoBackAsTheyAre() throws IOException {
        Random random = new Random(20_260_602);
        int odd = 0;
        for (int i = 0; i < 120; i++) {
            byte[] bytes = i % 2 == 0
                    ? material(6)
                            .phase("A.0")
                            .phase("B.0")
                            .block(0x10)
                            .key(0, 9)
                            .key(1, 20)
                            .tail((byte) 1)
                            .build()
                    : list("STONE", "GRASS")
                            .lightmap("L.0")
                            .rest("\r\nmore LIGHTMAPS")
                            .build();
            bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            lib = Files.write(
                    folder.resolve("damaged.lib"),
                    archive()
                            .with(entry(i % 2 == 0 ? "MAT0" : "WEAR", "X")
                                    .attrs(random.nextInt(), 6 + random.nextInt(2), 0)
                                    .payload(bytes))
                            .build());
            CommandRun cat = CommandRun.of("cat", "--json", lib + "!/X");
            if (cat.code() != ExitCode.DONE) {
                continue;
            }
            odd++;
            CommandRun back = CommandRun.of("replace", "--read", "tolerant", lib + "!/X", json(cat.out()), "--dry-run");
            assertThat(back.out()).as(cat.out() + back.err()).contains("the archive already holds this content");
        }
        assertThat(odd).isGreaterThan(60);
    }

    @Test
    @Clause("mat0.9-json")
    void aKeyMustNotGoOnShowingAPhaseThatWasTakenAway() throws IOException {
        String json = compact("WATER");

        CommandRun run = CommandRun.of(
                "replace",
                "--read",
                "tolerant",
                lib + "!/WATER",
                json(json.replaceFirst(",\\{\"ambient\".*?}", "")),
                "-o",
                changed);

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("mat0.edit-phase-ref").contains("WATER  blocks[0].keys[1].phase");
    }

    @Test
    @Clause("mat0.9-json")
    void convertMakesWhatIsAskedAndReportsWhatIsOdd() throws IOException {
        Path made = folder.resolve("made.mat0");
        Path odd = json(compact("WATER").replace("WATER1.0", "ABCDEFGHIJKLMNOP").replace("0x00000010", "0x00000007"));

        CommandRun run = CommandRun.of("convert", odd, "--to", "mat0", "-o", made);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err())
                .contains("warning  mat0.texture-nul  " + odd + "\n")
                .contains("warning  mat0.texture-name  ")
                .contains("warning  mat0.mode  ");
        assertThat(Files.size(made)).isEqualTo(14 + 2 * 34 + 6 + 2 * 6);
        Path list = json(json("robot.wea", "GRASS", "TALL GRASS"));
        assertThat(CommandRun.of("convert", list, "--to", "wear", "-o", folder.resolve("made.wea"))
                        .err())
                .contains("warning  wear.name-space  ");
    }

    @Test
    @Clause("mat0.9-json")
    void flagsAndVersionOfTheDocumentComeWithIt() throws IOException {
        String document = CommandRun.of("cat", "--json", lib + "!/WATER").out();
        Path edited = json(document.replace("\"attr1\": 4", "\"attr1\": 8"));

        CommandRun run = CommandRun.of("replace", lib + "!/WATER", edited, "-o", changed);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("attr1 4 -> 8");
        assertThat(CommandRun.of("info", changed + "!/WATER").out()).contains("blend     additive\n");

        Path older = json(document.replace("\"attr2\": 6", "\"attr2\": 2")
                .replaceAll(
                        "\"metaB\": (\\d+),\\s+\"speedFactor\": 1.0,\\s+\"damagePerSecond\": 0.0", "\"metaB\": $1"));
        CommandRun old = CommandRun.of("replace", "--force", lib + "!/WATER", older, "-o", changed);
        assertThat(old.code()).as(old.err()).isZero();
        assertThat(CommandRun.of("cat", changed + "!/WATER", "--field", "header")
                        .json())
                .containsOnlyKeys("phaseCount", "animBlockCount", "surfaceId", "metaB");

        assertRefused("entry.attr1", "WATER", document.replace("\"attr1\": 4", "\"attr1\": 20"));
        Path loose = json(document.replace("\"MAT0\"", "\"0\"").replace("\"attr1\": 4", "\"attr1\": 0"));
        assertThat(CommandRun.of("replace", lib + "!/WATER", loose, "--dry-run").out())
                .as("a loose material has no directory entry")
                .contains("the archive already holds this content");
        Path another = json(document.replace("\"MAT0\"", "\"WEAR\""));
        assertThat(CommandRun.of("replace", lib + "!/WATER", another, "--dry-run")
                        .err())
                .contains("attributes.type")
                .contains("the entry is of type MAT0");
    }

    private void assertRefused(String field, String entry, String json) throws IOException {
        CommandRun run = CommandRun.of("replace", lib + "!/" + entry, json(json), "-o", folder.resolve("refused"));
        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains(entry + "  " + field);
        assertThat(folder.resolve("refused")).doesNotExist();
    }

    /** The fields of an entry without blanks between them. */
    private String compact(String entry) {
        return CommandRun.of("cat", lib + "!/" + entry)
                .out()
                .replaceAll("(?m)^ +|\\n", "")
                .replace("\": ", "\":");
    }

    private static String row(int id, String name) {
        return "{\"indent\":\"\",\"id\":\"" + id + "\",\"gap\":\" \",\"name\":\"" + name + "\",\"end\":\"\\r\\n\"}";
    }

    private Path json(String text) throws IOException {
        return Files.writeString(folder.resolve("edited.json"), text, StandardCharsets.UTF_8);
    }

    private String value(String entry, String path) {
        return CommandRun.of("get", changed + "!/" + entry, path).out().strip();
    }

    private String text(String entry) {
        return CommandRun.of("cat", "--raw", changed + "!/" + entry).out();
    }
}
