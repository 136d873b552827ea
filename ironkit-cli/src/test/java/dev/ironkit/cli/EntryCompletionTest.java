package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EntryCompletionTest {

    @TempDir
    Path folder;

    private String lib;

    @BeforeEach
    void writeArchive() throws IOException {
        lib = folder.resolve("Textures.lib").toString();
        byte[] inner = archive().with(entry(7, "deep"), entry(13, "deeper")).build();
        Files.write(
                Path.of(lib),
                archive()
                        .with(entry("Texm", "HULL01.0"), entry("Texm", "HULL02.0"), entry("Texm", "Water 1"))
                        .with(entry("MESH", "robot.msh").payload(inner))
                        .with(entry("DATA", "twice"), entry("DATA", "TWICE"), entry("DATA", "50%!"))
                        .build());
    }

    @Test
    void offersEntriesThatStartWithWhatIsTypedInAnyCase() {
        assertThat(complete(lib + "!/hu")).containsExactly(lib + "!/HULL01.0", lib + "!/HULL02.0");
        assertThat(complete(lib + "!/")).hasSize(7);
    }

    @Test
    void offersAddressesThatCanBeUsedAsTheyAre() {
        assertThat(complete(lib + "!/5")).containsExactly(lib + "!/50%25%21");
        assertThat(complete(lib + "!/@")).containsExactly(lib + "!/@4", lib + "!/@5");
    }

    @Test
    void keepsTheSeparatorTheUserChose() {
        assertThat(complete(lib + "::wa")).containsExactly(lib + "::Water 1");
    }

    @Test
    void goesIntoNestedArchivesAndKnowsTypes() {
        assertThat(complete(lib + "!/robot.msh!/dee"))
                .containsExactly(lib + "!/robot.msh!/deep", lib + "!/robot.msh!/deeper");
        assertThat(complete(lib + "!/robot.msh!/type:1")).containsExactly(lib + "!/robot.msh!/type:13");
    }

    @Test
    void completesFilesOfTheGameFolder() throws IOException {
        Files.createDirectory(folder.resolve("Tex"));

        assertThat(complete("game:/te", "--game", folder.toString()))
                .containsExactly("game:/Tex/", "game:/Textures.lib");
        assertThat(complete("game:", "--game", folder.toString())).hasSize(2);
        assertThat(complete("game:/textures.lib!/w", "--game", folder.toString()))
                .containsExactly("game:/textures.lib!/Water 1");
    }

    @Test
    void saysNothingAtAllWhereThereIsNothing() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "text");

        for (String word :
                List.of("gone.lib!/x", folder.resolve("notes.txt") + "!/x", lib + "!/zz", "game:/", "plain", "")) {
            CommandRun run = CommandRun.of("completion", "--entries", word);
            assertThat(run.code()).as(word).isEqualTo(ExitCode.NO);
            assertThat(run.out() + run.err()).as(word).isEmpty();
        }
    }

    @Test
    void cutsALongList() throws IOException {
        NresBytes many = archive();
        for (int i = 0; i < 1500; i++) {
            many.with(entry("DATA", "E" + i));
        }
        Files.write(folder.resolve("many.lib"), many.build());

        assertThat(complete(folder.resolve("many.lib") + "!/")).hasSize(EntryCompletion.MOST);
    }

    private static List<String> complete(String word, String... more) {
        Object[] args = new Object[3 + more.length];
        args[0] = "completion";
        args[1] = "--entries";
        args[2] = word;
        System.arraycopy(more, 0, args, 3, more.length);
        return CommandRun.of(args).lines();
    }
}
