package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldJsonTest {

    private static final RecordLayout RECORD = RecordLayout.builder()
            .known("u8", FieldType.U8, "")
            .known("i16", FieldType.I16, "")
            .known("flags", FieldType.FLAGS16, "")
            .known("type", FieldType.FOURCC, "")
            .known("weight", FieldType.F32, "")
            .text("name", 5, "")
            .unknown("rest", 2, "")
            .build(20);

    private static final Shape SHAPE = members(
            "header", new Shape.Fixed(RECORD),
            "list", new Shape.ListOf(new Shape.Fixed(RECORD)),
            "choice",
                    new Shape.OneOf(members("a", new Shape.Raw(), "b", new Shape.ListOf(new Shape.Raw()))
                            .members()),
            "raw", new Shape.Raw());

    private static Shape.Members members(Object... namesAndShapes) {
        Map<String, Shape> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndShapes.length; i += 2) {
            members.put((String) namesAndShapes[i], (Shape) namesAndShapes[i + 1]);
        }
        return new Shape.Members(members);
    }

    /** 20 bytes of header, two records of 20, 3 bytes of choice, 4 bytes raw. */
    private static Group described(ByteView bytes) {
        ByteView choice = bytes.slice(60, 3);
        Leaf chosen = new Leaf("a", FieldType.BYTES, FieldRole.PAYLOAD, choice, "");
        return new Group(
                "",
                bytes.range(),
                List.of(
                        RECORD.describe("header", bytes.slice(0, 20)),
                        new Sequence(
                                "list",
                                bytes.range(20, 40),
                                2,
                                i -> RECORD.describe("list", bytes.slice(20 + 20 * i, 20))),
                        new Group("choice", choice.range(), List.of(chosen)),
                        new Leaf("raw", FieldType.BYTES, FieldRole.UNKNOWN, bytes.slice(63, 4), "")));
    }

    private static byte[] read(String json, Shape shape) {
        ByteSink out = ByteSink.inMemory();
        FieldJson.read(JsonReader.read(json), shape, "asset", out);
        return out.toByteArray();
    }

    @Test
    void anyBytesComeBack() {
        Random random = new Random(31);
        for (int i = 0; i < 500; i++) {
            byte[] bytes = new byte[67];
            random.nextBytes(bytes);
            JsonWriter out = i % 2 == 0 ? JsonWriter.pretty() : JsonWriter.compact();
            FieldJson.write(described(ByteView.of(bytes)), out);
            assertThat(read(out.toString(), SHAPE)).isEqualTo(bytes);
        }
    }

    @Test
    void writesNumbersAsNumbersAndTheRestAsText() {
        JsonWriter out = JsonWriter.compact();
        FieldJson.write(
                RECORD.describe("r", ByteView.of(new byte[] {
                    (byte) 200, -1, -1, 1, 0, 'M', 'A', 'T', '0', 0, 0, (byte) 0x80, 0x3F, 'a', 0, 0, 0, 0, 1, 2
                })),
                out);
        assertThat(out)
                .hasToString(
                        "{\"u8\":200,\"i16\":-1,\"flags\":\"0x0001\",\"type\":\"MAT0\",\"weight\":1.0,\"name\":\"a\",\"rest\":\"0102\"}");
    }

    @Test
    void takesNumbersWrittenAsTextAndInOtherForms() {
        assertThat(read(
                        "{\"u8\":\"0x10\",\"i16\":-1e2,\"flags\":3,\"type\":8,\"weight\":1,\"name\":\"hex:6100620000\","
                                + "\"rest\":\"0A 0b\"}",
                        new Shape.Fixed(RECORD)))
                .containsExactly(0x10, 0x9C, 0xFF, 3, 0, 8, 0, 0, 0, 0, 0, 0x80, 0x3F, 'a', 0, 'b', 0, 0, 0x0A, 0x0B);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "u8|256|asset.u8: 256 is outside 0 to 255",
                "u8|1.5|asset.u8: expected a whole number",
                "u8|1e300|asset.u8: expected a whole number",
                "u8|true|asset.u8: expected a number or a string",
                "u8|null|asset.u8: expected a number or a string",
                "u8|[]|asset.u8: expected a number or a string",
                "weight|1e39|asset.weight: ",
                "weight|\"NaN\"|asset.weight: ",
                "name|\"toolong\"|asset.name: ",
                "name|12|asset.name: expected a string",
                "rest|12|asset.rest: expected a string",
                "rest|\"010203\"|asset.rest: the field holds 2 bytes, not 3",
                "type|\"MAT\"|asset.type: a type is"
            })
    void refusesValuesThatDoNotFitAndSaysWhere(String name, String value, String message) {
        JsonWriter out = JsonWriter.compact();
        FieldJson.write(RECORD.describe("r", ByteView.of(new byte[20])), out);
        String json = out.toString().replaceFirst("\"" + name + "\":[^,}]*", "\"" + name + "\":" + value);
        assertThatThrownBy(() -> read(json, new Shape.Fixed(RECORD)))
                .isInstanceOf(JsonException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void refusesAnotherShape() {
        assertThatThrownBy(() -> read("{\"u8\":1}", new Shape.Fixed(RECORD)))
                .isInstanceOf(JsonException.class)
                .hasMessage("asset: 'i16' is missing");
        assertThatThrownBy(() -> read("[]", new Shape.Fixed(RECORD))).hasMessage("asset: expected an object");
        assertThatThrownBy(() -> read("{}", new Shape.ListOf(new Shape.Raw()))).hasMessage("asset: expected an array");
        assertThatThrownBy(() -> read("[\"00\", \"0\"]", new Shape.ListOf(new Shape.Raw())))
                .hasMessageStartingWith("asset[1]: ");
        assertThatThrownBy(() -> read("{}", members("a", new Shape.Raw()))).hasMessage("asset: 'a' is missing");
    }

    @Test
    void refusesKeysThatMeanNothing() {
        JsonWriter out = JsonWriter.compact();
        FieldJson.write(RECORD.describe("r", ByteView.of(new byte[20])), out);
        String more = out.toString().replaceFirst("\\{", "{\"wieght\":1,");
        assertThatThrownBy(() -> read("[" + more + "]", new Shape.ListOf(new Shape.Fixed(RECORD))))
                .isInstanceOf(JsonException.class)
                .hasMessageStartingWith("asset[0].wieght: unknown name 'wieght'; known: u8, ");
        Shape shape = members("a", new Shape.Maybe(new Shape.Raw()), "b", new Shape.Raw());
        assertThatThrownBy(() -> read("{\"A\":\"01\",\"b\":\"02\"}", shape))
                .hasMessage("asset.A: unknown name 'A'; known: a, b");
    }

    @Test
    void aChoiceWantsExactlyOne() {
        Shape choice = new Shape.OneOf(
                members("a", new Shape.Raw(), "b", new Shape.Raw()).members());
        assertThat(read("{\"b\":\"01\"}", choice)).containsExactly(1);
        for (String json : List.of("{}", "{\"c\":\"01\"}", "{\"a\":\"01\",\"b\":\"01\"}")) {
            assertThatThrownBy(() -> read(json, choice))
                    .isInstanceOf(JsonException.class)
                    .hasMessage("asset: expected exactly one of a, b");
        }
    }

    @Test
    void aMemberTellsTheShape() {
        Shape one = members("tag", new Shape.Value(FieldType.U8));
        Shape two = members("tag", new Shape.Value(FieldType.U8), "more", new Shape.Raw());
        Shape tagged = new Shape.Tagged("tag", FieldType.U8, 0x0F, Map.of(1L, one, 2L, two));

        assertThat(read("{\"tag\":1}", tagged)).containsExactly(1);
        assertThat(read("{\"tag\":\"0x32\",\"more\":\"07\"}", tagged)).containsExactly(0x32, 7);
        assertThatThrownBy(() -> read("{\"tag\":3}", tagged)).hasMessage("asset.tag: unknown kind 3");
        assertThatThrownBy(() -> read("{}", tagged)).hasMessage("asset: 'tag' is missing");
        assertThatThrownBy(() -> read("7", tagged)).hasMessage("asset: expected an object");
    }

    @Test
    void membersAreWrittenInTheOrderOfTheShape() {
        Shape shape = members("a", new Shape.Raw(), "b", new Shape.Raw());
        assertThat(read("{\"b\":\"02\",\"a\":\"01\"}", shape)).containsExactly(1, 2);
    }

    @Test
    void aMemberThatMayBeMissingMayBeMissing() {
        Shape shape = members("a", new Shape.Maybe(new Shape.Raw()), "b", new Shape.Raw());
        assertThat(read("{\"a\":\"01\",\"b\":\"02\"}", shape)).containsExactly(1, 2);
        assertThat(read("{\"b\":\"02\"}", shape)).containsExactly(2);
        assertThatThrownBy(() -> read("{\"a\":\"01\"}", shape)).hasMessage("asset: 'b' is missing");
    }

    @Test
    void aColourIsOneValue() {
        Shape shape = new Shape.ListOf(new Shape.Value(FieldType.BGRX));
        assertThat(read("[\"#112233\",\"#11223344\"]", shape))
                .containsExactly(0x33, 0x22, 0x11, 0, 0x33, 0x22, 0x11, 0x44);
        assertThatThrownBy(() -> read("[\"#11223\"]", shape))
                .hasMessage("asset[0]: expected a colour such as #4d6aff, found #11223");
    }

    @Test
    void aColourOfThreeBytesIsOneValue() {
        Shape shape = new Shape.ListOf(new Shape.Value(FieldType.RGB));
        assertThat(read("[\"#4d6aff\"]", shape)).containsExactly(0x4D, 0x6A, 0xFF);
        assertThatThrownBy(() -> read("[\"#4d6aff00\"]", shape))
                .hasMessage("asset[0]: expected a colour such as #4d6aff, found #4d6aff00");
    }

    @Test
    void charactersMayHaveAnyLength() {
        Shape shape = members("a", new Shape.Value(FieldType.CHARACTERS), "b", new Shape.Value(FieldType.CHARACTERS));
        assertThat(read("{\"a\":\"\",\"b\":\"x\\r\\n\"}", shape)).containsExactly('x', '\r', '\n');
        assertThat(read("{\"a\":7,\"b\":\"\"}", shape)).containsExactly('7');
    }
}
