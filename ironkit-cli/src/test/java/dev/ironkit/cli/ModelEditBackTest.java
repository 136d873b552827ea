package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers in the files of every model of the demo game are changed one by one: their bytes change, and what follows from them. */
class ModelEditBackTest {

    private static final Pattern MATERIAL = Pattern.compile("\"material\": (\\d+)");

    @TempDir
    static Path folder;

    private static DemoModels demo;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
    }

    static Stream<String> files() {
        return demo.models().keySet().stream().flatMap(model -> Stream.of("edit/" + model, "view/" + model));
    }

    /** A glTF whose numbers can be written. */
    private static final class Editable {
        private final Path file;
        private final Path bin;
        private final ByteBuffer buffer;
        private String text;
        private final Map<String, Object> root;

        Editable(Path file) throws IOException {
            this.file = file;
            text = Files.readString(file);
            root = GltfReading.map(JsonReader.read(text));
            bin = file.resolveSibling(file.getFileName().toString().replace(".gltf", ".bin"));
            buffer = ByteBuffer.wrap(Files.readAllBytes(bin)).order(ByteOrder.LITTLE_ENDIAN);
        }

        List<?> list(String name) {
            return (List<?>) root.getOrDefault(name, List.of());
        }

        Map<String, Object> primitive() {
            Map<String, Object> mesh = GltfReading.map(list("meshes").get(0));
            return GltfReading.map(((List<?>) mesh.get("primitives")).get(0));
        }

        int attribute(String name) {
            return GltfReading.number(GltfReading.map(primitive().get("attributes")), name, -1);
        }

        /** Adds to a number of an accessor. */
        void add(int accessor, int row, int column, int width, float more) {
            Map<String, Object> about = GltfReading.map(list("accessors").get(accessor));
            Map<String, Object> view =
                    GltfReading.map(list("bufferViews").get(GltfReading.number(about, "bufferView", 0)));
            int stride = GltfReading.number(view, "byteStride", width * 4);
            int at = GltfReading.number(view, "byteOffset", 0)
                    + GltfReading.number(about, "byteOffset", 0)
                    + row * stride
                    + column * 4;
            buffer.putFloat(at, buffer.getFloat(at) + more);
        }

        void write() throws IOException {
            Files.write(bin, buffer.array());
            Files.writeString(file, text);
        }
    }

    private static Model back(String profile, String model, Editable edited) throws IOException {
        edited.write();
        Path target = folder.resolve("back.msh");
        CommandRun run =
                CommandRun.of("convert", edited.file, "--base", demo.address(model), "-o", target, "--force", "--json");
        assertThat(run.code()).as(profile + run.err() + run.out()).isZero();
        return MshFormat.MSH.decode(ByteView.of(Files.readAllBytes(target)), Problems.strict());
    }

    private static Editable export(String profile, String model) throws IOException {
        Path file = folder.resolve(profile).resolve(model + ".gltf");
        CommandRun run = CommandRun.of("convert", demo.address(model), "--profile", profile, "-o", file, "--force");
        assertThat(run.code()).as(run.err()).isZero();
        return new Editable(file);
    }

    /** By table the places of bytes that differ. */
    private static Map<MeshTable, Set<Integer>> changed(Model before, Model after) {
        Map<MeshTable, Set<Integer>> changed = new EnumMap<>(MeshTable.class);
        for (MeshTable table : MeshTable.values()) {
            ByteView old = before.payload(table);
            ByteView now = after.payload(table);
            assertThat(now.length()).as(table.toString()).isEqualTo(old.length());
            for (int at = 0; at < old.length(); at++) {
                if (old.u8(at) != now.u8(at)) {
                    changed.computeIfAbsent(table, none -> new TreeSet<>()).add(at);
                }
            }
        }
        return changed;
    }

    private static Set<Integer> rows(Map<MeshTable, Set<Integer>> changed, MeshTable table) {
        Set<Integer> rows = new TreeSet<>();
        changed.getOrDefault(table, Set.of()).forEach(at -> rows.add(at / table.stride()));
        return rows;
    }

    @Clause("conv.8-edit")
    @ParameterizedTest
    @MethodSource("files")
    void oneNumberChangesItsBytesAndWhatFollows(String name) throws IOException {
        String profile = name.replaceAll("/.*", "");
        String key = name.substring(profile.length() + 1);
        Model base = demo.models().get(key);

        Editable moved = export(profile, key);
        moved.add(moved.attribute("POSITION"), 0, 1, 3, 0.25f);
        Model now = back(profile, key, moved);
        Map<MeshTable, Set<Integer>> changed = changed(base, now);
        assertThat(rows(changed, MeshTable.POSITIONS)).hasSize(1);
        int vertex = rows(changed, MeshTable.POSITIONS).iterator().next();
        assertThat(now.positions().z(vertex)).isEqualTo(base.positions().z(vertex) + 0.25f);
        assertThat(changed.keySet()).isSubsetOf(Set.of(MeshTable.POSITIONS, MeshTable.SLOTS, MeshTable.TRIANGLES));

        Editable laid = export(profile, key);
        laid.add(laid.attribute("TEXCOORD_0"), 0, 0, 2, 1 / 64f);
        now = back(profile, key, laid);
        changed = changed(base, now);
        assertThat(changed.keySet()).containsExactly(MeshTable.UVS);
        assertThat(rows(changed, MeshTable.UVS)).hasSize(1);
        assertThat(now.uvs().rawU(vertex)).isEqualTo((short) (base.uvs().rawU(vertex) + 16));

        Editable dressed = export(profile, key);
        if (dressed.list("materials").size() > 1) {
            Matcher first = MATERIAL.matcher(dressed.text);
            assertThat(first.find()).isTrue();
            int row = row(dressed, Integer.parseInt(first.group(1)));
            int other = 0;
            while (other < dressed.list("materials").size() && row(dressed, other) == row) {
                other++;
            }
            if (other < dressed.list("materials").size()) {
                dressed.text = first.replaceFirst("\"material\": " + other);
                changed = changed(base, back(profile, key, dressed));
                assertThat(changed.keySet()).containsExactly(MeshTable.BATCHES);
                assertThat(rows(changed, MeshTable.BATCHES)).hasSize(1);
            }
        }

        Editable played = export(profile, key);
        int output = translations(played);
        if (output >= 0) {
            played.add(output, 0, 1, 3, 0.5f);
            changed = changed(base, back(profile, key, played));
            assertThat(rows(changed, MeshTable.KEYS)).hasSize(1);
            assertThat(changed.get(MeshTable.KEYS)).allMatch(at -> at % 24 >= 8 && at % 24 < 12);
            assertThat(changed.keySet()).isSubsetOf(Set.of(MeshTable.KEYS, MeshTable.SLOTS));
        }
    }

    private static int row(Editable file, int material) {
        Map<String, Object> extras = GltfReading.map(
                GltfReading.map(file.list("materials").get(material)).get("extras"));
        return GltfReading.number(GltfReading.map(extras.get("ironkit")), "row", -1);
    }

    /** The places of the first node that moves, -1 where none does. */
    private static int translations(Editable file) {
        for (Object one : file.list("animations")) {
            Map<String, Object> animation = GltfReading.map(one);
            for (Object two : (List<?>) animation.get("channels")) {
                Map<String, Object> channel = GltfReading.map(two);
                if ("translation".equals(GltfReading.map(channel.get("target")).get("path"))) {
                    List<?> samplers = (List<?>) animation.get("samplers");
                    Map<String, Object> sampler =
                            GltfReading.map(samplers.get(GltfReading.number(channel, "sampler", 0)));
                    return GltfReading.number(sampler, "output", -1);
                }
            }
        }
        return -1;
    }
}
