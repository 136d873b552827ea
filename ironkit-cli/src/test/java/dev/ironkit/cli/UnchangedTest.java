package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.workspace.Disk;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What commands say of files that they could not write, and keep of files that they could. */
class UnchangedTest {

    @TempDir
    Path folder;

    @AfterEach
    void lookAway() {
        Disk.watch(null);
    }

    /** Lets every step with a file whose name ends so fail. */
    private static void failAt(String ending) {
        Disk.watch((step, path) -> {
            if (path.toString().endsWith(ending)) {
                throw new IOException("No space left on device");
            }
        });
    }

    private Map<String, String> files(Path root) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(
                        root.relativize(file).toString(),
                        Integer.toHexString(Arrays.hashCode(Files.readAllBytes(file))));
            }
        }
        return files;
    }

    @Test
    void nothingWasChangedIsSaidWhereItIsSo() {
        Path lib = EditFixture.write(folder);
        failAt("a.lib");

        CommandRun run = CommandRun.of("set", lib + "!/A_A", "entry.attr1=4", "--in-place", "--no-backup");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("io.write", "No space left on device", "Nothing was changed.");
        assertThat(lib).hasBinaryContent(EditFixture.ARCHIVE);
    }

    @Test
    void aReceiptThatFailsDoesNotSayThatNothingWasChanged() {
        Path lib = EditFixture.write(folder);
        failAt("receipt.json");

        CommandRun run = CommandRun.of(
                "set", lib + "!/A_A", "entry.attr1=4", "--in-place", "--receipt", folder.resolve("receipt.json"));

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.err()).contains("io.write", "receipt.json").doesNotContainIgnoringCase("nothing was changed");
        assertThat(EditFixture.bytes(lib)).isNotEqualTo(EditFixture.ARCHIVE);
    }

    @Test
    void aSecondOutputThatFailsSaysWhatTheFirstWas() {
        Path lib = EditFixture.write(folder);
        failAt("known.json");

        CommandRun run = CommandRun.of(
                "validate",
                lib,
                "-o",
                folder.resolve("report.txt"),
                "--write-baseline",
                folder.resolve("known.json"),
                "--json");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("written before that: ", "report.txt").doesNotContain("Nothing was changed");
        SchemaCheck.assertFits(run, "ironkit.failure");
        assertThat(run.json().get("written").toString()).contains("report.txt");
    }

    @Test
    void aDemoIsWrittenAsAWholeOrNotAtAll() throws IOException {
        Path demo = folder.resolve("demo");
        failAt("robots.rlb");
        CommandRun run = CommandRun.of("demo", "-o", demo);
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("Nothing was changed.");
        assertThat(demo).doesNotExist();

        Disk.watch(null);
        assertThat(CommandRun.of("demo", "-o", demo, "-q").code()).isZero();
        Map<String, String> before = files(demo);
        failAt("robots.rlb");
        assertThat(CommandRun.of("demo", "-o", demo, "--seed", "2", "--force").code())
                .isEqualTo(ExitCode.REFUSED);
        assertThat(files(demo)).isEqualTo(before);
    }

    @Test
    void aBatchOverOtherFilesGivesThemBack() throws IOException {
        Path demo = folder.resolve("demo");
        assertThat(CommandRun.of("demo", "-o", demo, "-q").code()).isZero();
        Path out = Files.createDirectory(folder.resolve("out"));
        Files.writeString(out.resolve("Material.lib"), "mine");
        Files.writeString(out.resolve("robots.rlb"), "mine too");
        Path edits = Files.writeString(
                folder.resolve("b.nd"),
                "{\"address\":\"" + demo + "/Material.lib!/RUST\",\"path\":\"entry.attr1\",\"value\":4}\n"
                        + "{\"address\":\"" + demo
                        + "/robots.rlb!/r_hover.msh\",\"path\":\"entry.attr1\",\"value\":9}\n");
        failAt("out/robots.rlb");

        CommandRun run = CommandRun.of("set", "--batch", edits, "-o", out, "--force");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("Nothing was changed.");
        assertThat(out.resolve("Material.lib")).hasContent("mine");
        assertThat(out.resolve("robots.rlb")).hasContent("mine too");
        assertThat(EditFixture.names(out)).containsExactly("Material.lib", "robots.rlb");
    }

    @Test
    void aModelComesWithAllItBringsOrNotAtAll() throws IOException {
        Path demo = folder.resolve("demo");
        assertThat(CommandRun.of("demo", "-o", demo, "-q").code()).isZero();
        assertThat(CommandRun.of(
                                "convert",
                                demo + "/robots.rlb!/r_walker.msh",
                                "--to",
                                "gltf",
                                "-o",
                                folder.resolve("work") + "/")
                        .code())
                .isZero();
        Path model = folder.resolve("work/r_walker.gltf");
        Path out = folder.resolve("mod/walker.msh");
        failAt("mod/Material.lib");

        CommandRun run = CommandRun.of("convert", model, "-o", out, "--with", "materials,textures");

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(folder.resolve("mod")).doesNotExist();
    }

    @Test
    void aLinkThatLeadsNowhereIsNotWrittenThrough() throws IOException {
        Path lib = EditFixture.write(folder);
        Path link = Files.createSymbolicLink(folder.resolve("link.lib"), folder.resolve("nowhere.lib"));

        for (String[] more : new String[][] {{}, {"--force"}}) {
            CommandRun run = CommandRun.of(Stream.concat(
                            Stream.of("set", lib + "!/A_A", "entry.attr1=4", "-o", link.toString()), Stream.of(more))
                    .toArray());
            assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
            assertThat(link).isSymbolicLink();
            assertThat(folder.resolve("nowhere.lib")).doesNotExist();
        }
        CommandRun report = CommandRun.of("validate", lib, "-o", link, "--force");
        assertThat(report.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(report.err()).contains("io.target-kind", "a dangling link");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void otherNamesOfAFileAreSpokenOf() throws IOException {
        Path lib = EditFixture.write(folder);
        Path second = Files.createLink(folder.resolve("second.lib"), lib);

        CommandRun run = CommandRun.of("set", lib + "!/A_A", "entry.attr1=4", "--in-place");

        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("the file had another name (hard links)", "is now the old one");
        assertThat(second).hasBinaryContent(EditFixture.ARCHIVE);
        assertThat(EditFixture.bytes(lib)).isNotEqualTo(EditFixture.ARCHIVE);
        CommandRun again = CommandRun.of("set", lib + "!/A_A", "entry.attr1=5", "--in-place");
        assertThat(again.err()).doesNotContain("hard links");
    }

    @Test
    void whatIsNotedOnAFileIsKept() throws IOException {
        Path lib = EditFixture.write(folder);
        UserDefinedFileAttributeView notes = Files.getFileAttributeView(lib, UserDefinedFileAttributeView.class);
        assumeTrue(notes != null && Files.getFileStore(lib).supportsFileAttributeView("user"), "extended attributes");
        notes.write("comment", StandardCharsets.UTF_8.encode("from the disc"));

        assertThat(CommandRun.of("set", lib + "!/A_A", "entry.attr1=4", "--in-place")
                        .code())
                .isZero();

        ByteBuffer value = ByteBuffer.allocate(notes.size("comment"));
        notes.read("comment", value);
        assertThat(new String(value.array(), StandardCharsets.UTF_8)).isEqualTo("from the disc");
    }
}
