package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.help.Schemas;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.TfntBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code bench/fuzz.sh} found, each as small as it can be. */
class FoundByFuzzingTest {

    @TempDir
    Path folder;

    @Test
    void fieldsOfEveryTypeFitTheirSchema() throws IOException {
        Path list = Files.write(folder.resolve("a.wea"), WearBytes.list("STEEL").build());

        SchemaCheck.assertFits(CommandRun.of("get", list, "count", "--json"), "ironkit.fields");
        String schema = Schemas.text("ironkit.fields");
        for (FieldType type : FieldType.values()) {
            assertThat(schema).contains("\"" + type.word() + "\"");
        }
    }

    @Test
    void filesOfDifferentFoldersAreLoadedTogether() throws IOException {
        Path one = Files.write(
                Files.createDirectory(folder.resolve("one")).resolve("a.msh"),
                ModelBytes.quad().build());
        Path two = Files.write(
                Files.createDirectory(folder.resolve("two")).resolve("b.msh"),
                ModelBytes.quad().build());

        CommandRun run = CommandRun.of("validate", "--together", one, two);

        assertThat(run.code()).as(run.err()).isNotEqualTo(ExitCode.BUG);
        assertThat(run.out()).contains("checked 2 files");
    }

    @Test
    void thePartOfAFontIsNotExtracted() throws IOException {
        byte[] font = TfntBytes.font().texture(texture(565, 4, 4).build()).build();
        Path library = Files.write(
                folder.resolve("a.rlb"),
                archive().with(entry("TFNT", "A.TFT").payload(font)).build());

        CommandRun run = CommandRun.of("extract", library + "!/A.TFT!/texture", "-o", folder.resolve("out"));

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("font", "cat --raw");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void namesInNotesMoveNoCursor() throws IOException {
        Path model = Files.write(
                folder.resolve("\u001B[31mred.msh"),
                ModelBytes.quad()
                        .payload(13)
                        .batch(0, 0, 0, 0xFFFF, 6, 9999, 4, 0)
                        .build());
        byte[] odd = "1\r\n0\u0000STEEL\r\n".getBytes(StandardCharsets.ISO_8859_1);
        Path list = Files.write(folder.resolve("a.wea"), odd);

        assertThat(CommandRun.of("pose", model).err())
                .contains("the model is damaged")
                .doesNotContain("\u001B");
        assertThat(CommandRun.of("set", "--debug", list, "rows[0].name=X", "-o", folder.resolve("b.wea"))
                        .err())
                .contains("\tat ")
                .doesNotContain("\u0000");
    }

    @Test
    void thePictureThatWasMadeIsNamedSafely() throws IOException {
        Path image = Files.write(folder.resolve("a.texm"), texture(565, 4, 4).build());

        CommandRun run = CommandRun.of("render", image, "-o", folder.resolve("\u001B[31mred.png"));

        assertThat(run.err()).contains("wrote").doesNotContain("\u001B");
    }

    @Test
    void thePlanOfAConversionMovesNoCursor() throws IOException {
        Path image = Files.write(folder.resolve("a\r.texm"), texture(565, 4, 4).build());

        CommandRun run = CommandRun.of("convert", image, "-o", folder.resolve("\u001B[31mred") + "/", "--dry-run");

        assertThat(run.out())
                .contains("red")
                .contains(".png")
                .doesNotContain("\u001B")
                .doesNotContain("\r");
    }

    @Test
    void aModelWithoutReadableNodesNeedsNoKeys() throws IOException {
        byte[] bytes = ModelBytes.bare().attrs(1, 1, 0, 24).build();
        Path model = Files.write(folder.resolve("a.msh"), bytes);

        CommandRun run = CommandRun.of("convert", model, "-o", folder.resolve("a.glb"));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("msh.convert-whole");
    }

    @Test
    void aReceiptIsNoFolderOfTheOutput() throws IOException {
        Path library = Files.write(
                folder.resolve("a.lib"),
                archive().with(entry("DATA", "abc").payload("x")).build());
        Path out = folder.resolve("out");

        CommandRun inside = CommandRun.of("rm", library + "!/abc", "-o", out.resolve("b.lib"), "--receipt", out);
        CommandRun around = CommandRun.of("rm", library + "!/abc", "-o", out, "--receipt", out.resolve("r.json"));

        assertThat(List.of(inside.code(), around.code())).containsOnly(ExitCode.USAGE);
        assertThat(inside.err() + around.err()).contains("--receipt").contains("one lies inside the other");
        assertThat(out).doesNotExist();
    }

    @Test
    void objectsALineHaveNoHeadingOnATerminal() throws IOException {
        Path library = Files.write(
                folder.resolve("a.lib"),
                archive().with(entry("DATA", "abc").payload("x")).build());

        CommandRun run = CommandRun.onTerminal("find", "abc", "--in", library, "--ndjson");

        assertThat(run.lines()).hasSize(1);
        assertThat(JsonReader.read(run.out())).isInstanceOf(Map.class);
    }

    @Test
    void aBaselineThatCannotBeWrittenIsRefusedBeforeTheReport() throws IOException {
        Path library = Files.write(folder.resolve("a.lib"), archive().build());

        CommandRun run =
                CommandRun.of("validate", "--json", "--write-baseline", library.resolve("known.json"), library);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        SchemaCheck.assertFits(run, "ironkit.failure");
        assertThat(List.of(run.json().get("schema"))).containsExactly("ironkit.failure");
    }
}
