package dev.ironkit.cli;

import static dev.ironkit.testkit.Mat0Bytes.material;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.WearBytes.list;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Materials and material lists as commands see them, loose and in archives. */
class MaterialCommandsTest {

    @TempDir
    Path folder;

    private Path loose;
    private Path text;
    private Path lib;

    @BeforeEach
    void writeFiles() throws IOException {
        loose = write("water.mat0", water().build());
        text = write("robot.wea", wear().build());
        lib = write(
                "Material.lib",
                archive()
                        .with(entry("MAT0", "WATER").attrs(4, 6, 0).payload(water().build()))
                        .with(entry("MAT0", "OLD")
                                .attrs(0, 1, 0)
                                .payload(material(1).phase("A.0").build()))
                        .with(entry("WEAR", "robot.wea").attrs(0, 0, 1).payload(wear().build()))
                        .build());
    }

    private static Mat0Bytes water() {
        return material(6)
                .phase("WATER.0")
                .phase("WATER1.0")
                .block(0x10)
                .key(0, 500)
                .key(1, 1000, 0);
    }

    private static WearBytes wear() {
        return list("STONE", "GRASS").lightmap("L.0");
    }

    @Test
    void infoTellsWhatMaterialsAndListsAre() {
        assertThat(CommandRun.of("info", lib + "!/WATER").out())
                .contains("what      material  ")
                .contains("blend     alpha\n")
                .contains("phases    2\n")
                .contains("textures  WATER.0, WATER1.0\n")
                .contains("blocks    1: loop of 2 keys in 1000 ms\n")
                .contains("surface   id 5, speed factor 1.0, damage per second 0.0\n")
                .contains("problems  none\n");
        assertThat(CommandRun.of("info", lib + "!/robot.wea").out())
                .contains("what      material list  ")
                .contains("materials 2: STONE, GRASS\n")
                .contains("lightmaps 1: L.0\n");
    }

    @Test
    void infoAsJsonCarriesThem() {
        assertThat(subject(lib + "!/WATER").get("material").toString())
                .isEqualTo("{attr1=0x00000004, version=6, blend=4, nibbleMode=1, litSkin=false, phases=2, surfaceId=5,"
                        + " textures=[WATER.0, WATER1.0], blocks=[{mode=0, mask=2, keys=2, period=1000}],"
                        + " tailBytes=0}");
        assertThat(subject(lib + "!/robot.wea").get("wear").toString())
                .isEqualTo("{parser=tolerant, materials=[STONE, GRASS], lightmaps=[L.0]}");
    }

    private static Map<?, ?> subject(String address) {
        return (Map<?, ?>)
                ((List<?>) CommandRun.of("info", "--json", address).json().get("subjects")).get(0);
    }

    @Test
    void aLooseFileIsReadAsItsUserSays() {
        assertThat(CommandRun.of("get", "--as", "mat0", loose, "phases[1].texture")
                        .out())
                .as("attr2 is 6 unless it is said")
                .isEqualTo("WATER1.0\n");
        assertThat(CommandRun.of("get", "--as", "mat0", "--attr2", "1", loose, "phases[0].cell")
                        .err())
                .contains("mat0.size");
        assertThat(CommandRun.of("get", "--as", "wear", text, "rows[1].name").out())
                .isEqualTo("GRASS\n");
        assertThat(CommandRun.of("get", loose, "phases[0].cell").code()).isEqualTo(4);
    }

    @Test
    void catPrintsFieldsAsJson() {
        assertThat(CommandRun.of("cat", lib + "!/WATER", "--field", "phases[0].diffuse")
                        .out())
                .isEqualTo("\"#ffffff\"\n");
        assertThat(CommandRun.of("cat", lib + "!/WATER", "--field", "blocks[0].keys[1]")
                        .json()
                        .toString())
                .isEqualTo("{phase=1, end=1000, k2=0}");
        assertThat(CommandRun.of("cat", lib + "!/OLD", "--field", "header")
                        .json()
                        .toString())
                .isEqualTo("{phaseCount=1, animBlockCount=0}");
        assertThat(CommandRun.of("cat", lib + "!/robot.wea", "--field", "rows[0]")
                        .json()
                        .toString())
                .isEqualTo("{indent=, id=0, gap= , name=STONE, end=\r\n}");
    }

    @Test
    void hexNamesEveryByte() {
        assertThat(CommandRun.of("hex", lib + "!/WATER").out())
                .contains("phases[0].diffuse = #ffffff")
                .contains("blocks[0].modeAndMask = 0x00000010  (mode 0 (loop), mask 0x2)")
                .contains("blocks[0].keys[1].end = 1000");
        CommandRun run = CommandRun.of("hex", lib + "!/robot.wea");
        assertThat(run.out()).contains("rows[1].name = GRASS").contains("lightmaps[0].name = L.0");
        assertThat(run.err()).contains("100.0 % explained");
    }

    @Test
    void setChangesAColourAndNothingElse() throws IOException {
        Path changed = folder.resolve("new.lib");

        CommandRun run = CommandRun.of("set", lib + "!/WATER", "phases[0].diffuse=#4d6aff", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("phases[0].diffuse #ffffff -> #4d6aff").contains("2 entries unchanged");
        assertThat(CommandRun.of("get", changed + "!/WATER", "phases[0].diffuse")
                        .out())
                .isEqualTo("#4d6aff\n");
        assertThat(CommandRun.of("cat", "--raw", changed + "!/WATER").out())
                .hasSameSizeAs(CommandRun.of("cat", "--raw", lib + "!/WATER").out());
    }

    @Test
    void setChangesANameOfAnotherLength() throws IOException {
        Path changed = folder.resolve("new.lib");
        Path looseChanged = folder.resolve("new.wea");

        CommandRun run = CommandRun.of(
                "set", lib + "!/robot.wea", "rows[1].name=LAVA_LAKE", "lightmaps[0].name=M.0", "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("cat", "--raw", changed + "!/robot.wea").out())
                .isEqualTo("2\r\n0 STONE\r\n1 LAVA_LAKE\r\n\r\nLIGHTMAPS\r\n1\r\n0 M.0\r\n");
        assertThat(CommandRun.of("get", changed + "!/WATER", "phases[0].texture")
                        .out())
                .isEqualTo("WATER.0\n");
        assertThat(CommandRun.of("set", "--as", "wear", text, "rows[0].name=A", "-o", looseChanged)
                        .code())
                .isZero();
        assertThat(Files.readString(looseChanged, StandardCharsets.US_ASCII)).startsWith("2\r\n0 A\r\n1 GRASS\r\n");
    }

    @Test
    void setRefusesWhatTheEngineWouldNotTake() {
        assertRefused("mat0.edit-texture", "set", lib + "!/WATER", "phases[0].texture=0123456789ABC.D0");
        assertRefused("mat0.edit-texture", "set", lib + "!/WATER", "phases[0].texture=STONE");
        assertRefused("mat0.edit-value", "set", lib + "!/WATER", "phases[0].ambientAlpha=101");
        assertRefused("mat0.edit-value", "set", lib + "!/WATER", "phases[0].cell=-2");
        assertRefused("mat0.edit-block", "set", lib + "!/WATER", "blocks[0].modeAndMask=5");
        assertRefused("mat0.edit-block", "set", lib + "!/WATER", "blocks[0].keys[1].end=500");
        assertRefused("io.edit-asset", "set", lib + "!/WATER", "blocks[0].keys[1].phase=2");
        assertRefused("wear.edit-name", "set", lib + "!/robot.wea", "rows[0].name=A B");
        assertRefused("wear.edit-lines", "set", lib + "!/robot.wea", "rows[0].name=A\n1 B");
        assertRefused("wear.edit-lightmap", "set", lib + "!/robot.wea", "lightmaps[0].name=L");
        assertRefused("io.edit-asset", "set", lib + "!/robot.wea", "rows[0].id=x");
        assertRefused("io.edit-asset", "set", lib + "!/robot.wea", "rows[0].name=");
        assertRefused("io.edit-asset", "set", lib + "!/WATER", "entry.attr2=3");
        assertRefused("io.edit-asset", "set", lib + "!/WATER", "entry.type=WEAR");
        assertRefused("mat0.edit-value", "set", lib + "!/WATER", "entry.attr1=0x14");
        assertRefused("mat0.edit-value", "set", lib + "!/WATER", "entry.attr2=7");
        assertRefused("mat0.edit-value", "set", lib + "!/WATER", "entry.attr2=0xFFFFFFFF");
        assertThat(CommandRun.of("set", lib + "!/WATER", "entry.type=DATA", "--dry-run")
                        .code())
                .isZero();
        assertThat(CommandRun.of("set", lib + "!/WATER", "entry.attr2=4", "--dry-run")
                        .code())
                .isZero();
        for (String path : List.of("header.phaseCount=1", "blocks[0].keyCount=1")) {
            assertThat(CommandRun.of("set", lib + "!/WATER", path, "--dry-run").code())
                    .isEqualTo(2);
        }
        assertThat(CommandRun.of("set", lib + "!/robot.wea", "count.word=1", "--dry-run")
                        .code())
                .isEqualTo(2);
    }

    private void assertRefused(String rule, Object... command) {
        Path target = folder.resolve("refused");
        Object[] all = Arrays.copyOf(command, command.length + 2);
        all[command.length] = "-o";
        all[command.length + 1] = target;
        CommandRun run = CommandRun.of(all);
        assertThat(run.code()).as(run.err()).isEqualTo(5);
        assertThat(run.err()).contains(rule).contains(command[1].toString());
        assertThat(target).doesNotExist();
    }

    @Test
    void replaceTakesTheJsonThatCatPrints() throws IOException {
        Path changed = folder.resolve("new.lib");
        String json = CommandRun.of("cat", lib + "!/WATER").out();
        Path edited = write("water.json", json.replace("WATER1.0", "LAVA.0").getBytes(StandardCharsets.UTF_8));
        String listed = CommandRun.of("cat", lib + "!/robot.wea").out();
        Path relisted = write("wear.json", listed.replace("GRASS", "ТРАВА").getBytes(StandardCharsets.UTF_8));

        CommandRun run =
                CommandRun.of("replace", lib + "!/WATER", edited, lib + "!/robot.wea", relisted, "-o", changed);

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("get", changed + "!/WATER", "phases[1].texture")
                        .out())
                .isEqualTo("LAVA.0\n");
        assertThat(CommandRun.of("get", changed + "!/robot.wea", "rows[1].name").out())
                .isEqualTo("ТРАВА\n");
        assertThat(CommandRun.of("replace", lib + "!/WATER", write("no.json", new byte[] {'{'}), "--dry-run")
                        .code())
                .isEqualTo(4);
    }

    @Test
    void validateRunsTheirRules() throws IOException {
        Path odd = write(
                "odd.lib",
                archive()
                        .with(entry("MAT0", "ODD")
                                .attrs(0x14, 7, 0)
                                .payload(material(6).phase("STONE").build()))
                        .with(entry("MAT0", "CUT").attrs(0, 6, 0).payload(new byte[13]))
                        .with(entry("MAT0", "OLD")
                                .attrs(0, 0, 0)
                                .payload(material(0).phase("A.0").build()))
                        .with(entry("WEAR", "a.wea")
                                .payload(list("A").lightmap("L.0").blankLines(0).build()))
                        .with(entry("WEAR", "b.wea")
                                .payload(list("A").sayCount("0").build()))
                        .build());

        CommandRun run = CommandRun.of("validate", odd);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("error  mat0.size  " + odd + "!/CUT")
                .contains("warning  mat0.nibble  " + odd + "!/ODD")
                .contains("warning  mat0.version  " + odd + "!/ODD")
                .contains("warning  mat0.texture-name  " + odd + "!/ODD")
                .contains("warning  wear.blank-line  " + odd + "!/a.wea")
                .contains("error  wear.count  " + odd + "!/b.wea")
                .doesNotContain("!/OLD");
        assertThat(CommandRun.of("validate", "--as", "mat0", loose).code()).isZero();
        assertThat(CommandRun.of("validate", "--as", "wear", text).code()).isZero();
    }

    @Test
    void validateSaysWhereAnEmptyFileEnds() throws IOException {
        Path list = write("empty.wea", new byte[0]);
        Path material = write("empty.mat0", new byte[0]);

        assertThat(CommandRun.of("validate", list).out()).contains("error  wear.count  " + list + "  at 0x0\n");
        assertThat(CommandRun.of("validate", "--as", "mat0", material).out())
                .contains("error  mat0.size  " + material + "  at 0x0\n");
    }

    @Test
    void verifySendsThemRound() {
        assertThat(CommandRun.of("verify", "--roundtrip", lib).out())
                .contains("roundtrip 1 of 1 archive, 3 of 3 other assets, 3 entries")
                .endsWith(": identical\n");
        assertThat(CommandRun.of("verify", "--roundtrip", lib + "!/OLD").code()).isZero();
        assertThat(CommandRun.of("verify", "--roundtrip", "--as", "mat0", loose).code())
                .isZero();
        assertThat(CommandRun.of("verify", "--roundtrip", "--as", "wear", text).code())
                .isZero();
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }
}
