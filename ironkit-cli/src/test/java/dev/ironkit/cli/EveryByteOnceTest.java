package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.format.Format;
import dev.ironkit.cli.command.ExitCode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every byte of an asset belongs to exactly one field, and which of them nobody understands is written down here. */
class EveryByteOnceTest {

    private static final long SEED = 20_260_602;

    /**
     * The fields of each kind that are not understood: what the pages of the formats mark as unknown or leave open.
     *
     * <p>Kinds that are not named have none.
     */
    private static final Map<String, Set<String>> OPAQUE = Map.of(
            "rsli", Set.of("header.unknown08", "header.unknown18", "entries[*].service"),
            "texm", Set.of("header.unk6"),
            "fxid",
                    Set.of(
                            "commands[*].mode",
                            "commands[*].run0",
                            "commands[*].run1",
                            "commands[*].run2",
                            "commands[*].run3",
                            "commands[*].unread6"),
            "msh",
                    Set.of(
                            // Only where they have 24 bytes each.
                            "nodes",
                            "slots[*].unk38",
                            "slots[*].unk3C",
                            "slots[*].unk40",
                            "normals[*].w",
                            "unnamed15[*]",
                            "unnamed16[*]",
                            "pathGraph.links[*].unknown08"));

    @TempDir
    static Path shared;

    private static Path demo;

    @BeforeAll
    static void makeAGame() {
        demo = shared.resolve("demo");
        CommandRun.of("demo", "-o", demo);
    }

    private static List<SeededAssets.Asset> assets() {
        List<SeededAssets.Asset> assets = new ArrayList<>(SeededAssets.in(demo));
        Random random = new Random(SEED);
        for (SeededAssets.Asset asset : SeededAssets.small(demo)) {
            assets.add(asset);
            assets.addAll(SeededAssets.changed(asset, random, 20));
        }
        return assets;
    }

    private static <T> ByteMap map(Format<T> format, SeededAssets.Asset asset) {
        T model = format.decode(asset.bytes(), asset.attributes(), Problems.strict());
        Field root = format.describe(model, asset.bytes());
        return ByteMap.of(root, asset.bytes().range());
    }

    @Test
    void everyByteBelongsToOneField() {
        List<SeededAssets.Asset> assets = assets();
        assertThat(assets.size()).isGreaterThan(200);
        for (SeededAssets.Asset asset : assets) {
            ByteMap map = map(asset.format(), asset);
            assertThat(map.unowned()).as(asset.what()).isEmpty();
            assertThat(map.overlapping()).as(asset.what()).isEmpty();
        }
    }

    @Test
    void onlyWhatTheFormatsLeaveOpenIsOpaque() {
        Map<String, Set<String>> found = new TreeMap<>();
        for (SeededAssets.Asset asset : assets()) {
            for (ByteMap.Owner owner : map(asset.format(), asset).owners()) {
                if (owner.leaf().role() == FieldRole.UNKNOWN) {
                    found.computeIfAbsent(asset.kind().word(), any -> new TreeSet<>())
                            .add(owner.path().replaceAll("\\[\\d+]", "[*]"));
                }
            }
        }
        assertThat(found.keySet()).doesNotContain("nres", "mat0", "wear", "pal");
        found.forEach((kind, fields) ->
                assertThat(OPAQUE.getOrDefault(kind, Set.of())).as(kind).containsAll(fields));
    }

    @Test
    void everyByteOfAFileIsInTheFigure() {
        for (String file : List.of("Textures.lib", "robots.rlb", "static.rlb", "Material.lib")) {
            Map<String, Object> hex =
                    CommandRun.of("hex", "--json", demo.resolve(file)).json();
            assertThat(hex.get("contentBytes"))
                    .as(file)
                    .hasToString(((Map<?, ?>) hex.get("subject")).get("size").toString());
        }
    }

    @Test
    void figuresOfFilesAddUpToThatOfTheirFolder() {
        CommandRun run = CommandRun.of("hex", "-q", "--unknown", "--json", demo);

        SchemaCheck.assertFits(run, "ironkit.coverage");
        long all = 0;
        for (Object file : (List<?>) run.json().get("files")) {
            Map<?, ?> row = (Map<?, ?>) file;
            all += ((Number) row.get("explainedBytes")).longValue();
            Map<String, Object> alone =
                    CommandRun.of("hex", "--json", row.get("path")).json();
            assertThat(alone.get("explainedBytes"))
                    .hasToString(row.get("explainedBytes").toString());
        }
        assertThat(run.json().get("explainedBytes")).hasToString(Long.toString(all));
        Map<?, ?> totals =
                (Map<?, ?>) CommandRun.of("stats", "-q", "--json", demo).json().get("totals");
        assertThat(totals.get("explainedBytes")).hasToString(Long.toString(all));
    }

    @Test
    void theFieldsThatNobodyUnderstandsAreNamed() {
        CommandRun run = CommandRun.of("hex", "-q", "--unknown", demo);

        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\tmsh.unnamed15[*]\n", "\ttexm.header.unk6\n", "\traw.content of type ");
        assertThat(run.lines()).anyMatch(line -> line.endsWith("\tall"));
        assertThat(CommandRun.of("hex", demo).code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aFileShowsItsOwnUnknownBytesAndNamesThoseInside() {
        CommandRun run = CommandRun.of("hex", "--unknown", demo.resolve("Textures.lib"));

        assertThat(run.out()).matches("\n\\d+\t\\d+\ttexm\\.header\\.unk6\n");
        assertThat(run.err()).isEqualTo("99.9 % explained\n");
    }
}
