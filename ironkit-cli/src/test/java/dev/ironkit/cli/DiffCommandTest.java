package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiffCommandTest {

    @TempDir
    Path folder;

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    private Path a() throws IOException {
        byte[] inner = archive().with(entry(1, "deep").payload("x")).build();
        return write(
                "a.lib",
                archive()
                        .with(entry("DATA", "same").payload("same"))
                        .with(entry("DATA", "changed").payload("12345678"))
                        .with(entry("DATA", "gone").payload("gone"))
                        .with(entry("DATA", "old").payload("renamed"))
                        .with(entry("MESH", "in").payload(inner))
                        .build());
    }

    private Path b() throws IOException {
        byte[] inner = archive().with(entry(1, "deep").payload("y")).build();
        return write(
                "b.lib",
                archive()
                        .with(entry("DATA", "same").payload("same"))
                        .with(entry("DATA", "changed").attrs(1, 0, 0).payload("12__5_78"))
                        .with(entry("DATA", "new").payload("renamed"))
                        .with(entry("MESH", "in").payload(inner))
                        .with(entry("Texm", "added").payload("added!"))
                        .build());
    }

    @Test
    void identicalFilesAre0() throws IOException {
        CommandRun run = CommandRun.of("diff", a(), a());

        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("identical, 456 bytes\n");
    }

    @Test
    void everyDifferenceIsARowAndTheLastLineSumsUp() throws IOException {
        CommandRun run = CommandRun.of("diff", a(), b());

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out().replace(folder + "/", "")).isEqualTo("""
                changed	a.lib!/changed	other content, 8 bytes; attr1 0 -> 1
                renamed	a.lib!/old -> new\t
                changed	a.lib!/in	inside: 1 changed
                changed	a.lib!/in!/deep	other content, 1 byte
                removed	a.lib!/gone	DATA, 4 bytes
                added	b.lib!/added	Texm, 6 bytes
                different: 1 same, 2 changed, 1 added, 1 removed, 1 renamed
                """);
    }

    @Test
    void bytesAreShownWhereAskedFor() throws IOException {
        CommandRun run = CommandRun.of("diff", "--depth", "byte", a() + "!/changed", b() + "!/changed");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("different, 8 and 8 bytes; 3 bytes differ in 2 ranges: 0x2+0x2, 0x5+0x1\n");
    }

    @Test
    void anotherOrderAndAnotherLayoutAreSaidInWords() throws IOException {
        NresBytes plain = archive()
                .with(entry("DATA", "a").payload("1"), entry("DATA", "b").payload("2"));
        Path first = write("first.lib", plain.build());
        Path turned = write(
                "turned.lib",
                archive()
                        .with(
                                entry("DATA", "b").payload("2"),
                                entry("DATA", "a").payload("1"))
                        .build());
        Path table = write("table.lib", plain.cells(1, 0).build());

        assertThat(CommandRun.of("diff", first, turned).lines())
                .last()
                .isEqualTo("only the order of entries differs: 1 of 2 entries moved");
        assertThat(CommandRun.of("diff", first, table).lines())
                .containsExactly("same entries, other layout bytes (entries[].sortIndex)");
    }

    @Test
    void foldersAreComparedFileByFile() throws IOException {
        write("left/x.lib", Files.readAllBytes(a()));
        write("right/x.lib", Files.readAllBytes(b()));
        write("left/sub/same.txt", new byte[] {1});
        write("right/sub/same.txt", new byte[] {1});
        write("right/new.txt", new byte[] {1, 2});

        CommandRun run = CommandRun.of("diff", folder.resolve("left"), folder.resolve("right"));

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.lines()).last().isEqualTo("different: 1 same, 1 changed, 1 added");
        assertThat(CommandRun.of("diff", folder.resolve("left"), folder.resolve("left") + "/")
                        .out())
                .isEqualTo("identical, 2 files\n");
    }

    @Test
    void aFolderCannotBeComparedWithAFile() throws IOException {
        assertThat(CommandRun.of("diff", folder, a()).code()).isEqualTo(2);
        assertThat(CommandRun.of("diff", a()).code()).isEqualTo(2);
        assertThat(CommandRun.of("diff", a(), b(), "--depth", "pixel").code()).isEqualTo(2);
    }

    @Test
    void whatIsMissingIs4() throws IOException {
        assertThat(CommandRun.of("diff", a(), folder.resolve("no")).code()).isEqualTo(4);
        assertThat(CommandRun.of("diff", a() + "!/none", b()).code()).isEqualTo(4);
    }

    @Test
    void anArchiveThatDoesNotDecodeStillDiffersAndIsNamed() throws IOException {
        CommandRun run =
                CommandRun.of("diff", a(), write("bad.lib", archive().version(9).build()));

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("different, 456 and 16 bytes\n");
        assertThat(run.err()).contains("nres.version");
    }

    @Test
    void jsonFitsItsSchema() throws IOException {
        write("left/x.lib", Files.readAllBytes(a()));
        write("right/x.lib", Files.readAllBytes(b()));

        for (String depth : new String[] {"entry", "field", "byte"}) {
            SchemaCheck.assertFits(CommandRun.of("diff", "--json", "--depth", depth, a(), b()), "ironkit.diff");
            SchemaCheck.assertFits(
                    CommandRun.of("diff", "--json", "--depth", depth, folder.resolve("left"), folder.resolve("right")),
                    "ironkit.diff");
        }
        SchemaCheck.assertFits(CommandRun.of("diff", "--json", a(), a()), "ironkit.diff");
        SchemaCheck.assertFits(CommandRun.of("diff", "--json", a(), folder.resolve("no")), "ironkit.failure");
    }
}
