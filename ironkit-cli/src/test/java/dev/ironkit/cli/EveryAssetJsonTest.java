package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.convert.AssetSchemas;
import java.io.IOException;
import java.nio.file.Files;
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

/** JSON out and in again is the same bytes: every asset of the made-up game, and assets of every format from a seed. */
class EveryAssetJsonTest {

    private static final long SEED = 20_260_601;

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

    @Test
    void everyAssetOfTheGameComesBackThroughTheCommands() throws IOException {
        int number = 0;
        for (SeededAssets.Asset asset : SeededAssets.in(demo)) {
            Path json = folder.resolve(number + ".json");
            Path back = folder.resolve("back" + number++);
            CommandRun cat = CommandRun.of("cat", "--json", asset.what());
            assertThat(cat.code()).as(asset.what()).isZero();
            Files.writeString(json, cat.out());

            CommandRun convert = CommandRun.of("convert", "-q", json, "-o", back);

            assertThat(convert.code()).as(asset.what() + "\n" + convert.err()).isZero();
            assertThat(Files.readAllBytes(back))
                    .as(asset.what())
                    .isEqualTo(asset.bytes().toByteArray());
            Files.delete(json);
            Files.delete(back);
        }
        assertThat(number).isGreaterThan(60);
    }

    @Test
    void assetsOfEveryFormatComeBack() {
        Random random = new Random(SEED);
        Map<String, Integer> counts = new TreeMap<>();
        for (SeededAssets.Asset asset : SeededAssets.small(demo)) {
            assertComesBack(asset);
            for (SeededAssets.Asset other : SeededAssets.changed(asset, random, 60)) {
                assertComesBack(other);
                counts.merge(asset.kind().word(), 1, Integer::sum);
            }
        }
        for (Format<?> format : AssetKind.formats()) {
            assertThat(counts.getOrDefault(format.name(), 0))
                    .as("seeded assets of " + format.name())
                    .isGreaterThan(9);
        }
    }

    private static void assertComesBack(SeededAssets.Asset asset) {
        ByteView back = asset.format().fromJson(JsonReader.read(json(asset.format(), asset)));
        assertThat(back.toByteArray()).as(asset.what()).isEqualTo(asset.bytes().toByteArray());
    }

    private static <T> String json(Format<T> format, SeededAssets.Asset asset) {
        T model = format.decode(asset.bytes(), asset.attributes(), Problems.strict());
        Field root = format.describe(model, asset.bytes());
        JsonWriter out = JsonWriter.compact();
        FieldJson.write(root, out);
        return out.toString();
    }

    @Test
    void documentsFitTheSchemaOfTheirKind() {
        SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
        Set<String> seen = new TreeSet<>();
        for (SeededAssets.Asset asset : SeededAssets.small(demo)) {
            String id = AssetSchemas.id(asset.kind());
            seen.add(id);
            Schema schema = registry.getSchema(CommandRun.of("schema", id).out());
            String content = json(asset.format(), asset);
            String document = "{\"schema\": \"ironkit.asset\", \"schemaVersion\": 1, \"kind\": \""
                    + asset.kind().word() + "\", \"content\": " + content + "}";

            assertThat(schema.validate(document, InputFormat.JSON))
                    .as(asset.what())
                    .isEmpty();
            assertThat(schema.validate(document.replace("\"content\"", "\"contents\""), InputFormat.JSON))
                    .isNotEmpty();
            Schema ofContent = registry.getSchema(CommandRun.of("schema", AssetSchemas.contentId(asset.kind()))
                    .out());
            assertThat(ofContent.validate(content, InputFormat.JSON))
                    .as(asset.what())
                    .isEmpty();
            assertThat(ofContent.validate(document, InputFormat.JSON)).isNotEmpty();
            assertThat(schema.validate(
                            document.replaceFirst("\"content\": \\{\"(\\w+)\": ?", "\"content\": {\"$1x\": "),
                            InputFormat.JSON))
                    .as("%s: a part is missing", asset.what())
                    .isNotEmpty();
        }
        assertThat(seen).containsExactlyElementsOf(AssetSchemas.ids());
    }

    @Test
    void schemasOfKindsAreListedAndValid() {
        CommandRun list = CommandRun.of("schema", "--list", "--json");

        SchemaCheck.assertFits(list, "ironkit.schema.list");
        for (String id : AssetSchemas.ids()) {
            assertThat(list.out()).contains("\"" + id + "\"");
            for (String one : List.of(id, id + ".content")) {
                assertThat(SchemaCheck.errorsOfSchema(
                                CommandRun.of("schema", one).out()))
                        .as(one)
                        .isEmpty();
            }
        }
        assertThat(CommandRun.of("schema", "asset.mat1").err()).contains("similar: asset.mat0");
        assertThat(CommandRun.of("schema", "mat0").out())
                .isEqualTo(CommandRun.of("schema", "ironkit.asset.mat0").out());
    }

    @Test
    void aDocumentSaysWhatItsContentLooksLikeAndWhatTheDirectorySays() {
        CommandRun run = CommandRun.of("cat", "--json", demo + "/Material.lib!/GLASS");

        SchemaCheck.assertFits(run, "ironkit.asset");
        assertThat(run.json()).containsEntry("contentSchema", "ironkit.asset.mat0.content");
        assertThat(run.json().get("attributes").toString()).contains("type=MAT0", "attr2=6");
    }

    @Test
    void archivesComeBackUnderTheNameOfTheirKind() throws IOException {
        Path json = folder.resolve("x.json");
        Files.writeString(
                json, CommandRun.of("cat", demo.resolve("gamefont.rlb")).out());

        CommandRun run = CommandRun.of("convert", "-q", json, "--to", "rsli", "-o", folder.resolve("y.rlb"));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.mismatch(demo.resolve("gamefont.rlb"), folder.resolve("y.rlb")))
                .isEqualTo(-1);
    }

    @Test
    void oldMaterialsComeBackBecauseTheDocumentSaysTheirVersion() throws IOException {
        SeededAssets.Asset old = SeededAssets.small(demo).stream()
                .filter(asset -> asset.what().equals("material of version 0"))
                .findFirst()
                .orElseThrow();
        Path file = Files.write(folder.resolve("old.mat0"), old.bytes().toByteArray());
        CommandRun cat = CommandRun.of("cat", "--json", "--as", "mat0", "--attr2", 0, file);
        Path json = Files.writeString(folder.resolve("old.json"), cat.out());

        CommandRun run = CommandRun.of("convert", "-q", json, "-o", folder.resolve("back.mat0"));

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.mismatch(file, folder.resolve("back.mat0"))).isEqualTo(-1);
    }

    @Test
    void damagedAssetsComeBackOrAreSaidNotTo() throws IOException {
        Random random = new Random(SEED);
        int damaged = 0;
        for (SeededAssets.Asset asset : SeededAssets.small(demo)) {
            for (int i = 0; i < 12; i++) {
                byte[] bytes = asset.bytes().toByteArray();
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                damaged += damaged(asset, bytes) ? 1 : 0;
            }
        }
        assertThat(damaged).isGreaterThan(10);
    }

    /** Whether there was something wrong with the bytes and they could be read all the same. */
    private boolean damaged(SeededAssets.Asset asset, byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve("damaged"), bytes);
        List<Object> reading = List.of(
                "--as",
                asset.kind().word().equals("tfnt") ? "raw" : asset.kind().word(),
                "--attr2",
                Integer.toUnsignedString(asset.attributes().attr2()));
        if (!List.of("mat0", "wear", "fxid", "pal", "msh", "texm").contains(reading.get(1))) {
            reading = List.of();
        }
        CommandRun cat = run(reading, "cat", "--json", file);
        if (cat.code() != ExitCode.DONE || ((List<?>) cat.json().get("problems")).isEmpty()) {
            return false;
        }
        Path json = Files.writeString(folder.resolve("damaged.json"), cat.out());
        Path back = folder.resolve("back");
        Files.deleteIfExists(back);
        CommandRun convert = CommandRun.of("convert", "-q", "--read", "tolerant", json, "-o", back);
        boolean same = convert.code() == ExitCode.DONE && Files.mismatch(file, back) == -1;
        assertThat(same || cat.out().contains("cli.json-loss"))
                .as(asset.what() + " damaged\n" + cat.err() + convert.err())
                .isTrue();
        return true;
    }

    private static CommandRun run(List<Object> reading, Object... args) {
        List<Object> all = new ArrayList<>(List.of(args));
        all.addAll(reading);
        return CommandRun.of(all.toArray());
    }
}
