package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings that are known, and pages about those that are not. */
class ValidateBaselineTest {

    @TempDir
    Path folder;

    @TempDir
    Path notes;

    private MadeGame game;

    @BeforeEach
    void writeGame() throws IOException {
        game = MadeGame.sound().list("units.rlb", "x.wea", WearBytes.list("GLASS"));
        game.write(folder);
    }

    private CommandRun validate(Object... more) {
        Object[] args = new Object[more.length + 6];
        args[0] = "validate";
        args[1] = "--rule";
        args[2] = "wear.material-missing";
        args[3] = "--fail-on";
        args[4] = "warning";
        System.arraycopy(more, 0, args, 5, more.length);
        args[args.length - 1] = folder;
        return CommandRun.of(args);
    }

    @Test
    void aRunThatEndsEarlyWritesNone() throws IOException {
        Path first = Files.write(folder.resolve("a.lib"), archive().version(9).build());
        Path second = Files.write(folder.resolve("b.lib"), archive().build());
        Path old = Files.writeString(folder.resolve("old.json"), "old");

        CommandRun run = CommandRun.of(
                "validate", first, second, "--fail-fast", "--threads", "1", "--write-baseline", old, "--force");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.err()).contains("no baseline was written");
        assertThat(old).hasContent("old");
    }

    @Test
    void whatWasWrittenDownIsNotToldAgain() throws IOException {
        Path known = notes.resolve("known.json");

        assertThat(validate("--write-baseline", known).code()).isEqualTo(1);
        SchemaCheck.assertFits(Files.readString(known));
        CommandRun again = validate("--baseline", known);
        assertThat(again.code()).isZero();
        assertThat(again.out()).endsWith("no findings; 1 known finding left out\n");
        CommandRun json = validate("--baseline", known, "--json");
        SchemaCheck.assertFits(json, "ironkit.report");
        assertThat(json.out()).contains("\"known\": 1");

        game.list("units.rlb", "y.wea", WearBytes.list("WOOD")).write(folder);
        CommandRun more = validate("--baseline", known);
        assertThat(more.code()).isEqualTo(1);
        assertThat(more.out()).contains("y.wea?row=0").doesNotContain("x.wea?row=0");
    }

    private static long known(Path baseline, Object input, Object... more) {
        List<Object> args = new ArrayList<>(
                List.of("validate", "--rule", "wear.material-missing", "--json", "--baseline", baseline, input));
        args.addAll(List.of(more));
        return ((Number) ((Map<?, ?>) CommandRun.of(args.toArray()).json().get("summary")).get("known")).longValue();
    }

    /** The path of a folder from where the tool is started. */
    private static Path fromHere(Path path) throws IOException {
        return Path.of("").toRealPath().relativize(path.toRealPath());
    }

    @Test
    void itDoesNotMatterHowTheFolderIsSpelt() throws IOException {
        Path known = notes.resolve("known.json");
        validate("--write-baseline", known);

        assertThat(Files.readString(known)).contains("\"address\": \"units.rlb!/x.wea?row=0\"");
        assertThat(known(known, folder)).isEqualTo(1);
        assertThat(known(known, folder + "/")).isEqualTo(1);
        assertThat(known(known, folder.resolve("../" + folder.getFileName()))).isEqualTo(1);
        assertThat(known(known, "./" + fromHere(folder))).isEqualTo(1);
        assertThat(known(known, "game:", "--game", folder)).isEqualTo(1);
        assertThat(known(known, folder.resolve("units.rlb"), "--game", folder)).isEqualTo(1);
        Path link = Files.createSymbolicLink(notes.resolve("link"), folder);
        assertThat(known(known, link)).isEqualTo(1);
    }

    @Test
    void aBaselineHoldsForACopyAndForAFileDeepInside() throws IOException {
        Path copy = Files.createDirectories(notes.resolve("copy"));
        game.write(copy);
        Path deep = Files.createDirectories(folder.resolve("mods/one"));
        Files.copy(folder.resolve("units.rlb"), deep.resolve("more.rlb"));
        Path known = notes.resolve("known.json");
        validate("--write-baseline", known);

        assertThat(known(known, copy)).isEqualTo(1);
        assertThat(known(known, folder)).isEqualTo(2);
        assertThat(known(known, deep.resolve("more.rlb"), "--game", folder)).isEqualTo(1);
        // In the baseline stands mods/one/more.rlb and not a more.rlb in the folder itself.
        Files.copy(folder.resolve("units.rlb"), folder.resolve("more.rlb"));
        assertThat(known(known, folder.resolve("more.rlb"), "--game", folder)).isZero();
    }

    @Test
    void oldBaselinesHoldAddressesAsTheyWerePrinted() throws IOException {
        for (String spelling : List.of(folder.toString(), fromHere(folder).toString(), "./" + fromHere(folder))) {
            Path old = Files.writeString(notes.resolve("old.json"), """
                    {"schema": "ironkit.baseline", "schemaVersion": 1, "tool": "ironkit 0.1.0", "findings": [
                      {"code": "wear.material-missing", "address": "%s/units.rlb!/x.wea?row=0",
                       "field": "rows[0].name", "count": 1}]}
                    """.formatted(spelling));

            assertThat(known(old, folder)).as(spelling).isEqualTo(1);
            assertThat(known(old, "./" + fromHere(folder))).as(spelling).isEqualTo(1);
        }
    }

    @Test
    void whatIsMendedIsSaid() throws IOException {
        Path known = notes.resolve("known.json");
        validate("--write-baseline", known);
        MadeGame.sound().write(folder);

        assertThat(validate("--baseline", known).err()).contains("1 known finding was not found again");
    }

    @Test
    void aBaselineIsNotReplacedUnasked() throws IOException {
        Path known = Files.writeString(notes.resolve("known.json"), "mine");

        assertThat(validate("--write-baseline", known).code()).isEqualTo(5);
        assertThat(Files.readString(known)).isEqualTo("mine");
        assertThat(validate("--write-baseline", known, "--force").code()).isEqualTo(1);
    }

    @Test
    void aBaselineThatIsNoneIsRefused() throws IOException {
        assertThat(validate("--baseline", notes.resolve("none.json")).code()).isEqualTo(4);
        Path odd = Files.writeString(notes.resolve("odd.json"), "{\"schema\": \"ironkit.report\"}");
        assertThat(validate("--baseline", odd).code()).isIn(2, 4);
    }

    @Test
    void aPageIsWrittenForPeople() throws IOException {
        Path page = notes.resolve("report.html");

        CommandRun run = validate("--format", "html", "-o", page);

        assertThat(run.code()).isEqualTo(1);
        assertThat(Files.readString(page))
                .startsWith("<!DOCTYPE html>")
                .contains("wear.material-missing", "x.wea?row=0", "Needs attention");
    }

    @Test
    void manyFindingsEndInATable() throws IOException {
        for (int i = 0; i < 9; i++) {
            game.list("units.rlb", "z" + i + ".wea", WearBytes.list("WOOD"));
        }
        game.write(folder);

        assertThat(validate().lines()).contains("      10  warning  wear.material-missing  in 1 file");
    }
}
