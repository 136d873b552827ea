package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.PalBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code diff --depth field} tells of the fields of assets. */
class DiffFieldsTest {

    @TempDir
    static Path folder;

    private static Path demo;

    @BeforeAll
    static void writeDemo() {
        demo = folder.resolve("demo");
        assertThat(CommandRun.of("demo", "-o", demo).code()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "robots.rlb | r_walker.msh | batches[2].flags | 0x0102",
                "robots.rlb | r_walker.msh | nodeNames[1] | renamed",
                "robots.rlb | r_walker.wea | rows[1].name | RUST",
                "Material.lib | WATER_M | phases[1].diffuseAlpha | 9",
                "Textures.lib | SIGNS.0 | page.rects[0].x | 3",
            })
    void tellsWhichFieldOfAnAssetDiffers(String file, String entry, String path, String value) {
        Path changed = folder.resolve(entry + "-" + file);
        CommandRun set =
                CommandRun.of("set", demo.resolve(file) + "!/" + entry, path + "=" + value, "-o", changed, "--force");
        assertThat(set.code()).as(set.err()).isZero();
        CommandRun run = CommandRun.of("diff", demo.resolve(file), changed, "--depth", "field");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("field\t" + path + "\t").contains(" -> " + value);
        CommandRun json = CommandRun.of("diff", demo.resolve(file), changed, "--depth", "field", "--json");
        SchemaCheck.assertFits(json, "ironkit.diff");
        assertThat(json.out()).contains("\"field\": \"" + path + "\"").contains("\"fieldCount\": 1");
        assertThat(CommandRun.of("diff", demo.resolve(file), changed).out()).doesNotContain("field\t");
    }

    @Test
    void tellsWhereLongFieldsDiffer() throws IOException {
        byte[] palette = PalBytes.colours();
        Path before = Files.write(folder.resolve("a.pal"), palette);
        palette[300] ^= 1;
        Path after = Files.write(folder.resolve("b.pal"), palette);
        CommandRun run = CommandRun.of("diff", before, after, "--depth", "field", "--as", "pal");

        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("field\tcolours[");
    }

    @Test
    void tellsOfTablesOfAnotherLength() throws IOException {
        Path table = Files.write(folder.resolve("table.bin"), new byte[80]);
        Path changed = folder.resolve("longer.rlb");
        String walker = demo + "/robots.rlb!/r_walker.msh!/type:15";
        assertThat(CommandRun.of("replace", walker, table, "--raw", "-o", changed)
                        .code())
                .isZero();
        CommandRun run = CommandRun.of("diff", demo.resolve("robots.rlb"), changed, "--depth", "field");

        assertThat(run.out()).containsPattern("field\tunnamed15\t\\d+ elements -> 10 elements");
    }
}
