package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class ArgumentFilesTest {

    @TempDir
    Path folder;

    private String file(String name, String text) throws IOException {
        return "@" + Files.writeString(folder.resolve(name), text);
    }

    @Test
    void wordsStandBetweenBlanksAndQuotesKeepThem() throws IOException {
        String file =
                file("a", "\uFEFF--json  # a comment\r\n\t\"C:\\new game\\x.lib\" 'it is \"one\"' -o=\"a b\" '' x#y");

        assertThat(ArgumentFiles.expand("info", file, "last"))
                .containsExactly("info", "--json", "C:\\new game\\x.lib", "it is \"one\"", "-o=a b", "", "x#y", "last");
    }

    @Test
    void aFileMayNameFurtherFilesButNotItself() throws IOException {
        String inner = file("inner", "one two");
        String outer = file("outer", "'" + inner + "' three '" + inner + "'");
        String endless = file("endless", "'@" + folder.resolve("endless") + "'");

        assertThat(ArgumentFiles.expand(outer)).containsExactly("one", "two", "three", "one", "two");
        CommandRun run = CommandRun.of("info", endless);
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).startsWith("ironkit info: @").contains("includes itself");
    }

    @Test
    void whatIsNoFileIsAWordAsItStands() throws IOException {
        String file = file("there", "word");

        assertThat(ArgumentFiles.expand("@", "@@" + file.substring(1), "@" + folder.resolve("missing"), "@\0"))
                .containsExactly("@", file, "@" + folder.resolve("missing"), "@\0");
    }

    @Test
    void aFolderAndBytesThatAreNoTextAreRefused() throws IOException {
        Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xC0, 0, (byte) 0xFF});

        CommandRun ofFolder = CommandRun.of("verify", "@" + folder + "/");
        CommandRun ofBytes = CommandRun.of("verify", "--json", "@" + bytes);

        assertThat(ofFolder.code()).isEqualTo(ExitCode.USAGE);
        assertThat(ofFolder.err()).contains("not a folder");
        assertThat(ofBytes.code()).isEqualTo(ExitCode.USAGE);
        assertThat(ofBytes.err()).contains("not a text file");
        assertThat(ofBytes.out()).contains("\"cli.usage\"");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aDeviceWithoutEndIsNotReadToIt() {
        CommandRun run = CommandRun.of("info", "@/dev/zero");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("it is longer than 16777216 bytes");
    }
}
