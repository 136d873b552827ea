package dev.ironkit.base.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class JsonObjectTest {

    private static final JsonObject JSON = JsonObject.of(
            JsonReader.read(
                    "{\"text\":\"t\",\"flag\":true,\"one\":1.0,\"half\":0.5,\"bits\":4294967295,\"hex\":\"0aFF\","
                            + "\"base64\":\"AQI=\",\"words\":[1,2],\"items\":[{\"size\":3},{\"size\":-1},4]}"),
            "");

    @Test
    void readsWhatIsThere() {
        assertThat(JSON.text("text")).isEqualTo("t");
        assertThat(JSON.flag("flag")).isTrue();
        assertThat(JSON.number("one", 0, 1)).isEqualTo(1);
        assertThat(JSON.word("bits")).isEqualTo(-1);
        assertThat(JSON.hex("hex", 2).toByteArray()).containsExactly(10, 255);
        assertThat(JSON.base64("base64").toByteArray()).containsExactly(1, 2);
        assertThat(JSON.words("words", 2)).isEqualTo(List.of(1, 2));
        assertThat(JSON.has("none")).isFalse();
        assertThat(JSON.isText("one")).isFalse();
    }

    @Test
    void saysWhereSomethingElseIs() {
        refused("none: expected a string", json -> json.text("none"));
        refused("text: expected true or false", json -> json.flag("text"));
        refused("half: expected a whole number from 0 to 2", json -> json.number("half", 0, 2));
        refused("bits: expected a whole number from 0", json -> json.numberFrom("bits", 0, 7));
        refused("hex: expected at most 1 bytes", json -> json.hex("hex", 1));
        refused("text: expected base64", json -> json.base64("text"));
        refused("text: expected 64 hexadecimal digits", json -> json.sha256("text"));
        refused("words: expected 3 numbers", json -> json.words("words", 3));
        refused("words: expected an object", json -> json.object("words"));
        refused("items[2]: expected an object", json -> json.objects("items"));
        refused("text: expected a row", json -> json.list("text", "expected a row"));
        JsonObject nested = JsonObject.of(JsonReader.read("{\"items\":[{},{\"size\":-1}]}"), "all");
        assertThatThrownBy(() -> nested.objects("items").get(1).count("size"))
                .isInstanceOf(JsonException.class)
                .hasMessage("all.items[1].size: expected a whole number from 0 to 2147483647");
    }

    private static void refused(String message, Function<JsonObject, Object> read) {
        assertThatThrownBy(() -> read.apply(JSON))
                .isInstanceOf(JsonException.class)
                .hasMessage(message);
    }
}
