package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.stored;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExtractCommandTest {

    @TempDir
    Path temp;

    private Path lib;
    private Path out;

    @BeforeEach
    void writeAnArchive() throws IOException {
        lib = temp.resolve("game/Textures.lib");
        out = temp.resolve("out");
        Files.createDirectories(lib.getParent());
        byte[] model = archive().with(entry(1, "nodes").payload("n")).build();
        Files.write(
                lib,
                archive()
                        .with(entry("Texm", "HULL01.0").payload("first"))
                        .with(entry("MESH", "robot.msh").payload(model))
                        .with(entry("Texm", "..").payload("third"))
                        .build());
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(path -> folder.relativize(path).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void takesAnArchiveApart() throws IOException {
        CommandRun run = CommandRun.of("extract", lib, "-o", out);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("extracted 3 entries (98 B) from " + lib + " to " + out + "\n");
        assertThat(files(out)).containsExactly("%2E%2E", "HULL01.0", "manifest.json", "robot.msh");
    }

    @Test
    void saysNothingWhenQuiet() {
        CommandRun run = CommandRun.of("extract", "-q", lib, "-o", out);
        assertThat(run.out() + run.err()).isEmpty();
    }

    @Test
    void takesAnEntryThatIsAnArchiveApart() throws IOException {
        assertThat(CommandRun.of("extract", lib + "!/robot.msh", "-o", out).code())
                .isZero();
        assertThat(files(out)).containsExactly("manifest.json", "nodes");
    }

    @Test
    void takesOutASingleEntry() throws IOException {
        CommandRun run = CommandRun.of("extract", lib + "!/HULL01.0", "-o", out);
        assertThat(run.code()).isZero();
        assertThat(files(out)).containsExactly("HULL01.0", "manifest.json");
    }

    @Test
    void goesIntoArchivesInside() throws IOException {
        CommandRun.of("extract", "-r", lib, "-o", out);
        assertThat(files(out))
                .containsExactly("%2E%2E", "HULL01.0", "manifest.json", "robot.msh/manifest.json", "robot.msh/nodes");
    }

    @Test
    void takesOnlyWhatMatches() throws IOException {
        CommandRun run = CommandRun.of("extract", "--glob", "hull*", "--json", lib, "-o", out);
        assertThat(run.code()).isZero();
        assertThat(files(out)).containsExactly("HULL01.0", "manifest.json");
        assertThat(run.json().toString()).contains("complete=false");
    }

    @Test
    void answersNoWhereNothingMatches() {
        CommandRun run = CommandRun.of("extract", "--glob", "nothing*", lib, "-o", out);
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.err()).contains("nothing to extract");
        assertThat(out).doesNotExist();
    }

    @Test
    void mirrorsAFolder() throws IOException {
        Files.createDirectories(temp.resolve("game/maps"));
        Files.write(
                temp.resolve("game/maps/fonts.rlb"),
                library().with(stored("A", "aaa")).build());
        Files.writeString(temp.resolve("game/readme.txt"), "x");
        CommandRun run = CommandRun.of("extract", temp.resolve("game"), "-o", out);
        assertThat(run.code()).isZero();
        assertThat(files(out))
                .containsExactly(
                        "Textures.lib/%2E%2E",
                        "Textures.lib/HULL01.0",
                        "Textures.lib/manifest.json",
                        "Textures.lib/robot.msh",
                        "maps/fonts.rlb/A",
                        "maps/fonts.rlb/manifest.json");
        assertThat(run.err()).contains("from 2 archives").contains("1 file is not an archive");
    }

    @Test
    void doesNotTakeItsOwnOutputForInput() throws IOException {
        Path inside = temp.resolve("game/out");
        CommandRun.of("extract", lib.getParent(), "-o", inside);
        CommandRun again = CommandRun.of("extract", "--force", "--json", lib.getParent(), "-o", inside);
        assertThat(again.code()).isZero();
        assertThat((List<?>) again.json().get("archives")).hasSize(1);
        assertThat(files(inside)).hasSize(4);
    }

    @Test
    void putsSeveralInputsIntoFoldersOfTheirNames() throws IOException {
        Path other = Files.copy(lib, temp.resolve("textures.LIB"));
        assertThat(CommandRun.of("extract", lib, other, "-o", out).code()).isZero();
        try (Stream<Path> children = Files.list(out)) {
            assertThat(children.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("Textures.lib", "textures.LIB#2");
        }
    }

    @Test
    void neverOverwritesWithoutForce() throws IOException {
        Files.createDirectories(out);
        Files.writeString(out.resolve("HULL01.0"), "mine");
        CommandRun refused = CommandRun.of("extract", lib, "-o", out);
        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("io.target-exists").contains("HULL01.0");
        assertThat(files(out)).containsExactly("HULL01.0");
        assertThat(CommandRun.of("extract", "--force", lib, "-o", out).code()).isZero();
        assertThat(out.resolve("HULL01.0")).hasContent("first");
    }

    @Test
    void aFileInPlaceOfTheFolderIsRefused() throws IOException {
        Files.writeString(out, "a file");
        assertThat(CommandRun.of("extract", lib, "-o", out).code()).isEqualTo(ExitCode.REFUSED);
        assertThat(out).hasContent("a file");
    }

    @Test
    void inputThatIsNotThereOrNoArchiveIsNamed() throws IOException {
        CommandRun missing = CommandRun.of("extract", temp.resolve("no.lib"), "-o", out);
        assertThat(missing.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(missing.err()).contains("io.missing");
        Path text = Files.writeString(temp.resolve("readme.txt"), "no archive");
        CommandRun other = CommandRun.of("extract", text, "-o", out);
        assertThat(other.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(other.err()).contains("not an archive");
        CommandRun some = CommandRun.of("extract", lib, text, "-o", out);
        assertThat(some.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(files(out)).contains("Textures.lib/manifest.json");
    }

    @Test
    void wrongUseIsSaid() {
        assertThat(CommandRun.of("extract", lib).code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("extract", "--threads", "-1", lib, "-o", out).code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("extract", "--progress", "loud", lib, "-o", out)
                        .code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(out).doesNotExist();
    }

    @Test
    void oneBadEntryOfAThousandIsNamedAndTheOthersAreThere() throws IOException {
        NresBytes archive = archive();
        for (int i = 0; i < 1000; i++) {
            archive.with(
                    i == 617
                            ? entry("Texm", "BAD617").offset(0x7FFF_0000).size(4)
                            : entry("Texm", "T" + i).payload("payload " + i));
        }
        Files.write(lib, archive.build());
        CommandRun run = CommandRun.of("extract", "--json", lib, "-o", out);
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        SchemaCheck.assertFits(run, "ironkit.extract");
        List<?> problems = (List<?>) run.json().get("problems");
        assertThat(problems)
                .singleElement()
                .satisfies(problem -> assertThat((Map<?, ?>) problem)
                        .extracting("code", "address")
                        .containsExactly("nres.range", lib + "!/BAD617"));
        assertThat(files(out)).hasSize(999 + 1);
        assertThat(out.resolve("T999")).hasContent("payload 999");
        List<?> failed = ((List<?>) run.json().get("entries"))
                .stream()
                        .filter(entry -> ((Map<?, ?>) entry).get("ok").equals(false))
                        .toList();
        assertThat(failed)
                .singleElement()
                .satisfies(entry ->
                        assertThat((Map<?, ?>) entry).extracting("address").isEqualTo(lib + "!/BAD617"));
        assertThat(CommandRun.of("pack", out, "-o", temp.resolve("again.lib")).code())
                .isZero();
        assertThat(temp.resolve("again.lib")).hasSameBinaryContentAs(lib);
    }

    @Test
    void failFastStopsAtTheFirst() throws IOException {
        NresBytes archive = archive().with(entry("DATA", "bad").offset(1));
        for (int i = 0; i < 100; i++) {
            archive.with(entry("DATA", "e" + i).payload("x"));
        }
        Files.write(lib, archive.build());
        CommandRun run = CommandRun.of("extract", "--fail-fast", "--threads", "1", lib, "-o", out);
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(files(out)).containsExactly("manifest.json");
    }

    @Test
    void showsWhatItWouldDo() {
        CommandRun run = CommandRun.of("extract", "--dry-run", lib, "-o", out);
        assertThat(run.code()).isZero();
        assertThat(run.lines()).hasSize(3).first().asString().contains("HULL01.0");
        assertThat(out).doesNotExist();
        SchemaCheck.assertFits(CommandRun.of("extract", "--dry-run", "--json", lib, "-o", out), "ironkit.extract");
    }

    @Test
    void documentsAndManifestsFitTheirSchemas() throws IOException {
        Files.write(
                temp.resolve("game/fonts.rlb"),
                library().with(stored("A", "aaa")).behindPayloads(new byte[100]).build());
        Files.write(
                temp.resolve("game/odd.lib"),
                archive()
                        .lead(new byte[90])
                        .with(entry(7, "x").nameTail("tail").after((byte) 1).payload("y"))
                        .with(entry(0x34333231, "digits").offset(3))
                        .build());
        CommandRun run = CommandRun.of("extract", "-r", "--json", lib.getParent(), "-o", out);
        SchemaCheck.assertFits(run, "ironkit.extract");
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        for (String file : files(out)) {
            if (file.endsWith("manifest.json")) {
                assertThat(SchemaCheck.errors(Files.readString(out.resolve(file))))
                        .as(file)
                        .isEmpty();
            }
        }
    }

    @Test
    void progressEventsFitTheirSchemaAndCountUp() throws IOException {
        Files.write(
                lib,
                archive()
                        .with(
                                entry("DATA", "a").payload("x"),
                                entry("DATA", "bad").offset(1))
                        .build());
        CommandRun run = CommandRun.of("extract", "--progress", "json", "--threads", "1", lib, "-o", out);
        List<String> lines = run.err().lines().toList();
        assertThat(lines)
                .extracting(line -> event(line, "event"))
                .containsExactly("start", "item", "warning", "item", "done");
        for (int i = 0; i < lines.size(); i++) {
            assertThat(SchemaCheck.errors(lines.get(i))).as(lines.get(i)).isEmpty();
            assertThat(event(lines.get(i), "seq").toString()).isEqualTo(String.valueOf(i));
        }
        assertThat(event(lines.get(4), "exitCode").toString()).isEqualTo("3");
        assertThat(event(lines.get(2), "address")).isEqualTo(lib + "!/bad");
    }

    private static Object event(String line, String key) {
        return ((Map<?, ?>) JsonReader.read(line)).get(key);
    }
}
