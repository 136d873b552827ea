package dev.ironkit.base.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class JsonWriterTest {

    @Test
    void breaksLinesAndIndentsByTwo() {
        JsonWriter out = JsonWriter.pretty().object();
        out.field("name", "a").field("count", 3).field("sound", true);
        out.name("empty").array().end();
        out.name("list").array().value(1).object().field("x", 1).end().end();
        out.name("nothing").value((String) null);
        assertThat(out.end()).hasToString("""
                        {
                          "name": "a",
                          "count": 3,
                          "sound": true,
                          "empty": [],
                          "list": [
                            1,
                            {
                              "x": 1
                            }
                          ],
                          "nothing": null
                        }""");
    }

    @Test
    void keepsInlineThingsOnTheirLine() {
        JsonWriter out = JsonWriter.pretty().array();
        out.inlineArray().value(1).value(2).end();
        out.inlineObject().field("a", 1).name("b").array().value(2).end().end();
        assertThat(out.end()).hasToString("""
                        [
                          [1, 2],
                          {"a": 1, "b": [2]}
                        ]""");
    }

    @Test
    void writesCompactTextWithoutBlanks() {
        JsonWriter out = JsonWriter.compact().object().field("a", 1).name("b").array();
        out.value("x").raw("1.50").end().end();
        assertThat(out).hasToString("{\"a\":1,\"b\":[\"x\",1.50]}");
    }

    @Test
    void escapesWhatReadersBreakOn() {
        // A next-line control, and the mark that turns text around on a terminal.
        assertThat(JsonWriter.compact().value("\u0085\u202Eexe.gnp")).hasToString("\"\\u0085\\u202eexe.gnp\"");
        assertThat(JsonWriter.compact().value("\"\\\n\r\t\b\u0000\u007F\u2028\u2029\uD800 /é日"))
                .hasToString("\"\\\"\\\\\\n\\r\\t\\u0008\\u0000\\u007f\\u2028\\u2029\\ud800 /é日\"");
    }

    @Test
    void comesOutInPieces() {
        JsonWriter out = JsonWriter.compact().array().value(1);
        String first = out.drain();
        String second = out.value(2).end().drain();
        assertThat(first + second).isEqualTo("[1,2]");
        assertThat(out.drain()).isEmpty();
    }
}
