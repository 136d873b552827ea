package dev.ironkit.cli;

import static dev.ironkit.cli.EditFixture.bytes;
import static dev.ironkit.cli.EditFixture.names;
import static dev.ironkit.cli.EditFixture.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.NresBytes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands that change archives answer when they cannot or must not; and that nothing has changed then. */
class EditExitCodesTest {

    @TempDir
    Path folder;

    private Path archive;
    private Path file;
    private Path taken;
    private Path out;
    private List<String> there;

    @BeforeEach
    void writeFiles() {
        archive = EditFixture.write(folder);
        file = write(folder.resolve("f"), "content");
        taken = write(folder.resolve("taken"), "mine");
        out = folder.resolve("out");
        there = names(folder);
    }

    @AfterEach
    void nothingHasChanged() {
        assertThat(names(folder)).isEqualTo(there);
        assertThat(bytes(archive)).isEqualTo(EditFixture.ARCHIVE);
        assertThat(bytes(taken)).asString().isEqualTo("mine");
    }

    private void answers(int code, String rule, Object... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.code()).as(List.of(args) + "\n" + run.err()).isEqualTo(code);
        assertThat(run.err()).contains(rule);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void wrongUseIs2() {
        answers(2, "ADDRESS", "rm");
        answers(2, "-o FILE", "rm", archive + "!/@0");
        answers(2, "choose one", "rm", archive + "!/@0", "-o", out, "--in-place");
        answers(2, "--no-backup", "rm", archive + "!/@0", "-o", out, "--no-backup");
        answers(2, "is a file; expected an entry", "rm", archive, "-o", out);
        answers(2, "is a part of an asset", "rm", archive + "!/@0?mip=1", "-o", out);
        assertThat(CommandRun.of("rm", archive + "!/@0", "-o", "-", "--json").code())
                .isEqualTo(2);
        answers(2, "stdout", "rm", archive + "!/@0", "-o", "-", "--receipt", "-");
        answers(2, "--dry-run writes nothing", "rm", archive + "!/@0", "--dry-run", "--receipt", out);
        answers(2, "same file", "rm", archive + "!/@0", "-o", out, "--receipt", out);
        answers(2, "one command changes one file", "rm", archive + "!/@0", file + "!/@0", "-o", out);
        answers(2, "--bogus", "rm", archive + "!/@0", "--bogus");
        answers(2, "in pairs", "replace", archive + "!/@0", file, file, "-o", out);
        answers(2, "new name", "mv", archive + "!/@0", "-o", out);
        answers(2, "0 to 2", "mv", archive + "!/@0", "--to", 3, "-o", out);
        answers(2, "0 to 2", "mv", archive + "!/@0", "--to", -1, "-o", out);
        answers(2, "strict or tolerant", "mv", archive + "!/@0", "x", "-o", out, "--read", "both");
    }

    @Test
    void aWrongEntryToAddIs2() {
        answers(2, "use --type", "add", archive, file, "-o", out);
        answers(2, "four characters", "add", archive, file, "--type", "Texmex", "-o", out);
        answers(2, "0 to 3", "add", archive, file, "--type", "DATA", "--at", 4, "-o", out);
        answers(2, "--attr1", "add", archive, file, "--type", "DATA", "--attr1", "many", "-o", out);
        answers(2, "--name", "add", archive, file, taken, "--name", "x", "--type", "DATA", "-o", out);
        answers(2, "--name", "add", archive, "-", "--type", "DATA", "-o", out);
        answers(2, "CP1251", "add", archive, file, "--name", "\u4e00", "--type", "DATA", "-o", out);
    }

    @Test
    void aWrongFieldOrValueIs2() {
        answers(2, "PATH=VALUE", "set", archive, "-o", out);
        answers(2, "PATH=VALUE", "set", archive, "entries[0].attr1", "-o", out);
        answers(2, "computed", "set", archive, "header.totalSize=5", "-o", out);
        answers(2, "computed", "set", archive + "!/@0", "entry.sortIndex=5", "-o", out);
        answers(2, "computed", "set", archive + "!/@0", "entry.size=5", "-o", out);
        answers(2, "outside 0 to 4294967295", "set", archive + "!/@0", "entry.attr1=4294967296", "-o", out);
        answers(2, "whole number", "set", archive + "!/@0", "entry.attr1=red", "-o", out);
        answers(2, "has no field 'colour'", "set", archive + "!/@0", "entry.colour=red", "-o", out);
        answers(2, "group", "set", archive, "entries[0]=1", "-o", out);
        answers(2, "not a field path", "set", archive, "entries[x].attr1=1", "-o", out);
        answers(2, "holds 8 bytes", "set", archive, "data[0].unclaimed=01", "-o", out);
        answers(2, "name stays", "set", archive + "!/@0", "entry.name=hex:41" + "00" + "ff".repeat(34), "-o", out);
        answers(2, "is a file; expected an entry", "set", archive, "entry.attr1=1", "-o", out);
    }

    @Test
    void missingOrUnreadableInputIs4() {
        answers(4, "io.missing", "rm", folder.resolve("none.lib") + "!/@0", "-o", out);
        answers(4, "io.no-entry", "rm", archive + "!/nothing", "-o", out);
        answers(4, "io.no-entry", "rm", archive + "!/@3", "-o", out);
        answers(4, "io.no-entries", "rm", archive + "!/A_A!/x", "-o", out);
        answers(4, "io.no-entries", "add", file, file, "--type", "DATA", "-o", out);
        answers(4, "io.no-entries", "add", archive + "!/A_A", file, "--type", "DATA", "-o", out);
        answers(4, "io.missing", "add", archive, folder.resolve("none"), "--type", "DATA", "-o", out);
        answers(4, "io.missing", "replace", archive + "!/@0", folder.resolve("none"), "--raw", "-o", out);
        answers(4, "io.no-game", "rm", "game:/a.lib!/@0", "-o", out);
        answers(4, "io.missing", "set", archive, "--batch", folder.resolve("none"), "-o", out);
        answers(4, "cli.json", "set", archive, "--batch", file, "-o", out);
    }

    @Test
    void anArchiveThatDoesNotDecodeIs4() {
        Path cut = write(folder.resolve("cut.lib"), java.util.Arrays.copyOf(EditFixture.ARCHIVE, 100));
        there = names(folder);

        answers(4, "nres.total-size", "rm", cut + "!/@0", "-o", out);
        answers(4, "nres.total-size", "set", cut, "entries[0].attr1=1", "-o", out, "--read", "tolerant");
    }

    @Test
    void aTargetThatIsThereIs5() {
        answers(5, "io.target-exists", "rm", archive + "!/@0", "-o", taken);
        answers(5, "io.target-exists", "rm", archive + "!/@0", "-o", taken, "--dry-run");
        answers(5, "io.target-exists", "rm", archive + "!/@0", "-o", out, "--receipt", taken);
        answers(5, "io.target-is-source", "rm", archive + "!/@0", "-o", archive);
        answers(5, "io.target-is-source", "rm", archive + "!/@0", "-o", archive, "--force");
        answers(5, "io.target-kind", "rm", archive + "!/@0", "-o", folder, "--force");
        answers(5, "io.no-folder", "rm", archive + "!/@0", "-o", taken + "/none/out");
        answers(5, "io.no-folder", "rm", archive + "!/@0", "-o", out, "--receipt", taken + "/out");
    }

    @Test
    void whatWouldMakeOrLoseSomethingItMustNotIs5() {
        answers(5, "cli.kind", "replace", archive + "!/A_A", file, "-o", out);
        answers(5, "cli.kind", "replace", archive + "!/Beta.bin", file, "-o", out);
        answers(5, "nres.edit-name", "mv", archive + "!/@0", "x".repeat(36), "-o", out);
        answers(5, "nres.edit-name", "mv", archive + "!/@0", "", "-o", out);
        answers(5, "nres.edit-name", "add", archive, file, "--name", "a%00b", "--type", "DATA", "-o", out);
        answers(5, "nres.edit-name", "set", archive + "!/@0", "entry.name=" + "x".repeat(36), "-o", out);

        CommandRun named = CommandRun.of("mv", archive + "!/inner!/@1", "x".repeat(36), "-o", out);
        assertThat(named.err()).contains(archive + "!/inner!/@1");
    }

    @Test
    void overlappingPayloadsAre5() {
        Path overlapping = write(
                folder.resolve("o.lib"),
                NresBytes.archive()
                        .with(NresBytes.entry("DATA", "a").payload("abcdefgh"))
                        .with(NresBytes.entry("DATA", "b").sharing(0, 2, 4))
                        .build());
        there = names(folder);

        answers(5, "nres.edit-overlap", "rm", overlapping + "!/@0", "-o", out, "--read", "tolerant");
        answers(
                5,
                "nres.edit-overlap",
                "replace",
                overlapping + "!/@0",
                file,
                "--raw",
                "-o",
                out,
                "--read",
                "tolerant");
    }

    @Test
    void aFailureIsOneJsonDocument() {
        CommandRun run = CommandRun.of("rm", archive + "!/@0", "-o", taken, "--json");

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.json().get("exitCode")).hasToString("5");
        assertThat(run.json().get("problems")).asString().contains("io.target-exists");
    }
}
