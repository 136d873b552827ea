package dev.ironkit.cli;

import static dev.ironkit.testkit.Mat0Bytes.material;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A material list over time, as the manager that loads it shows it. */
class PlayListTest {

    @TempDir
    Path folder;

    private Path list;

    @BeforeEach
    void writeAGame() throws IOException {
        Files.write(
                folder.resolve("Material.lib"),
                archive()
                        .with(entry("MAT0", "BARE")
                                .attrs(0, 6, 0)
                                .payload(material(6).build()))
                        .with(entry("MAT0", "DEFAULT")
                                .attrs(0, 6, 0)
                                .payload(material(6).phase("GREY.0").build()))
                        .with(entry("MAT0", "RANDOM").attrs(0, 6, 0).payload(water(3)))
                        .with(entry("MAT0", "WATER").attrs(0, 6, 0).payload(water(0)))
                        .build());
        NresBytes textures = archive();
        for (String name : List.of("FOAM.0", "GREY.0", "WATER.0")) {
            textures.with(
                    entry("Texm", name).payload(TexmBytes.texture(565, 2, 2).build()));
        }
        Files.write(folder.resolve("Textures.lib"), textures.build());
        list = write("a.wea", "WATER", "NOSUCH", "BARE", "RANDOM");
    }

    private Path write(String name, String... rows) throws IOException {
        return Files.write(folder.resolve(name), WearBytes.list(rows).build());
    }

    /** One phase for 100 ms, the other for 300. */
    private static byte[] water(int mode) {
        Mat0Bytes bytes = material(6).phase("WATER.0").phase("FOAM.0").parameter(17, 2);
        return bytes.block(mode).key(0, 100).key(1, 400).build();
    }

    /** At 0 the cycle of 400 ms that starts at 50 stands at 46, as times wrap at 2^32. */
    @Test
    void eachRowIsShownAtEachMomentWithItsHandleAndItsStart() {
        CommandRun run = CommandRun.of("play", list, "--to", "200", "--step", "200", "--start", "50");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(6);
        assertThat(run.lines().stream()
                        .map(line -> line.replaceAll("\t#.*?\t1.00", ""))
                        .toList())
                .startsWith("0\t0\t0x00000000\tWATER\t50\t0\t1\t0.460\t0\tWATER.0\t-1")
                .anyMatch(line ->
                        line.startsWith("0\t1\t0x00000001\tNOSUCH\t50\t0\t0\t") && line.endsWith("\tGREY.0\t-1"))
                .anyMatch(line -> line.startsWith("200\t0\t0x00000000\tWATER\t50\t1\t0\t0.167"))
                .noneMatch(line -> line.contains("BARE"));
        assertThat(run.err())
                .contains("cli.engine-says")
                .contains("Material NOSUCH not found.")
                .contains("Material BARE has no phases.");
    }

    @Test
    void aRandomRowMovesItsStart() {
        CommandRun run = CommandRun.of("play", list, "--to", "1000", "--step", "500", "--json");

        SchemaCheck.assertFits(run, "ironkit.play");
        List<?> rows = (List<?>) run.json().get("rows");
        assertThat(rows.stream()
                        .map(row -> (Map<?, ?>) row)
                        .filter(row -> "RANDOM".equals(row.get("material")))
                        .map(row -> ((Number) row.get("startTime")).longValue()))
                .hasSize(3)
                .doesNotContain(0L)
                .doesNotHaveDuplicates();
    }

    @Test
    void theTwoParsersOfTheEngineReadDifferentLists() throws IOException {
        Path lit = Files.writeString(folder.resolve("lit.wea"), "1\r\n0 WATER\r\nLIGHTMAPS\r\n1\r\n0 L.0\r\n");

        CommandRun file = CommandRun.of("play", lit, "--to", "0");
        CommandRun buffer = CommandRun.of("play", lit, "--to", "0", "--wear-parser", "buffer");

        assertThat(file.code()).as(file.err()).isZero();
        assertThat(file.err()).contains("LightMap L.0 not found.");
        assertThat(buffer.code()).as(buffer.err()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(buffer.err()).contains("wear.lightmaps");
    }

    @Test
    void withoutItsLibrariesTheEngineDoesNotLoadIt() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("mod"));
        Path copy = Files.copy(list, elsewhere.resolve("a.wea"));
        Files.delete(folder.resolve("Material.lib"));

        CommandRun run = CommandRun.of("play", copy);

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("cli.engine-refuses").contains("Library Material.lib not found.");
    }

    @Test
    void tooManyLinesAreRefused() throws IOException {
        CommandRun run = CommandRun.of("play", list, "--to", "50000", "--step", "1");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("more than 100000 lines for 4 rows");
    }
}
