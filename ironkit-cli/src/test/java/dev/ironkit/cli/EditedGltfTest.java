package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One thing is changed in an exported file: the model changes in the bytes of that thing, in those the report names, and nowhere else. */
class EditedGltfTest {

    private static final int HEADER = 140;

    @TempDir
    Path folder;

    private Path game;
    private String address;
    private Path file;
    private Model before;

    @BeforeEach
    void export() throws IOException {
        DemoModels demo = DemoModels.in(folder.resolve("game"));
        game = demo.game();
        address = demo.address("robots.rlb/r_walker");
        file = folder.resolve("w.gltf");
        assertThat(CommandRun.of("convert", address, "-o", file).code()).isZero();
        // Read from a file of its own, so that offsets are those of the model.
        ByteView image = MshFormat.MSH.encoded(demo.models().get("robots.rlb/r_walker"));
        before = MshFormat.MSH.decode(image, Problems.strict());
    }

    @Test
    void oneVertexMovesAndWhatFollowsIsNamed() throws IOException {
        EditedGltf edited = new EditedGltf(file);
        int x = edited.vertex("head|s0l0", 0, "POSITION", 5, 0);
        int source = Math.round(edited.at(edited.vertex("head|s0l0", 0, "_SRC", 5, 0)));
        float wanted = edited.at(x) + 0.125f;
        edited.put(x, wanted).save();

        Model after = comeBack();

        assertThat(after.positions().x(source)).isEqualTo(wanted);
        BitSet allowed = derived();
        allow(allowed, MeshTable.POSITIONS, source * 12, 4);
        assertOnly(after, allowed);
        assertThat(changes()).containsExactly("1 vertices moved");
    }

    @Test
    void oneTextureCoordinateChangesItsTwoBytes() throws IOException {
        EditedGltf edited = new EditedGltf(file);
        int v = edited.vertex("head|s0l0", 0, "TEXCOORD_0", 7, 1);
        int source = Math.round(edited.at(edited.vertex("head|s0l0", 0, "_SRC", 7, 0)));
        edited.put(v, edited.at(v) + 16 / 1024f).save();

        Model after = comeBack();

        BitSet allowed = new BitSet();
        allow(allowed, MeshTable.UVS, source * 4 + 2, 2);
        assertOnly(after, allowed);
        assertThat(after.uvs().v(source) - before.uvs().v(source)).isEqualTo(16 / 1024f);
    }

    @Test
    void oneKeyChangesItsPlace() throws IOException {
        EditedGltf edited = new EditedGltf(file);
        int up = edited.key("head", "translation", 3, 1);
        float wanted = edited.at(up) + 0.5f;
        edited.put(up, wanted).save();

        Model after = comeBack();

        int changed = 0;
        for (int key = 0; key < before.keys().count(); key++) {
            if (after.keys().z(key) != before.keys().z(key)) {
                changed++;
                assertThat(after.keys().z(key)).isEqualTo(wanted);
                BitSet allowed = new BitSet();
                allow(allowed, MeshTable.KEYS, key * 24 + 8, 4);
                assertOnly(after, allowed);
            }
        }
        assertThat(changed).isEqualTo(1);
    }

    @Test
    void oneColourChangesThreeBytesOfItsMaterial() throws IOException {
        byte[] library = Files.readAllBytes(game.resolve("Material.lib"));
        String paint = "\"name\": \"PAINT\"";
        String json = Files.readString(file);
        int at = json.indexOf("\"baseColorFactor\"", json.indexOf(paint));
        int open = json.indexOf('[', at);
        String old = json.substring(at, json.indexOf(']', open) + 1);
        // sRGB 0, 128 and 255 as linear light.
        Files.writeString(
                file,
                json.substring(0, at) + "\"baseColorFactor\": [0, 0.21586, 1, 1]" + json.substring(at + old.length()));

        CommandRun run = CommandRun.of("replace", address, file, "--with", "materials", "--in-place");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("Material.lib!/PAINT", "diffuse from #FFFFFF to #0080FF");
        byte[] now = Files.readAllBytes(game.resolve("Material.lib"));
        List<Integer> differ = new ArrayList<>();
        for (int i = 0; i < library.length; i++) {
            if (library[i] != now[i]) {
                differ.add(i);
            }
        }
        // Blue was full already.
        assertThat(differ).hasSize(2);
        assertThat(differ.get(1) - differ.get(0)).isEqualTo(1);
        assertThat(CommandRun.of("get", game + "/Material.lib!/PAINT", "phases[0].diffuse")
                        .out())
                .containsIgnoringCase("#0080ff");
    }

    private Map<?, ?> item;

    private Model comeBack() {
        Path target = folder.resolve("back.msh");
        CommandRun run = CommandRun.of("convert", file, "--base", address, "-o", target, "--json");
        assertThat(run.code()).as(run.err() + run.out()).isZero();
        item = (Map<?, ?>) ((List<?>) run.json().get("items")).get(0);
        try {
            return MshFormat.MSH.decode(ByteView.of(Files.readAllBytes(target)), Problems.strict());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private List<String> changes() {
        List<String> words = new ArrayList<>();
        for (Object change : (List<?>) item.get("changes")) {
            words.add(GltfReading.map(change).get("count") + " "
                    + GltfReading.map(change).get("what"));
        }
        return words;
    }

    /** The bytes of what the report says to have followed. */
    private BitSet derived() {
        BitSet bytes = new BitSet();
        for (Object value : (List<?>) item.get("derived")) {
            Map<String, Object> one = GltfReading.map(value);
            for (Object number : (List<?>) one.get("numbers")) {
                int n = ((Number) number).intValue();
                switch ((String) one.get("of")) {
                    case "slot" -> allow(bytes, MeshTable.SLOTS, HEADER + n * 68, 68);
                    case "triangle" -> allow(bytes, MeshTable.TRIANGLES, n * 16, 16);
                    case "batch" -> allow(bytes, MeshTable.BATCHES, n * 20, 20);
                    default -> allow(bytes, MeshTable.SLOTS, 0, HEADER);
                }
            }
        }
        return bytes;
    }

    private void allow(BitSet bytes, MeshTable table, int offset, int length) {
        int start = (int) before.payload(table).range().offset() + offset;
        bytes.set(start, start + length);
    }

    private void assertOnly(Model after, BitSet allowed) {
        byte[] old = MshFormat.MSH.encoded(before).toByteArray();
        byte[] now = MshFormat.MSH.encoded(after).toByteArray();
        assertThat(now).hasSameSizeAs(old);
        BitSet differ = new BitSet();
        for (int i = 0; i < old.length; i++) {
            differ.set(i, old[i] != now[i]);
        }
        assertThat(differ.isEmpty()).isFalse();
        differ.andNot(allowed);
        assertThat(differ.isEmpty()).as("bytes that nobody named: " + differ).isTrue();
    }
}
