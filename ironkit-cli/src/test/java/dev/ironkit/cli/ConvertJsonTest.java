package dev.ironkit.cli;

import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The JSON that cat prints becomes the asset again. */
class ConvertJsonTest {

    @TempDir
    Path folder;

    private Path demo;

    @BeforeEach
    void makeDemo() {
        demo = folder.resolve("demo");
        assertThat(CommandRun.of("demo", "-o", demo, "-q").code()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "Textures.lib!/HULL01.0, texm",
        "gamefont.rlb!/PAL.PAL, pal",
        "Material.lib!/@0, mat0",
        "static.rlb!/s_crate.wea, wear",
        "static.rlb!/s_crate.msh, msh",
    })
    void everyKindComesBackByteForByte(String address, String kind) throws IOException {
        String source = demo + "/" + address;
        Path raw = folder.resolve("raw");
        Files.write(raw, bytes(source));
        Path plain = Files.writeString(folder.resolve("x.json"), cat(source, false));
        Path document = Files.writeString(folder.resolve("y.json"), cat(source, true));

        assertMade(raw, "convert", plain, "-o", folder.resolve("a." + kind));
        assertMade(raw, "convert", plain, "--as", kind, "-o", folder.resolve("b"));
        assertMade(raw, "convert", plain, "--to", kind, "-o", folder.resolve("c"));
        assertMade(raw, "convert", document, "-o", folder.resolve("d"));
        assertThat(CommandRun.of("convert", document, "-o", folder + "/out/").code())
                .isZero();
        assertThat(Files.mismatch(raw, folder.resolve("out/y." + kind))).isEqualTo(-1);
    }

    @Test
    void whatIsMadeIsReported() throws IOException {
        Path hull = Files.write(folder.resolve("h.texm"), texture(565, 4, 4).build());
        Path json = Files.writeString(folder.resolve("x.json"), cat(hull.toString(), true));

        CommandRun run = CommandRun.of("convert", json, "-o", folder.resolve("x"), "--json");

        SchemaCheck.assertFits(run, "ironkit.convert");
        Map<?, ?> item = (Map<?, ?>) ((List<?>) run.json().get("items")).get(0);
        assertThat(item.toString()).contains("sha256", "texm");
        assertThat(CommandRun.of("convert", json, "-o", folder.resolve("x")).err())
                .contains("io.target-exists");
        assertThat(CommandRun.of("convert", json, "-o", folder.resolve("x"), "--force")
                        .err())
                .contains("wrote", "texture");
        assertThat(CommandRun.of("convert", json, "-o", json, "--force").err()).contains("io.target-is-source");
    }

    @Test
    void wrongShapesAreRefused() throws IOException {
        Path hull = Files.write(folder.resolve("h.texm"), texture(565, 4, 4).build());
        String json = cat(hull.toString(), false);
        Path edited = folder.resolve("x.json");

        Files.writeString(edited, "{\"header\": 3}");
        assertRefused(edited, ExitCode.NO_INPUT, "cli.json", "x.json");
        Files.writeString(edited, cat(hull.toString(), true).replace("\"schemaVersion\": 1", "\"schemaVersion\": 9"));
        assertRefused(edited, ExitCode.NO_INPUT, "cli.json", "version 9");
        Files.writeString(edited, json.replaceFirst("\"width\": 4", "\"widht\": 8, \"width\": 4"));
        assertRefused(edited, ExitCode.NO_INPUT, "cli.json", "texm.header.widht: unknown name 'widht'");
        Files.writeString(edited, cat(hull.toString(), true).replace("\"attributes\"", "\"atributes\""));
        assertRefused(edited, ExitCode.NO_INPUT, "cli.json", "unknown name 'atributes'");
        Files.writeString(edited, cat(hull.toString(), true).replace("\"attr2\"", "\"atr2\": 1, \"attr2\""));
        assertRefused(edited, ExitCode.NO_INPUT, "cli.json", "attributes.atr2");
        Files.writeString(edited, "{\"header\": {");
        assertRefused(edited, ExitCode.NO_INPUT, "cli.json", "x.json");
        Files.writeString(edited, json.replace("\"width\": 4", "\"width\": 40"));
        assertRefused(edited, ExitCode.REFUSED, "io.edit-asset", "x.json");
        assertThat(folder.resolve("x.texm")).doesNotExist();
    }

    @Test
    void whatItHoldsHasToBeSaid() throws IOException {
        Path hull = Files.write(folder.resolve("h.texm"), texture(565, 4, 4).build());
        Path plain = Files.writeString(folder.resolve("x.json"), cat(hull.toString(), false));
        Path document = Files.writeString(folder.resolve("y.json"), cat(hull.toString(), true));

        assertUsage("--to", "convert", plain, "-o", folder.resolve("x"));
        assertUsage("texm", "convert", document, "-o", folder.resolve("x.mat0"));
        assertUsage("png", "convert", document, "-o", folder.resolve("x.png"));
        assertUsage("--format", "convert", document, "-o", folder.resolve("x.texm"), "--format", "565");
        assertUsage("JSON", "convert", hull, "-o", folder.resolve("x.mat0"));
        Path data = Files.writeString(folder.resolve("z.json"), "{\"schema\": \"ironkit.asset\", \"kind\": \"raw\"}");
        assertThat(CommandRun.of("convert", data, "-o", folder.resolve("z")).err())
                .contains("cli.no-json");
    }

    private static void assertMade(Path expected, Object... args) throws IOException {
        CommandRun run = CommandRun.of(args);
        assertThat(run.err()).doesNotContain("error");
        assertThat(run.code()).isZero();
        assertThat(Files.mismatch(expected, Path.of(args[args.length - 1].toString())))
                .isEqualTo(-1);
    }

    private void assertRefused(Path json, int code, String... said) {
        CommandRun run = CommandRun.of("convert", json, "-o", folder.resolve("x.texm"));
        assertThat(run.err()).contains(said);
        assertThat(run.code()).isEqualTo(code);
    }

    private static void assertUsage(String said, Object... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.err()).contains(said);
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    }

    private static byte[] bytes(String source) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = new Console(out, new ByteArrayOutputStream(), false, false);
        assertThat(Main.run(console, "cat", "--raw", source)).isZero();
        console.flush();
        return out.toByteArray();
    }

    private static String cat(String source, boolean document) {
        return (document ? CommandRun.of("cat", "--json", source) : CommandRun.of("cat", source)).out();
    }
}
