package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.NresEntryBytes;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Russian names of entries can be read on disk, and come back byte for byte, whatever language the machine is set to. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "what file names can be made of is not said by a variable there")
class CyrillicNamesTest {

    private static final String NAME = "Корпус_Ё.0";

    @TempDir
    Path folder;

    private byte[] bytes;

    private static NresEntryBytes named(String type, String name) {
        return entry(type, "x").name(name.getBytes(Charset.forName("windows-1251")));
    }

    @BeforeEach
    void writeArchive() throws IOException {
        bytes = archive()
                .with(named("Texm", NAME).payload(texture(565, 4, 4).build()))
                .with(named("DATA", "ВОДА").payload("1"))
                .with(named("DATA", "вода").payload("2"))
                .with(entry("DATA", "x").name((byte) 0x98, (byte) 0xB9).payload("3"))
                .build();
        Files.write(folder.resolve("a.lib"), bytes);
    }

    private CommandRun utf(String... args) {
        return new ToolProcess(folder).with("LC_ALL", "C.UTF-8").run(args);
    }

    /** Without the launcher, which would set another language. */
    private CommandRun ascii(String... args) {
        return new ToolProcess(folder).with("LC_ALL", "C").run(args);
    }

    private static void isWell(CommandRun run) {
        assertThat(run.code()).as(run.err()).isZero();
    }

    /** What the shell sees in a folder, which no setting of this process changes. */
    private List<String> listed(String name) {
        CommandRun run = new ToolProcess(folder).with("LC_ALL", "C.UTF-8").execute(List.of("ls", "-1", name));
        return run.lines();
    }

    @Test
    void areReadableOnDiskAndComeBack() throws IOException {
        isWell(utf("extract", "a.lib", "-o", "x"));
        assertThat(listed("x")).contains(NAME, "ВОДА", "вода#2", "%98%B9");

        isWell(utf("pack", "x", "-o", "b.lib"));
        assertThat(Files.readAllBytes(folder.resolve("b.lib"))).isEqualTo(bytes);
    }

    @Test
    void areShownAndTyped() {
        CommandRun listing = utf("ls", "a.lib");
        isWell(listing);
        assertThat(listing.out()).contains(NAME, "ВОДА", "вода");
        isWell(utf("info", "a.lib!/" + NAME));
        assertThat(utf("cat", "--raw", "a.lib!/вода").out()).isEqualTo("2");
    }

    @Test
    void arePictureNamesToo() {
        isWell(utf("convert", "a.lib", "--to", "png", "-o", "p"));
        assertThat(listed("p")).contains(NAME + ".png");

        isWell(utf("replace", "a.lib!/" + NAME, "p/" + NAME + ".png", "-o", "b.lib"));
        isWell(utf("add", "a.lib", "p/" + NAME + ".png", "--type", "Texm", "--levels", "1", "-o", "c.lib"));
        assertThat(utf("ls", "c.lib").out().split(NAME, -1)).hasSize(3);
    }

    @Test
    void areNamesOfArchivesToo() throws IOException {
        isWell(new ToolProcess(folder).with("LC_ALL", "C.UTF-8").execute(List.of("cp", "a.lib", "Корпус.lib")));
        isWell(utf("extract", "Корпус.lib", "a.lib", "-o", "x"));
        assertThat(listed("x")).contains("Корпус.lib");
    }

    @Test
    void areEscapedWhereFilesCannotHaveThem() throws IOException {
        isWell(ascii("extract", "a.lib", "-o", "x"));
        assertThat(listed("x"))
                .allMatch(name -> name.chars().allMatch(c -> c < 0x80))
                .contains("%C2%CE%C4%C0");

        isWell(ascii("pack", "x", "-o", "b.lib"));
        assertThat(Files.readAllBytes(folder.resolve("b.lib"))).isEqualTo(bytes);
        isWell(utf("pack", "x", "-o", "c.lib"));
        assertThat(Files.readAllBytes(folder.resolve("c.lib"))).isEqualTo(bytes);
        isWell(ascii("convert", "a.lib", "--to", "png", "-o", "p"));
    }

    @Test
    void ofAFolderThatCannotBeReadAreToldWithTheWayOut() {
        isWell(utf("extract", "a.lib", "-o", "x"));

        CommandRun packed = ascii("pack", "x", "-o", "b.lib");

        assertThat(packed.code()).as(packed.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(packed.err()).contains("io.read", "LC_ALL=C.UTF-8");
        assertThat(folder.resolve("b.lib")).doesNotExist();
    }

    @Test
    void neverEndInABug() {
        isWell(utf("extract", "a.lib", "-o", "x"));
        for (String line : List.of(
                "ls a.lib!/ВОДА",
                "info a.lib!/ВОДА",
                "cat --raw a.lib!/ВОДА",
                "extract Корпус.lib -o y",
                "extract a.lib -o Папка",
                "add a.lib x -o b.lib --type DATA",
                "convert x -o y --to png",
                "validate x",
                "stats x",
                "find ВОДА --in x",
                "diff x a.lib",
                "verify --roundtrip x",
                "rm a.lib!/ВОДА -o c.lib",
                "mv a.lib!/ВОДА НОВАЯ -o d.lib")) {
            CommandRun run = ascii(line.split(" ", -1));
            assertThat(run.code()).as(line + ": " + run.err()).isNotEqualTo(ExitCode.BUG);
            assertThat(run.err()).as(line).doesNotContain("cli.bug");
        }
        assertThat(Arrays.asList(folder.toFile().list())).isNotEmpty();
    }
}
