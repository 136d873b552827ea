package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindCommandTest {

    @TempDir
    static Path shared;

    @TempDir
    Path folder;

    private static Path demo;

    @BeforeAll
    static void makeAGame() {
        demo = shared.resolve("demo");
        CommandRun.of("demo", "-o", demo);
    }

    private static CommandRun find(Object... args) {
        List<Object> all = new ArrayList<>(List.of("find", "-q", "--in", demo));
        all.addAll(List.of(args));
        return CommandRun.of(all.toArray());
    }

    /** What was found, without the folder. */
    private static List<String> found(Object... args) {
        String prefix = demo.toString().replace('\\', '/') + "/";
        return find(args).lines().stream()
                .map(line -> line.split("\t", -1)[0].replace(prefix, ""))
                .toList();
    }

    @Test
    void findsNamesByAPartOrByAPattern() {
        assertThat(found("hull")).containsExactly("Textures.lib!/HULL01.0", "Textures.lib!/HULL02.0");
        assertThat(found("HULL0?.0")).containsExactly("Textures.lib!/HULL01.0", "Textures.lib!/HULL02.0");
        assertThat(found("*.rlb")).containsExactly("effects.rlb", "gamefont.rlb", "robots.rlb", "static.rlb");
        assertThat(found("l0?.0")).isEmpty();
    }

    @Test
    void findsValues() {
        assertThat(found("--value", "texm.width>=128", "--value", "texm.format==0"))
                .containsExactly("Textures.lib!/SUNSET.0");
        assertThat(found("--value", "mat0.phases[*].texture~water")).containsExactly("Material.lib!/WATER_M");
        assertThat(found("--value", "msh.entries[type=19].attr2>1", "--value", "*.entry.name~hover"))
                .containsExactly("robots.rlb!/r_hover.msh");
        assertThat(found("--value", "texm.format==0x115C", "--type", "deflate"))
                .containsExactly(
                        "sprites.lib!/INTERF0.TEX",
                        "sprites.lib!/INTERF1.TEX",
                        "sprites.lib!/INTERF2.TEX",
                        "sprites.lib!/INTERF3.TEX");
        assertThat(found("--value", "nres.header.entryCount==0")).containsExactly("palettes.lib");
    }

    @Test
    void findsBytesAndTextInWhatHoldsThem() {
        CommandRun bytes = find("--bytes", "54 65 78 ?D 80 00", "--type", "texm");
        assertThat(bytes.lines().get(0)).endsWith("\ttexm\t22880\tat 0x0");
        assertThat(found("--text", "env_sky"))
                .as("the directory and not the archive around it")
                .containsExactly("Material.lib");
        assertThat(found("--text", "iron kit", "lz"))
                .as("in packed entries too")
                .containsExactly(
                        "gamefont.rlb!/LZSS.TXT",
                        "gamefont.rlb!/XOR_LZSS.TXT",
                        "gamefont.rlb!/LZHUF.TXT",
                        "gamefont.rlb!/XOR_LZHU.TXT");
        assertThat(found("--text", "GLOW.TEX"))
                .as("names of libraries are scrambled")
                .containsExactly("gamefont.rlb");
    }

    @Test
    void documentsAndLinesFitTheirSchemas() {
        CommandRun one = find("--json", "--value", "texm.width>=128", "--bytes", "54 65 78 6D");
        SchemaCheck.assertFits(one, "ironkit.find");
        assertThat(one.json().get("count")).hasToString("4");

        CommandRun many = find("--ndjson", "--text", "hull");
        assertThat(many.lines()).hasSizeGreaterThan(3).allSatisfy(line -> assertThat(SchemaCheck.errors(line))
                .isEmpty());
        assertThat(find("--ndjson", "--json", "x").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void nothingFoundIsTheAnswerNo() {
        CommandRun run = CommandRun.of("find", "--in", demo, "--value", "mat0.phases[*].colour==3");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("nothing found; mat0.phases[*].colour: phases[0] has no field 'colour'");
        assertThat(find("no-such-name").code()).isEqualTo(ExitCode.NO);
    }

    @Test
    void refusesWhatSaysNothing() {
        assertThat(CommandRun.of("find", "--in", demo).code()).isEqualTo(ExitCode.USAGE);
        assertThat(find("--bytes", "4").code()).isEqualTo(ExitCode.USAGE);
        assertThat(find("--value", "texm.width").code()).isEqualTo(ExitCode.USAGE);
        assertThat(find("--value", "mesh.width>1").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void goesOnBehindADamagedFile() throws IOException {
        Files.write(folder.resolve("bad.lib"), archive().version(9).build());
        Files.write(
                folder.resolve("good.lib"),
                archive().with(entry("DATA", "needle").payload("y")).build());

        CommandRun run = CommandRun.of("find", "-q", "needle", "--in", folder);

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.out()).contains("good.lib!/needle");
        assertThat(run.err()).contains("nres.version");
    }

    @Test
    void theGameIsWhereItLooksWhereOneIsKnown() {
        CommandRun run = CommandRun.of("find", "-q", "hull01", "--game", demo);

        assertThat(run.out()).startsWith("game:/Textures.lib!/HULL01.0\t");
    }
}
