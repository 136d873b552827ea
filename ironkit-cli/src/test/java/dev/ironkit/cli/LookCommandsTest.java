package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
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

/** ls, info, tree, cat and hex. */
class LookCommandsTest {

    @TempDir
    Path folder;

    private Path archive;

    @BeforeEach
    void writeArchive() throws IOException {
        archive = folder.resolve("a.lib");
        Files.write(
                archive,
                archive()
                        .with(entry("DATA", "Beta.bin").attrs(1, 2, 3).payload("HELLO"))
                        .with(entry("Texm", "A_A"))
                        .with(entry("DATA", "inner")
                                .payload(archive()
                                        .with(entry(7, "deep").payload("down"))
                                        .build()))
                        .build());
    }

    @Test
    void listsNamesInDirectoryOrder() {
        CommandRun run = CommandRun.of("ls", archive);

        assertThat(run.code()).isZero();
        assertThat(run.lines()).containsExactly("Beta.bin", "A_A", "inner");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void listsWithTabsUnlessOnATerminal() {
        assertThat(CommandRun.of("ls", "-l", archive).lines().get(0)).isEqualTo("0\tDATA\t5\t16\t1\t2\t3\tBeta.bin");
        assertThat(CommandRun.onTerminal("ls", "-l", "--color=never", archive).lines())
                .element(0)
                .asString()
                .startsWith("index  type  size");
    }

    @Test
    void filtersAndSorts() {
        assertThat(CommandRun.of("ls", "--type", "Texm", archive).lines()).containsExactly("A_A");
        assertThat(CommandRun.of("ls", "--glob", "*TA*", archive).lines()).containsExactly("Beta.bin");
        assertThat(CommandRun.of("ls", "--sort", "name", archive).lines()).containsExactly("A_A", "Beta.bin", "inner");
        assertThat(CommandRun.of("ls", "--index", archive).lines()).contains("@1\tA_A");
        assertThat(CommandRun.of("ls", "-0", archive).out()).isEqualTo("Beta.bin\0A_A\0inner\0");
    }

    @Test
    void listsNestedArchives() {
        assertThat(CommandRun.of("ls", archive + "!/inner").lines()).containsExactly("deep");
    }

    @Test
    void listsTheFilesOfAFolder() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "x");

        CommandRun run = CommandRun.of("ls", folder);

        assertThat(run.lines())
                .containsExactly(
                        "nres\t3\t" + Files.size(archive) + "\t" + folder + "/a.lib",
                        "raw\t-\t1\t" + folder + "/notes.txt");
    }

    @Test
    void picksFilesOfAFolderAndRefusesWhatOnlyEntriesHave() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "x");

        assertThat(CommandRun.of("ls", "--glob", "*.LIB", folder).lines())
                .hasSize(1)
                .first()
                .asString()
                .endsWith("a.lib");
        for (String option : List.of("--type=Texm", "--index", "--sort=name", "-0")) {
            CommandRun run = CommandRun.of("ls", option, folder);
            assertThat(run.code()).as(option).isEqualTo(ExitCode.USAGE);
            assertThat(run.err()).contains(folder + " is a folder");
        }
    }

    @Test
    void whatPicksFromManyIsRefusedForOne() {
        CommandRun extract =
                CommandRun.of("extract", archive + "!/Beta.bin", "--glob", "x*", "-o", folder.resolve("o"));

        assertThat(extract.code()).isEqualTo(ExitCode.USAGE);
        assertThat(extract.err()).contains("--glob selects entries of an archive", "is a single entry");
        assertThat(folder.resolve("o")).doesNotExist();
    }

    @Test
    @SuppressWarnings("unchecked")
    void listsAsJson() {
        CommandRun run = CommandRun.of("ls", "--json", archive);

        assertThat(run.json()).containsEntry("schema", "ironkit.archive.list");
        List<Map<String, Object>> entries =
                (List<Map<String, Object>>) run.json().get("entries");
        assertThat(entries.get(0))
                .containsEntry("name", "Beta.bin")
                .containsEntry("nameBytes", "426574612e62696e")
                .containsEntry("address", archive + "!/Beta.bin");
    }

    @Test
    void goesOnAfterABadInput() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.lib"), "NRes but not really");

        CommandRun run = CommandRun.of("ls", bad, archive);

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.lines()).contains("Beta.bin");
        assertThat(run.err()).contains("nres.version").contains("bad.lib");
        assertThat(CommandRun.of("ls", bad).code()).isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void saysHowManyBytesItRead() {
        assertThat(CommandRun.of("ls", "-v", archive).err()).matches("read \\d+ bytes\n");
    }

    @Test
    void doesNotLetNamesMoveTheCursor() throws IOException {
        Path hostile = folder.resolve("hostile.lib");
        Files.write(hostile, archive().with(entry(1, "\u001b[2Jx\n\ty")).build());

        CommandRun run = CommandRun.of("ls", hostile);

        assertThat(run.out()).doesNotContain("\u001b").hasLineCount(1);
    }

    @Test
    void tellsAboutAThing() {
        CommandRun run = CommandRun.of("info", archive);

        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("NRes archive")
                .contains("3: 2 DATA, 1 Texm")
                .contains("problems  1 error in 1 of 3 entries")
                .contains("ironkit ls -l '" + archive + "'");
        assertThat(CommandRun.of("info", archive + "!/A_A").out()).contains("type Texm");
    }

    @Test
    void countsProblemsAsTheValidatorDoes() throws IOException {
        Path overlap = folder.resolve("overlap.lib");
        Files.write(
                overlap,
                archive()
                        .with(entry(1, "a").payload("12345678"), entry(1, "b").sharing(0, 4, 4))
                        .build());

        assertThat(CommandRun.of("info", overlap).out()).contains("problems  1 error");
    }

    @Test
    @SuppressWarnings("unchecked")
    void countsWhatIsWrongInsideAnArchiveToo() throws IOException {
        Path textures = folder.resolve("textures.lib");
        byte[] cut = "Texm".getBytes(StandardCharsets.US_ASCII);
        Files.write(
                textures,
                archive()
                        .with(entry("Texm", "CUT").payload(cut))
                        .with(entry("DATA", "fine").payload("x"))
                        .with(entry("DATA", "inner")
                                .payload(archive()
                                        .with(entry("Texm", "DEEP").payload(cut))
                                        .build()))
                        .build());

        CommandRun text = CommandRun.of("info", textures);
        CommandRun json = CommandRun.of("info", "--json", textures);

        assertThat(text.out())
                .contains("problems  2 error in 2 of 3 entries\n")
                .contains("ironkit validate '" + textures + "'");
        assertThat(text.code()).as("the archive itself can be read").isZero();
        SchemaCheck.assertFits(json, "ironkit.info");
        Map<String, Object> subject = ((List<Map<String, Object>>) json.json().get("subjects")).get(0);
        assertThat((List<?>) subject.get("problems")).isEmpty();
        assertThat(subject.get("inside").toString()).contains("entriesWithProblems=2", "error=2", "complete=true");
    }

    @Test
    @SuppressWarnings("unchecked")
    void tellsHowMuchIsExplainedAsADumpDoes() {
        CommandRun json = CommandRun.of("info", "--json", archive);
        Map<String, Object> dump = CommandRun.of("hex", "--json", archive).json();

        assertThat(CommandRun.of("info", archive).out()).contains("explained 97.0 %\n");
        SchemaCheck.assertFits(json, "ironkit.info");
        assertThat(((List<Map<String, Object>>) json.json().get("subjects")).get(0))
                .containsEntry("explainedBytes", dump.get("explainedBytes"))
                .containsEntry("contentBytes", dump.get("contentBytes"));
    }

    @Test
    void showsNestedArchivesAsATree() {
        assertThat(CommandRun.of("tree", archive).lines())
                .hasSize(5)
                .element(4)
                .asString()
                .isEqualTo("   └─ deep  7  4 B");
        assertThat(CommandRun.of("tree", "--depth", "1", archive).lines()).hasSize(4);
        assertThat(CommandRun.of("tree", "--json", archive).json()).containsEntry("schema", "ironkit.tree");
    }

    @Test
    void treeTellsOnceWhyAnArchiveCannotBeRead() throws IOException {
        byte[] whole = Files.readAllBytes(archive);
        Files.write(archive, Arrays.copyOf(whole, whole.length - 1));

        CommandRun run = CommandRun.of("tree", archive);
        CommandRun nodes = CommandRun.of("tree", "--nodes", archive);

        assertThat(run.code()).isEqualTo(nodes.code()).isEqualTo(4);
        assertThat(run.lines()).singleElement().asString().contains("NRes archive");
        assertThat(run.err()).containsOnlyOnce("nres.total-size  ");
        assertThat(nodes.err()).containsOnlyOnce("nres.total-size  ");
    }

    @Test
    void printsBytesAsTheyAre() {
        assertThat(CommandRun.of("cat", "--raw", archive + "!/Beta.bin").out()).isEqualTo("HELLO");
    }

    @Test
    void printsFieldsAsJson() {
        assertThat(CommandRun.of("cat", archive, "--field", "entries[0].attr2").out())
                .isEqualTo("2\n");
        assertThat(CommandRun.of("cat", archive, "--field", "header").json()).containsEntry("magic", "NRes");
        assertThat(CommandRun.of("cat", archive, "--field", "entries[0].attr9").code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("cat", archive + "!/Beta.bin").code()).isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void dumpsFieldByField() {
        CommandRun run = CommandRun.of("hex", archive);

        assertThat(run.lines().get(0))
                .isEqualTo("00000000  4E 52 65 73                                      header.magic = NRes  (NRes)");
        assertThat(run.err())
                .as("the content of an entry is nothing that is known")
                .isEqualTo("97.0 % explained\n");
    }

    @Test
    void dumpsARangeOnly() {
        assertThat(CommandRun.of("hex", archive, "--range", "0x10+2").lines())
                .containsExactly(
                        "00000010  48 45                                            data[0].payload  (Beta.bin)");
        assertThat(CommandRun.of("hex", archive, "--range", "0x99999+2").code()).isEqualTo(ExitCode.NO);
        assertThat(CommandRun.of("hex", archive, "--range", "x").code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("hex", "--unknown", archive + "!/Beta.bin").lines())
                .hasSize(1);
    }

    @Test
    void showsTheBytesOfWhatCannotBeRead() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.lib"), "NRes but not really");

        CommandRun hex = CommandRun.of("hex", bad);
        CommandRun info = CommandRun.of("info", bad);

        assertThat(hex.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(hex.lines().get(0)).startsWith("00000000  4E 52 65 73");
        assertThat(info.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(info.out()).contains("problems  1 error");
    }

    @Test
    void showsOffsetsOfAnEntryFromItsOwnStart() {
        assertThat(CommandRun.of("hex", archive + "!/inner").lines().get(0)).startsWith("00000000  4E 52 65 73");
    }

    @Test
    void aSlipInTheNameOfAFileGetsTheNamesBesideIt() {
        CommandRun run = CommandRun.of("info", folder.resolve("A.LIB"));

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("no such file or folder; similar: a.lib");
        assertThat(CommandRun.of("info", folder.resolve("else/where.lib")).err())
                .contains("no such file or folder\n");
    }

    @Test
    void aFolderInPlaceOfAFileIsCalledOne() {
        CommandRun run = CommandRun.of("cat", folder);

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("io.read  " + folder, "this is a folder; ironkit ls shows");
    }

    @Test
    void neverGuessesACommand() {
        CommandRun run = CommandRun.of("lss", archive);

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("similar: ls");
        assertThat(CommandRun.of("ls", "--nope", archive).code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("ls", "--glb=x", archive).err()).contains("'--glb=x'; similar: --glob");
        assertThat(CommandRun.of("ls").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void welcomesInTenLinesOrFewer() {
        assertThat(CommandRun.of().lines().size()).isLessThanOrEqualTo(10);
        assertThat(CommandRun.of("--version").out()).isEqualTo("ironkit 0.1.0\n");
    }
}
