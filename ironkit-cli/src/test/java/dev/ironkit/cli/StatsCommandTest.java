package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.RsliBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Counts in a small install that is made here, so that every figure can be counted by hand. */
class StatsCommandTest {

    @TempDir
    static Path shared;

    @TempDir
    Path folder;

    private static Path install;

    @BeforeAll
    static void makeAnInstall() throws IOException {
        install = SmallInstall.in(shared.resolve("install"));
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private static List<String[]> rows(CommandRun run) {
        return run.lines().stream().map(line -> line.split("\t", -1)).toList();
    }

    @Test
    void countsFilesEntriesKindsAndTypes() throws IOException {
        byte[] inner = archive().with(entry(1, "deep").payload("x")).build();
        write(
                "a.lib",
                archive()
                        .with(
                                entry("BTLU", "in").payload(inner),
                                entry("DATA", "b").payload("1234"))
                        .build());
        write("b.rsl", RsliBytes.library().with(RsliBytes.xor("A", "xyz")).build());
        write("notes.txt", new byte[] {1, 2});

        CommandRun run = CommandRun.of("stats", "-q", folder);

        assertThat(run.code()).isZero();
        assertThat(run.lines())
                .startsWith(
                        "files     3, 309 bytes",
                        "archives  1 NRes archive with 2 entries",
                        "libraries 1 RsLi library with 1 entry");
        assertThat(run.out())
                .contains("\nnres\t2\t", "\nrsli\t1\t", "\nraw\t4\t10\t0.0 %\t", "\nDATA\t1\t4\n", "\nxor\t1\t3");
    }

    @Test
    void everyByteIsCountedOnceAndPackedOnesUnpacked() throws IOException {
        Map<?, ?> totals = (Map<?, ?>) CommandRun.of("stats", "-q", "--json", install.resolve("Textures.lib"))
                .json()
                .get("totals");

        assertThat(totals.get("contentBytes")).hasToString(totals.get("bytes").toString());

        byte[] library =
                RsliBytes.library().with(RsliBytes.xor("A", "x".repeat(100))).build();
        Map<?, ?> packed = (Map<?, ?>) CommandRun.of("stats", "-q", "--json", write("b.rsl", library))
                .json()
                .get("totals");

        assertThat(packed.get("contentBytes")).hasToString(Integer.toString(32 + 32 + 100));
    }

    @Test
    void showsWhichValuesAFieldHas() {
        CommandRun run = CommandRun.of("stats", "-q", install, "texm.format");

        assertThat(run.code()).isZero();
        assertThat(run.lines().get(0)).isEqualTo("texm.format  4 values in 4 assets, 2 different, from 565 to 8888");
        assertThat(rows(run).get(1))
                .containsExactly(
                        "565",
                        "0x00000235",
                        "3",
                        "75.0 %",
                        "'" + install.toString().replace('\\', '/') + "/Textures.lib!/HULL01.0' header.format");
        assertThat(CommandRun.of("stats", "-q", install, "--threads", 1, "texm.format")
                        .out())
                .isEqualTo(run.out());
    }

    @Test
    void takesWildcardsFiltersAndDirectoryEntries() {
        CommandRun cells = CommandRun.of("stats", "-q", install, "mat0.phases[*].texture", "--sort", "value");
        assertThat(rows(cells).get(1)).startsWith("HULL01.0", "48554C4C30312E300000000000000000", "5", "100.0 %");

        CommandRun sizes = CommandRun.of("stats", "-q", install, "msh.entries[type=1].attr3");
        assertThat(rows(sizes).get(1)).startsWith("38", "0x00000026", "2", "100.0 %");

        CommandRun classes = CommandRun.of("stats", "-q", install, "mat0.entry.attr1", "--limit", 1);
        assertThat(classes.lines()).hasSize(3).last().isEqualTo("... 1 more values; --limit 0 shows all");
    }

    @Test
    void takesOneEntryToo() {
        CommandRun run = CommandRun.of("stats", install + "/Material.lib!/RUST", "mat0.phases[*].diffuse");

        assertThat(run.code()).isZero();
        assertThat(rows(run).get(1)[2]).isEqualTo("3");
    }

    @Test
    void documentsFitTheirSchema() {
        CommandRun run =
                CommandRun.of("stats", "-q", "--json", "--census", install, "texm.format", "mat0.phases[*].texture");

        SchemaCheck.assertFits(run, "ironkit.stats");
        List<?> fields = (List<?>) run.json().get("fields");
        Map<?, ?> format = (Map<?, ?>) fields.get(0);
        assertThat(format.get("values")).hasToString("4");
        assertThat((List<?>) format.get("histogram")).hasSize(2);
    }

    @Test
    void aDamagedFileIsToldAndTheOthersAreCounted() throws IOException {
        write("bad.lib", archive().version(9).build());
        write("good.lib", archive().with(entry("DATA", "b").payload("y")).build());

        CommandRun run = CommandRun.of("stats", "-q", "--json", folder);

        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat((List<?>) run.json().get("problems")).hasSize(1);
        assertThat(run.out()).contains("\"type\": \"DATA\"");
        assertThat(CommandRun.of("stats", folder.resolve("missing.lib")).code()).isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void saysWhichFieldsThereAre() {
        CommandRun run = CommandRun.of("stats", "-q", install, "mat0.colour");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("mat0 has no field 'colour'; available: header, phases, blocks");
        assertThat(CommandRun.of("stats", "-q", install.resolve("Textures.lib"), "mat0.phases[*].cell")
                        .code())
                .as("no material at all")
                .isEqualTo(ExitCode.NO);
        assertThat(CommandRun.of("stats", "mat0.phases[*].cell").code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("stats", install, "--field", "mat1.phases").code())
                .isEqualTo(ExitCode.USAGE);
    }

    private static String figure(CommandRun run, String section, String title, int column) {
        return rows(run).stream()
                .filter(row -> row[0].equals(section) && row[1].equals(title))
                .findFirst()
                .orElseThrow()[column];
    }

    @Test
    @Clause({
        "document.13.1-census",
        "document.13.2-census",
        "document.13.3-census",
        "document.13.4-census",
        "msh-core.11-census"
    })
    void theCensusStandsBesideWhatOthersHaveCounted() {
        CommandRun run = CommandRun.of("stats", "-q", "--census", install);

        assertThat(run.code()).as("a report and no verdict").isZero();
        assertThat(figure(run, "install", "materials", 2)).isEqualTo("3");
        assertThat(figure(run, "install", "materials", 3)).isEqualTo("905");
        assertThat(figure(run, "install", "materials", 4)).isEqualTo("1 127");
        assertThat(figure(run, "install", "materials", 5)).isEqualTo("628");
        assertThat(figure(run, "Material.lib", "entries by type", 2)).isEqualTo("MAT0 x3");
        assertThat(figure(run, "Material.lib", "attr1", 2)).isEqualTo("2 x2, 4 x1");
        assertThat(figure(run, "Material.lib", "attr2", 2)).isEqualTo("6 x3");
        assertThat(figure(run, "Material.lib", "attr3", 2)).isEqualTo("0 x3");
        assertThat(figure(run, "Material.lib", "phases of one material", 2)).isEqualTo("1 to 3");
        assertThat(figure(run, "Material.lib", "materials by their number of blocks", 2))
                .isEqualTo("1 x2, 2 x1");
        assertThat(figure(run, "Textures.lib", "entries by type", 2)).isEqualTo("Texm x3");
        assertThat(figure(run, "Textures.lib", "formats", 2)).isEqualTo("565 x2, 8888 x1");
        assertThat(figure(run, "Textures.lib", "formats", 3)).isEqualTo("8888 x237, 888 x52, 565 x47, 4444 x42, 0 x15");
        assertThat(figure(run, "Textures.lib", "flags4", 2)).isEqualTo("0x00000000 x2, 0x00000020 x1");
        assertThat(figure(run, "Textures.lib", "flags5", 2)).isEqualTo("0x00000000 x2, 0x04000000 x1");
        assertThat(figure(run, "Textures.lib", "textures with a Page table", 2)).isEqualTo("1");
        assertThat(figure(run, "lightmap.lib", "entries by type", 2)).isEqualTo("Texm x1");
        assertThat(figure(run, "lightmap.lib", "levels", 2)).isEqualTo("1 x1");
        assertThat(figure(run, "lightmap.lib", "formats", 2)).isEqualTo("565 x1");
        assertThat(figure(run, "lightmap.lib", "flags5", 2)).isEqualTo("0x00000000 x1");
        assertThat(figure(run, "material lists", "in archives", 2)).isEqualTo("2");
        assertThat(figure(run, "material lists", "attr3", 2)).isEqualTo("1 x2");
        assertThat(figure(run, "material lists", "with LIGHTMAPS", 2)).isEqualTo("1");
        assertThat(figure(run, "material lists", "lightmaps of one list", 2)).isEqualTo("1 x1");
        assertThat(figure(run, "material lists", "with a blank line before LIGHTMAPS", 2))
                .isEqualTo("1");
        assertThat(figure(run, "tables of models", "types in their order", 2))
                .isEqualTo("1 2 3 4 5 15 13 6 7 8 19 9 10 17 x2");
        assertThat(figure(run, "models", "attr3 of table 1, the size of a node", 2))
                .isEqualTo("38 x2");
        assertThat(figure(run, "models", "with table 8", 2)).isEqualTo("2");
        assertThat(figure(run, "models", "with table 16", 2)).isEqualTo("0");
        assertThat(figure(run, "models", "with table 18", 2)).isEqualTo("0");
        assertThat(figure(run, "models", "attr2 of table 19 is more: animated", 2))
                .isEqualTo("1");
    }

    @Test
    void peopleGetATableForEachSection() {
        CommandRun run = CommandRun.onTerminal("stats", "-q", "--color=never", "--census", install);

        assertThat(run.out()).contains("\n\nMaterial.lib ", "\nattr2 ", "\n\ntables of models ");
    }

    @Test
    void modelsThatBreakARuleAreNotSound() throws IOException {
        write("sound.msh", ModelBytes.quad().build());
        write(
                "bad.msh",
                ModelBytes.quad().batch(0, 0, 0, 0xFFFF, 60_000, 0, 4, 0).build());

        CommandRun run = CommandRun.of("stats", "-q", "--census", folder);

        assertThat(figure(run, "install", "models", 2)).isEqualTo("2");
        assertThat(figure(run, "models", "without a broken rule", 2)).isEqualTo("1");
    }

    @Test
    void everyFieldOfTheCensusExists() {
        Path game = folder.resolve("demo");
        CommandRun.of("demo", "-o", game);
        CommandRun run = CommandRun.of("stats", "-q", "--census", game);

        assertThat(rows(run))
                .filteredOn(row -> row.length == 6)
                .as("the made-up game has something to count for every row")
                .noneMatch(row -> row[2].equals("-"));
    }

    @Test
    void anEmptyFolderHasNothingToCount() {
        CommandRun run = CommandRun.of("stats", "--census", folder);

        assertThat(run.code()).isZero();
        assertThat(figure(run, "Material.lib", "attr1", 2)).isEqualTo("-");
    }
}
