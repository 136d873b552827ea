package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.XmlElement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidateCommandTest {

    @TempDir
    Path folder;

    private Path good;
    private Path info;
    private Path warning;
    private Path bad;

    @BeforeEach
    void writeFiles() throws IOException {
        good = write("good.lib", archive().with(entry("DATA", "a").payload("x")).build());
        info = write(
                "info.lib", archive().with(entry("DATA", "a").nameTail("old")).build());
        warning = write(
                "warning.lib",
                archive()
                        .with(entry("DATA", "a").payload("x").before((byte) 0, (byte) 0))
                        .build());
        bad = write("bad.lib", archive().version(9).build());
    }

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    @Test
    void sumsUpWhatWasChecked() {
        CommandRun run = CommandRun.of("validate", good);

        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("""
                1 entry of unknown types: DATA (1)
                checked 1 file, 1 archive, 1 entry, 88 B: no findings
                """);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void theLevelDecidesTheExitCode() {
        assertThat(CommandRun.of("validate", info, warning).code()).isZero();
        assertThat(CommandRun.of("validate", "--fail-on", "warning", info).code())
                .isZero();
        assertThat(CommandRun.of("validate", "--fail-on", "warning", warning).code())
                .isEqualTo(1);
        assertThat(CommandRun.of("validate", "--fail-on", "INFO", info).code()).isEqualTo(1);
        assertThat(CommandRun.of("validate", good, bad).code()).isEqualTo(1);
    }

    @Test
    void whatIsFoundIsTheResultAndGoesToStdout() {
        CommandRun run = CommandRun.of("validate", bad);

        assertThat(run.lines().get(0)).isEqualTo("error  nres.version  " + bad + "  at 0x4");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void ofAnEntryThatIsPackedThePackedBytesAreThePlaceInTheFile() throws IOException {
        byte[] inner =
                archive().with(entry("DATA", "a").payload("x").nameTail("old")).build();
        Path library = folder.resolve("packed.rsl");
        Path source = write("inner.lib", inner);
        Path empty = write(
                "empty.rsl",
                RsliBytes.library().with(RsliBytes.stored("A", "x")).build());
        assertThat(CommandRun.of("add", empty, source, "--name", "IN.LIB", "--type", "deflate", "-o", library)
                        .code())
                .isZero();

        String whole = CommandRun.of("validate", library).lines().get(0);
        String alone = CommandRun.of("validate", library + "!/IN.LIB").lines().get(0);

        assertThat(whole).matches(".*!/IN.LIB!/a  at 0x2E of its archive, packed at 0x[0-9A-F]+ of the file");
        assertThat(alone).isEqualTo(whole);
    }

    @Test
    void aFolderIsCheckedWholeAndInOrderWhateverTheThreads() throws IOException {
        write("sub/notes.txt", new byte[] {1});
        write(
                "sub/lib.rsl",
                RsliBytes.library().with(RsliBytes.stored("A", "x")).build());

        CommandRun run = CommandRun.of("validate", "-q", folder);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out())
                .contains("skipped  " + folder.resolve("sub/notes.txt") + "  (data)\n")
                .endsWith(
                        "checked 5 files, 5 archives, 4 entries, 337 B: 1 error, 1 warning, 1 info; 1 file skipped\n");
        for (int threads = 1; threads < 4; threads++) {
            assertThat(CommandRun.of("validate", "-q", "--threads", threads, folder)
                            .out())
                    .isEqualTo(run.out());
        }
    }

    @Test
    void whatIsNamedHasToBeSomethingThatCanBeChecked() throws IOException {
        Path notes = write("notes.txt", new byte[] {1});

        CommandRun run = CommandRun.of("validate", notes);

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.out()).contains("cli.no-rules");
        assertThat(CommandRun.of("validate", notes, good).code()).isEqualTo(3);
        assertThat(CommandRun.of("validate", notes, bad).code()).isEqualTo(1);
    }

    @Test
    void aFolderWithoutArchivesIsNotAPass() throws IOException {
        write("empty/notes.txt", new byte[] {1});

        CommandRun run = CommandRun.of("validate", folder.resolve("empty"));

        assertThat(run.code()).isEqualTo(4);
        assertThat(run.out()).contains("cli.nothing-to-check");
    }

    @Test
    void anEntryCanBeNamedAndAnArchiveOnTheWayThatDoesNotDecodeIsAFinding() throws IOException {
        Path outer = write(
                "outer.lib",
                archive()
                        .with(entry("MESH", "in").payload(Files.readAllBytes(info)))
                        .build());

        assertThat(CommandRun.of("validate", outer + "!/in").out())
                .contains("outer.lib!/in!/a  at 0x26 of its archive, 0x36 of the file");
        assertThat(CommandRun.of("validate", outer + "!/none").code()).isEqualTo(4);
        assertThat(CommandRun.of("validate", bad + "!/x").code()).isEqualTo(1);
    }

    @Test
    void onlyTheRulesThatAreAskedForAreReported() {
        assertThat(CommandRun.of("validate", "--rule", "nres.align", info, warning)
                        .out())
                .contains("nres.align")
                .doesNotContain("nres.name-tail");
        assertThat(CommandRun.of("validate", "--rule", "rsli", info, warning).out())
                .contains("no findings");
        CommandRun unknown = CommandRun.of("validate", "--rule", "nres.alin", good);
        assertThat(unknown.code()).isEqualTo(2);
        assertThat(unknown.err()).contains("similar: nres.align");
    }

    @Test
    void stopsAtTheFirstFileThatFailsIfAskedTo() {
        CommandRun run = CommandRun.of("validate", "--fail-fast", "--json", good, bad, info, warning);

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("\"files\": 2,").doesNotContain("nres.name-tail");
    }

    @Test
    void optionsThatCannotBeMeantAreWrongUse() {
        assertThat(CommandRun.of("validate").code()).isEqualTo(2);
        assertThat(CommandRun.of("validate", "--fail-on", "never", good).code()).isEqualTo(2);
        assertThat(CommandRun.of("validate", "--format", "pdf", good).code()).isEqualTo(2);
        assertThat(CommandRun.of("validate", "--json", "--format", "sarif", good)
                        .code())
                .isEqualTo(2);
        assertThat(CommandRun.of("validate", "--threads", "many", good).code()).isEqualTo(2);
    }

    @Test
    void jsonFitsItsSchema() throws IOException {
        write("notes.txt", new byte[] {1});

        SchemaCheck.assertFits(CommandRun.of("validate", "-q", "--json", folder, "missing"), "ironkit.report");
        SchemaCheck.assertFits(CommandRun.of("validate", "--format", "json", good), "ironkit.report");
        SchemaCheck.assertFits(CommandRun.of("validate", "--json", "missing"), "ironkit.report");
    }

    @Test
    void sarifFitsTheSchemaOfTheStandard() throws IOException {
        byte[] inner = archive().with(entry(1, "deep").nameTail("old")).build();
        write("nested.lib", archive().with(entry("MESH", "in").payload(inner)).build());
        write(
                "packed.rsl",
                RsliBytes.library()
                        .with(RsliBytes.packed("IN", 0x20, inner.length, inner))
                        .build());

        CommandRun run = CommandRun.of("validate", "-q", "--format", "sarif", folder, "missing");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("\"relatedLocations\"", "\"toolExecutionNotifications\"");
        assertThat(sarifErrors(run.out())).isEmpty();
        assertThat(sarifErrors(run.out().replace("\"byteOffset\": ", "\"byteOffset\": -")))
                .isNotEmpty();
    }

    private static Iterable<?> sarifErrors(String document) throws IOException {
        try (InputStream schema =
                ValidateCommandTest.class.getClassLoader().getResourceAsStream("schema/sarif-schema-2.1.0.json")) {
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
                    .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8))
                    .validate(document, InputFormat.JSON);
        }
    }

    @Test
    void junitIsWellFormed() {
        CommandRun run = CommandRun.of("validate", "-q", "--format", "junit", folder, "missing");

        assertThat(XmlElement.parse(run.out()).attributes())
                .containsEntry("tests", "5")
                .containsEntry("failures", "1")
                .containsEntry("errors", "1");
    }

    @Test
    void theReportGoesToAFileThatMustNotExistUnlessForced() throws IOException {
        Path report = folder.resolve("report.json");

        CommandRun written = CommandRun.of("validate", "--json", "-o", report, good);

        assertThat(written.code()).isZero();
        assertThat(written.out()).isEmpty();
        assertThat(written.err()).contains("checked 1 file").contains("report: " + report);
        assertThat(report).content().startsWith("{").endsWith("}\n");
        assertThat(CommandRun.of("validate", "-o", report, bad).code()).isEqualTo(5);
        assertThat(report).content().startsWith("{");
        assertThat(CommandRun.of("validate", "-o", report, "--force", bad).code())
                .isEqualTo(1);
        assertThat(report).content().startsWith("error  nres.version");
    }

    @Test
    void onATerminalOnlyTheSeverityIsColoured() {
        CommandRun run = CommandRun.onTerminal("validate", "--color=always", bad);

        assertThat(run.lines().get(0)).startsWith("\u001B[31merror\u001B[0m  nres.version  ");
    }

    @Test
    void progressForProgramsLeavesNothingElseOnStderr() {
        CommandRun run = CommandRun.of("validate", "--progress=json", "--json", folder, "missing");

        assertThat(run.err().lines())
                .allSatisfy(line -> assertThat(line).startsWith("{\"schema\":\"ironkit.progress\""));
        assertThat(run.err().lines()).last().asString().contains("\"event\":\"done\"", "\"exitCode\":1");
    }
}
