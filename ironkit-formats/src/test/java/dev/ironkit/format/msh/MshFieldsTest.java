package dev.ironkit.format.msh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MshFieldsTest {

    private static Field fields(Sample sample) {
        return MshFormat.MSH.describe(MshSamples.tolerant(sample), sample.bytes());
    }

    private static String json(Sample sample) {
        JsonWriter json = JsonWriter.pretty();
        FieldJson.write(fields(sample), json);
        return json.toString();
    }

    private static String value(Sample sample, String path) {
        return ((Leaf) FieldPath.parse(path).find(fields(sample))).value();
    }

    @ParameterizedTest
    @CsvSource({
        "header.entryCount, 14",
        "nodes[1].parent, 0",
        "nodes[1].slot0, 1",
        "bounds.hull6, 2.0 2.0 1.0",
        "bounds.axisRadius, 1.4142135",
        "slots[1].aabbMax, 2.0 2.0 0.0",
        "slots[1].unk30, 4.0",
        "positions[2].y, 2.0",
        "normals[7].z, 127",
        "uvs[1].u, 1024",
        "batches[1].flags, 0x0000",
        "batches[1].unk4, 0xFF00",
        "indices[5], 3",
        "triangles[2].selPacked, 0x000F",
        "keys[2].time, 3.0",
        "keys[2].raw3, 23170",
        "frameMap[3], 2",
        "nodeNames[1], o01_0_turn",
        "labels[1].text, e_tur",
        "labels[1].length, 5",
        "entries[13].type, 17",
        "entries[10].attr2, 4"
    })
    void eachTableHasFieldsOfItsOwn(String path, String value) {
        assertThat(value(MshSamples.ANIMATED, path)).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({
        "pathGraph.places[0].flags, 0x00000005",
        "pathGraph.links[0].end, 1",
        "lights[1].node, 1",
        "lightmapOrColour[1], 01020304"
    })
    void rareTablesHaveFieldsToo(String path, String value) {
        assertThat(value(MshSamples.LIGHTMAPS, path)).isEqualTo(value);
    }

    @Test
    void whatIsNoTableIsThereToo() {
        assertThat(value(MshSamples.FOREIGN, "payload5")).isEqualTo("6b657074");
        assertThat(value(MshSamples.FOREIGN, "payload7")).hasSize(24);
        assertThat(value(MshSamples.PARTIAL, "indicesRest")).isEqualTo("06");
        assertThat(value(MshSamples.PARTIAL, "nodeNamesRest")).isEqualTo("09");
        assertThat(value(MshSamples.LABELS, "labelsRest")).isEqualTo("64");
        assertThat(value(MshSamples.STRIDE_24, "nodes")).hasSize(96);
        assertThat(value(MshSamples.SHORT_SLOTS, "bounds")).hasSize(278);
        assertThat(value(MshSamples.ODD_TAILS, "pathGraph")).hasSize(14);
        assertThat(value(MshSamples.OVERLAP, "payload1")).hasSize(280);
    }

    @Test
    void aTableThatIsMissingHasNoFields() {
        assertThatExceptionOfType(FieldValueException.class)
                .isThrownBy(() -> value(MshSamples.BARE, "keys[0].time"))
                .withMessageContaining("the asset has no field 'keys'; available: header, batches, indices, positions");
    }

    @Test
    void comesBackFromEditedJson() {
        String edited = json(MshSamples.ANIMATED).replace("\"e_tur\"", "\"e_x\"");
        ByteView image = MshFormat.MSH.fromJson(JsonReader.read(edited));
        Sample other = Sample.of("edited", image.toByteArray());

        assertThat(image.length()).isEqualTo(MshSamples.ANIMATED.length());
        assertThat(value(other, "labels[1].text")).isEqualTo("e_x");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{\"entries\": []}",
                "{\"header\": \"00\"}",
                "{\"header\": \"00\", \"wings\": [], \"entries\": []}",
                "{\"header\": \"00\", \"labels\": [{}], \"entries\": []}",
                "{\"header\": \"00\", \"labels\": [{\"length\": 4294967295, \"text\": \"a\"}], \"entries\": []}",
                "{\"header\": \"00\", \"labels\": [{\"length\": 1, \"text\": \"abc\"}], \"entries\": []}",
                "{\"header\": \"00\", \"labels\": [{\"length\": 1, \"text\": 5}], \"entries\": []}",
                "{\"header\": \"00\", \"nodeNames\": [5], \"entries\": []}",
                "{\"header\": \"00\", \"indices\": [70000], \"entries\": []}"
            })
    void refusesJsonThatIsNoModel(String json) {
        assertThatExceptionOfType(JsonException.class).isThrownBy(() -> MshFormat.MSH.fromJson(JsonReader.read(json)));
    }
}
