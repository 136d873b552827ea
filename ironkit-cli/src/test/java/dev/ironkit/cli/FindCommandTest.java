package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.RsliBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindCommandTest {

    @TempDir
    static Path shared;

    @TempDir
    Path folder;

    private static Path install;

    @BeforeAll
    static void makeAGame() throws IOException {
        install = SmallInstall.in(shared.resolve("install"));
        Files.write(install.resolve("empty.lib"), archive().build());
        Files.write(
                install.resolve("texts.rsl"),
                RsliBytes.library()
                        .with(RsliBytes.xor("FIRST.TXT", "an Iron Kit"), RsliBytes.stored("OTHER.TXT", "nothing"))
                        .build());
    }

    private static CommandRun find(Object... args) {
        List<Object> all = new ArrayList<>(List.of("find", "-q", "--in", install));
        all.addAll(List.of(args));
        return CommandRun.of(all.toArray());
    }

    /** What was found, without the folder. */
    private static List<String> found(Object... args) {
        String prefix = install.toString().replace('\\', '/') + "/";
        return find(args).lines().stream()
                .map(line -> line.split("\t", -1)[0].replace(prefix, ""))
                .toList();
    }

    @Test
    void findsNamesByAPartOrByAPattern() {
        assertThat(found("hull")).containsExactly("Textures.lib!/HULL01.0", "Textures.lib!/HULL02.0");
        assertThat(found("HULL0?.0")).containsExactly("Textures.lib!/HULL01.0", "Textures.lib!/HULL02.0");
        assertThat(found("*.rlb")).containsExactly("static.rlb");
        assertThat(found("l0?.0")).isEmpty();
    }

    @Test
    void findsValues() {
        assertThat(found("--value", "texm.width>=4", "--value", "texm.format==565"))
                .containsExactly("Textures.lib!/HULL02.0", "lightmap.lib!/LM.0");
        assertThat(found("--value", "texm.width>=4", "--value", "texm.format==0x235", "--value", "*.entry.size<0x50"))
                .containsExactly("Textures.lib!/HULL02.0");
        assertThat(found("--value", "mat0.phases[*].texture~hull", "--value", "mat0.entry.attr1!=2"))
                .containsExactly("Material.lib!/GLASS");
        assertThat(found("--value", "mat0.phases[2].texture==hull01.0")).containsExactly("Material.lib!/RUST");
        assertThat(found("--value", "msh.entries[type=19].attr2>1")).containsExactly("static.rlb!/b.msh");
        assertThat(found("--value", "texm.flags5&0x4000000")).containsExactly("Textures.lib!/SIGNS.0");
        assertThat(found("--value", "nres.header.entryCount==0")).containsExactly("empty.lib");
        assertThat(found("--value", "wear.rows[*].name==rust", "--type", "WEAR"))
                .containsExactly("static.rlb!/a.wea", "static.rlb!/b.wea");
    }

    @Test
    void findsBytesAndTextInWhatHoldsThem() {
        CommandRun bytes = find("--bytes", "54 65 78 ?D 08 00", "--type", "texm");
        assertThat(bytes.lines())
                .hasSize(1)
                .first()
                .asString()
                .endsWith("/lightmap.lib!/LM.0\ttexm\t160\tat 0x0 of the asset");
        assertThat(found("--text", "glass"))
                .as("the directory and not the archive around it")
                .containsExactly("Material.lib");
        assertThat(found("--text", "rust")).containsExactly("Material.lib", "static.rlb!/a.wea", "static.rlb!/b.wea");
        assertThat(found("--text", "iron kit")).as("in packed entries too").containsExactly("texts.rsl!/FIRST.TXT");
        assertThat(found("--text", "OTHER.TXT"))
                .as("names of libraries are scrambled")
                .containsExactly("texts.rsl");
    }

    @Test
    void documentsAndLinesFitTheirSchemas() {
        CommandRun one = find("--json", "--value", "texm.width>=4", "--bytes", "54 65 78 6D");
        SchemaCheck.assertFits(one, "ironkit.find");
        assertThat(one.json().get("count")).hasToString("3");

        CommandRun many = find("--ndjson", "--text", "hull");
        assertThat(many.lines())
                .hasSize(4)
                .allSatisfy(line -> assertThat(SchemaCheck.errors(line)).isEmpty());
        assertThat(find("--ndjson", "--json", "x").code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void nothingFoundIsTheAnswerNo() {
        CommandRun run = CommandRun.of("find", "--in", install, "--value", "mat0.phases[*].power==3.5");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("nothing found");
        assertThat(find("no-such-name").code()).isEqualTo(ExitCode.NO);
        assertThat(find("--value", "fxid.commands[*].near==7").code())
                .as("some effects have such a field, none is here")
                .isEqualTo(ExitCode.NO);
        assertThat(find("--value", "texm.page.rects[*].x==9999").code()).isEqualTo(ExitCode.NO);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mat0.phases[*].difuse==#000000|mat0.phases has no field 'difuse'; similar: diffuse",
                "texm.widht>=4|texm has no field 'widht'; similar: width",
                "texm.colours==4|texm has no field 'colours'; available: header, palette, levels",
                "mat0.entry.atr1==4|mat0.entry has no field 'atr1'; similar: attr1",
                "nres.entries[tpye=19].attr1==4|nres.entries has no field 'tpye'; similar: type",
                "fxid.commands[*].zzzzzz==4|fxid.commands has no field 'zzzzzz'; available:",
                "msh.batchs[*].flags==4|msh has no field 'batchs'; similar: batches",
                "*.nothing==4|has no field 'nothing'"
            })
    void aFieldThatNoFormatHasIsRefused(String question, String said) {
        CommandRun run = find("--value", question);

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).startsWith("ironkit find: ").contains(said);
    }

    @Test
    void refusesWhatSaysNothing() {
        assertThat(CommandRun.of("find", "--in", install).code()).isEqualTo(ExitCode.USAGE);
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
        CommandRun run = CommandRun.of("find", "-q", "hull01", "--game", install);

        assertThat(run.out()).startsWith("game:/Textures.lib!/HULL01.0\t");
    }
}
