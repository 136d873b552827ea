package dev.ironkit.cli.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** Names and words that somebody may have, or may have made to do harm. */
final class OddText {

    /** Names of files; none of them leads out of a folder. */
    private static final List<String> FILE_NAMES = List.of(
            "a b.lib",
            "x!y.lib",
            "x!",
            "a#1.lib",
            "a#2",
            "what?mip=1",
            "50%.lib",
            "%41.lib",
            "%2e%2e",
            "\u0416\u0443\u043a.lib",
            "back\\slash.lib",
            "..\\up.lib",
            "new\nline.lib",
            "tab\there.lib",
            "return\r.lib",
            "-o",
            "--json",
            "-",
            "@words",
            "\u202Ebil.txt",
            "\u001B[31mred\u001B[0m.lib",
            "\u0085next.lib",
            "a::b.lib",
            " ",
            "...",
            "con",
            "type:zz",
            "@0",
            "game:",
            "emoji\uD83D\uDE00.png",
            "quote'\".lib",
            "$(x).lib",
            "a&b,c=d.lib",
            "*",
            "x".repeat(200) + ".lib",
            "\u00e9\u0301\u200b.lib",
            "a.png.ironkit.json",
            "manifest.json");

    /** Words that are no names of files. */
    private static final List<String> WORDS = List.of(
            "",
            " ",
            ".",
            "-",
            "--",
            "@",
            "!",
            "#",
            "%",
            "%Z",
            "NaN",
            "Infinity",
            "-Infinity",
            "1e999",
            "-0",
            "0x",
            "0xFFFFFFFF",
            "0x100000000",
            "1_000",
            "1.5.2",
            "true",
            "null",
            "auto",
            "all",
            "\u202E",
            "\u001B[2J",
            "\n",
            "\u0000",
            "\uD800",
            "\uFEFF",
            "\u2028",
            "\u0416",
            "[*]",
            "*",
            "?",
            "a".repeat(3000),
            "{0}",
            "%s%n",
            "\\",
            "'",
            "\"",
            "1..2..3",
            ",",
            "=",
            "hex:",
            "hex:zz");

    /** Bytes that may stand in a name of an archive. */
    private static final List<String> ENTRY_NAMES = List.of(
            "",
            "\u001B[31m",
            "../up",
            "..\\up",
            "/etc/x",
            "C:\\x",
            "a/b",
            "CON",
            "NUL.txt",
            "nul",
            "a.",
            " ",
            "\u0001\u0002",
            "\u007F",
            "\u0085",
            "\u0098",
            "\n",
            "\r\n",
            "%41",
            "%",
            "@3",
            "#1",
            "a#1",
            "type:13",
            "a!/b",
            "a::b",
            "?mip=1",
            "manifest.json",
            ".ironkit",
            "MANIFEST.JSON",
            "\u00ff\u00fe",
            "x".repeat(36),
            "x".repeat(35),
            "-o",
            "a'b\"c",
            "<b>&amp;",
            "]]>");

    private OddText() {}

    static String fileName(Chance chance) {
        return chance.of(FILE_NAMES);
    }

    static String word(Chance chance) {
        return switch (chance.below(3)) {
            case 0 -> Long.toString(chance.boundary());
            case 1 -> chance.of(FILE_NAMES);
            default -> chance.of(WORDS);
        };
    }

    static byte[] entryName(Chance chance) {
        return chance.of(ENTRY_NAMES).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** {@return a text with a few characters taken out, doubled or put in} */
    static String damaged(Chance chance, String text) {
        StringBuilder out = new StringBuilder(text);
        for (int steps = chance.from(1, 3); steps > 0; steps--) {
            int at = chance.below(out.length() + 1);
            switch (chance.below(5)) {
                case 0 -> out.insert(at, chance.of(WORDS));
                case 1 ->
                    out.insert(at, chance.of("!/", "::", "@", "#", "?", "%", "=", "&", "[", "]", "*", ".", "\\", ","));
                case 2 -> {
                    if (at < out.length()) {
                        out.deleteCharAt(at);
                    }
                }
                case 3 -> out.setLength(at);
                default -> out.append(out.substring(at));
            }
        }
        return out.toString();
    }
}
