package dev.ironkit.base.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {

    @Test
    void readsEveryKindOfValue() {
        Map<String, Object> expected = new LinkedHashMap<>();
        expected.put("text", "a");
        expected.put("number", new BigDecimal("-1.50e+3"));
        expected.put("yes", true);
        expected.put("no", false);
        expected.put("nothing", null);
        expected.put("list", List.of(List.of(), Map.of()));
        assertThat(JsonReader.read("""
                         { "text" : "a", "number":-1.50e+3,
                        \t"yes":true,"no":false,"nothing":null, "list":[[ ],{ }] }
                        """)).isEqualTo(expected);
    }

    @Test
    void keepsTheOrderOfNames() {
        Map<?, ?> object = (Map<?, ?>) JsonReader.read("{\"b\":1,\"a\":2,\"c\":3}");
        assertThat(new ArrayList<Object>(object.keySet())).isEqualTo(List.of("b", "a", "c"));
    }

    @Test
    void readsEscapes() {
        assertThat(JsonReader.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0416\\uD83D\\ude00é\""))
                .isEqualTo("\"\\/\b\f\n\r\tЖ\uD83D\uDE00é");
    }

    @Test
    void readsBackAnyTextThatIsWritten() {
        Random random = new Random(41);
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(30); length > 0; length--) {
                text.append((char) (random.nextBoolean() ? random.nextInt(0x100) : random.nextInt(0x10000)));
            }
            String written = JsonWriter.compact().value(text.toString()).toString();
            assertThat(JsonReader.read(written)).isEqualTo(text.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "\"",
                "tru",
                "truth",
                "nul",
                "1 2",
                "[1,]",
                "[,1]",
                "[1 2]",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\" 1}",
                "{\"a\":}",
                "{1:2}",
                "'a'",
                "// x\n1",
                "01",
                "-",
                "+1",
                "1.",
                ".5",
                "1e",
                "1e+",
                "0x10",
                "NaN",
                "Infinity",
                "-Infinity",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\\u12g4\"",
                "\"\\",
                "\"\\u",
                "\"a\nb\"",
                "\"\u0000\"",
                "\uFEFF1",
                "]",
                "}",
                "[}",
                "{]",
                "1e1000",
                "1e999999999",
                "--1",
                "1-1",
                "\u0661"
            })
    void refusesWhatIsNotJson(String text) {
        assertThatThrownBy(() -> JsonReader.read(text)).isInstanceOf(JsonException.class);
    }

    @Test
    void refusesANameTwice() {
        assertThatThrownBy(() -> JsonReader.read("{\"a\":1,\"\\u0061\":2}"))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("\"a\"");
    }

    @Test
    void saysWhereItWentWrong() {
        assertThatThrownBy(() -> JsonReader.read("{\n  \"a\": x\n}")).hasMessageStartingWith("line 2, column 8: ");
        assertThatThrownBy(() -> JsonReader.read("[1")).hasMessageStartingWith("line 1, column 3: ");
    }

    @Test
    void limitsNesting() {
        assertThat(JsonReader.read("[".repeat(64) + "]".repeat(64))).isInstanceOf(List.class);
        assertThatThrownBy(() -> JsonReader.read("[".repeat(65) + "]".repeat(65)))
                .isInstanceOf(JsonException.class)
                .hasMessageContaining("levels");
        assertThatThrownBy(() -> JsonReader.read("[".repeat(1_000_000))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> JsonReader.read("{\"a\":".repeat(1_000_000))).isInstanceOf(JsonException.class);
    }

    @Test
    void limitsNumbers() {
        assertThat(JsonReader.read("1e999")).isEqualTo(new BigDecimal("1e999"));
        assertThat(JsonReader.read("9".repeat(64))).isEqualTo(new BigDecimal("9".repeat(64)));
        assertThatThrownBy(() -> JsonReader.read("9".repeat(65))).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> JsonReader.read("9".repeat(1_000_000))).isInstanceOf(JsonException.class);
    }

    @Test
    void nestingIsCountedOncePerLevel() {
        assertThat((List<?>) JsonReader.read("[" + "[],{},".repeat(100) + "[]]"))
                .hasSize(201);
    }

    @Test
    void damagedTextIsReadOrRefusedButNeverBreaksTheReader() {
        String sound = "{\"name\": \"a\\u0416\\n\", \"list\": [1, -2.5e3, true, null, {\"x\": []}], \"b\": false}";
        Random random = new Random(43);
        String alphabet = "{}[]\",:\\u0123456789eE+-.truefalsn \n\u0000\uD800";
        int refused = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder(sound);
            for (int changes = 1 + random.nextInt(3); changes > 0 && !text.isEmpty(); changes--) {
                int at = random.nextInt(text.length());
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(4)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    case 2 -> text.deleteCharAt(at);
                    default -> text.setLength(at);
                }
            }
            try {
                Object value = JsonReader.read(text.toString());
                assertThat(value).isNotNull();
            } catch (JsonException e) {
                refused++;
                assertThat(e).hasMessageStartingWith("line ");
            }
        }
        assertThat(refused).isPositive();
    }

    @Test
    void makesOfNumbersWhatItIsTold() {
        assertThat(JsonReader.read("[1, -0.0, 2.50e1]", Double::valueOf)).isEqualTo(List.of(1.0, -0.0, 25.0));
        assertThatThrownBy(() -> JsonReader.read("[01]", Double::valueOf)).isInstanceOf(JsonException.class);
    }
}
