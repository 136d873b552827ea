package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    void whatWasWrittenDownIsNotToldAgain() throws IOException {
        Path known = notes.resolve("known.json");

        assertThat(validate("--write-baseline", known).code()).isEqualTo(1);
        assertThat(SchemaCheck.errors(Files.readString(known))).isEmpty();
        CommandRun again = validate("--baseline", known);
        assertThat(again.code()).isZero();
        assertThat(again.out()).endsWith("nothing found; 1 known finding left out\n");
        CommandRun json = validate("--baseline", known, "--json");
        SchemaCheck.assertFits(json, "ironkit.report");
        assertThat(json.out()).contains("\"known\": 1");

        game.list("units.rlb", "y.wea", WearBytes.list("WOOD")).write(folder);
        CommandRun more = validate("--baseline", known);
        assertThat(more.code()).isEqualTo(1);
        assertThat(more.out()).contains("y.wea?row=0").doesNotContain("x.wea?row=0");
    }

    @Test
    void whatIsMendedIsSaid() throws IOException {
        Path known = notes.resolve("known.json");
        validate("--write-baseline", known);
        MadeGame.sound().write(folder);

        assertThat(validate("--baseline", known).err()).contains("1 known finding was not met again");
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
