package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresEntryBytes;
import dev.ironkit.testkit.PalBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.TfntBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What a directory entry says it is has to be readable as that, whoever looks. */
class EntryContentTest {

    private static final byte[] FEW = {0x78, 0x78};
    private static final byte[] PLAIN_ARCHIVE =
            archive().with(entry("DATA", "a").payload("b")).build();

    @TempDir
    Path folder;

    /** What is readable, by the type or the name that says so. */
    static Map<String, byte[]> kinds() {
        Map<String, byte[]> kinds = new LinkedHashMap<>();
        kinds.put("MESH", ModelBytes.quad().build());
        kinds.put("Texm", TexmBytes.texture(565, 8, 8).build());
        kinds.put("MAT0", Mat0Bytes.material(6).phase("HULL.0").build());
        kinds.put("WEAR", WearBytes.list("STEEL").build());
        kinds.put("FXID", FxidBytes.effect().build());
        kinds.put(
                "Tfnt",
                TfntBytes.font().texture(TexmBytes.texture(565, 8, 8).build()).build());
        kinds.put(".PAL", PalBytes.palette().build());
        return kinds;
    }

    static Stream<Arguments> unreadable() {
        List<Arguments> all = new ArrayList<>();
        kinds().forEach((type, readable) -> {
            all.add(Arguments.of(type, "two bytes", FEW));
            all.add(Arguments.of(type, "none", new byte[0]));
            if (!type.equals(".PAL")) {
                // A name says what an entry is only where its content has no mark.
                all.add(Arguments.of(type, "an archive", PLAIN_ARCHIVE));
                kinds().forEach((other, content) -> {
                    // Little but zeros is a material of no phases, or an effect of no commands, with much behind it.
                    boolean zeros = other.equals(".PAL") || other.equals("FXID");
                    boolean isRead = zeros && (type.equals("MAT0") || type.equals("FXID"));
                    if (!other.equals(type) && !isRead) {
                        all.add(Arguments.of(type, other, content));
                    }
                });
            }
        });
        return all.stream();
    }

    private static NresEntryBytes entryOf(String type, byte[] content) {
        NresEntryBytes named = type.startsWith(".") ? entry("DATA", "X" + type) : entry(type, "X.0");
        return named.attrs(0, type.equals("MAT0") ? 6 : 0, 0).payload(content);
    }

    private Path archiveWith(String type, byte[] content) throws IOException {
        byte[] bytes = archive()
                .with(entry("DATA", "other").payload("data"), entryOf(type, content))
                .build();
        Files.createDirectories(folder.resolve("game"));
        return Files.write(folder.resolve("game/a.lib"), bytes);
    }

    private static String addressIn(Path file, String type) {
        return file + "!/" + (type.startsWith(".") ? "X" + type : "X.0");
    }

    @ParameterizedTest(name = "{0} holds {1}")
    @MethodSource("unreadable")
    void isAnErrorForEveryoneWhoLooks(String type, String what, byte[] content) throws IOException {
        Path file = archiveWith(type, content);
        String address = addressIn(file, type);

        CommandRun validate = CommandRun.of("validate", file);
        assertThat(validate.code()).as(validate.out()).isEqualTo(ExitCode.NO);
        assertThat(validate.out()).contains("error  ", address, " of the file");
        assertThat(CommandRun.of("validate", address).code()).isEqualTo(ExitCode.NO);

        CommandRun info = CommandRun.of("info", file);
        assertThat(info.out()).containsPattern("problems  [0-9]+ error.* in 1 of 2 entries");
        CommandRun one = CommandRun.of("info", address);
        assertThat(one.code()).as(one.out() + one.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(one.err()).contains("error  ", address);

        CommandRun verify = CommandRun.of("verify", "--roundtrip", file);
        assertThat(verify.code()).as(verify.out()).isEqualTo(ExitCode.NO);
        assertThat(verify.out()).contains("1 unreadable");
        assertThat(verify.err()).contains("error  ", address);

        CommandRun stats = CommandRun.of("stats", file);
        assertThat(stats.code()).as(stats.out()).isEqualTo(ExitCode.PARTLY);
        assertThat(stats.err()).contains("error  ", address);
    }

    @ParameterizedTest(name = "{0} holds {1}")
    @MethodSource("unreadable")
    void hasNoLinksAndIsNamed(String type, String what, byte[] content) throws IOException {
        if (type.equals("Tfnt")) {
            return; // Fonts name nothing, and nothing names them.
        }
        Path file = archiveWith(type, content);

        CommandRun all = CommandRun.of("refs", file.getParent());
        assertThat(all.code()).as(all.out()).isEqualTo(ExitCode.PARTLY);
        assertThat(all.out()).contains(addressIn(file, type) + "  cannot be read");

        CommandRun one = CommandRun.of("refs", addressIn(file, type));
        assertThat(one.code()).as(one.out() + one.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(one.err()).contains("error  ", addressIn(file, type));
    }

    @Test
    void whatIsReadableIsNoError() throws IOException {
        for (Map.Entry<String, byte[]> kind : kinds().entrySet()) {
            Path file = archiveWith(kind.getKey(), kind.getValue());
            assertThat(CommandRun.of("validate", file).out()).as(kind.getKey()).doesNotContain("error");
            assertThat(CommandRun.of("verify", "--roundtrip", file).code()).isZero();
            assertThat(CommandRun.of("stats", file).code()).isZero();
            assertThat(CommandRun.of("refs", file.getParent()).out()).doesNotContain("cannot be read");
        }
    }

    @Test
    void typesWithoutAReaderHoldAnything() throws IOException {
        for (String type : List.of("SWAV", "CTLD", "DSCR", "1234")) {
            Path file = archiveWith(type, FEW);
            assertThat(CommandRun.of("validate", file).code()).as(type).isZero();
        }
    }

    @Test
    void aModelIsStillFoundUnderAnotherType() throws IOException {
        Path file = archiveWith("DATA", ModelBytes.quad().build());

        assertThat(CommandRun.of("info", file + "!/X.0").out()).contains("what      model");
        assertThat(CommandRun.of("validate", file).code()).isZero();
    }

    /** The walk of the links stops where the engine could not go on. */
    @Test
    void linksEndAtWhatCannotBeRead() throws IOException {
        Path game = MadeGame.sound()
                .entry("Textures.lib", entry("Texm", "BAD.0").payload(FEW))
                .material("RUST", "BAD.0", -1)
                .model("units.rlb", "wreck.msh", 0xFF00)
                .list("units.rlb", "wreck.wea", WearBytes.list("RUST"))
                .entry("units.rlb", entry("MESH", "dead.msh").payload(FEW))
                .list("units.rlb", "dead.wea", WearBytes.list("STEEL"))
                .write(folder);

        CommandRun all = CommandRun.of("refs", game, "--json");
        assertThat(all.code()).isEqualTo(ExitCode.PARTLY);
        SchemaCheck.assertFits(all, "ironkit.refs");
        assertThat(all.out())
                .contains("\"outcome\": \"unreadable\"")
                .contains("{\"kind\": \"model\", \"assets\": 4, \"names\": 3, \"found\": 3, \"fallback\": 0,"
                        + " \"missing\": 0, \"unreadable\": 1}")
                .contains("\"code\": \"texm.size\"", "\"code\": \"nres.short\"");

        CommandRun to = CommandRun.of("refs", "--to", game + "/Textures.lib!/BAD.0");
        assertThat(to.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(to.out()).contains("wreck.msh").doesNotContain("dead.msh");

        CommandRun checked = CommandRun.of("validate", game + "/Material.lib", "--game", game);
        assertThat(checked.out()).contains("cli.link-unreadable", "BAD.0");
    }

    @Test
    void whoConvertsHearsOfIt() throws IOException {
        byte[] bytes = archive()
                .with(
                        entry("Texm", "A.0").payload(FEW),
                        entry("Texm", "B.0")
                                .payload(TexmBytes.texture(565, 8, 8).build()),
                        entry("MESH", "a.msh").payload(FEW),
                        entry("MESH", "b.msh").payload(PLAIN_ARCHIVE),
                        entry("MESH", "c.msh").payload(ModelBytes.quad().build()))
                .build();
        Path file = Files.write(folder.resolve("a.lib"), bytes);

        CommandRun pictures = CommandRun.of("convert", file, "-o", folder.resolve("png") + "/");
        assertThat(pictures.code()).as(pictures.err()).isEqualTo(ExitCode.PARTLY);
        assertThat(pictures.err()).contains("texm.size", "A.0");
        CommandRun models = CommandRun.of("convert", file, "--to", "glb", "-o", folder.resolve("glb") + "/");
        assertThat(models.code()).as(models.err()).isEqualTo(ExitCode.PARTLY);
        assertThat(models.err()).contains("a.msh", "nres.short", "b.msh", "msh.missing-stream");
        assertThat(CommandRun.of("convert", file + "!/A.0", "-o", folder.resolve("a.png"))
                        .err())
                .contains("texm.size");
        assertThat(CommandRun.of("convert", file + "!/b.msh", "-o", folder.resolve("b.glb"))
                        .err())
                .contains("msh.missing-stream");
    }

    @Test
    void everyReportNamesIt() throws IOException {
        Path file = archiveWith("MESH", FEW);

        for (String format : List.of("json", "sarif", "junit", "html")) {
            Path report = folder.resolve("report." + format);
            CommandRun run = CommandRun.of("validate", file, "--format", format, "-o", report);
            assertThat(run.code()).as(format + run.err()).isEqualTo(ExitCode.NO);
            assertThat(Files.readString(report, StandardCharsets.UTF_8)).contains("nres.short", "X.0");
        }
    }
}
