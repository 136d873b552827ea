package dev.ironkit.cli.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Damages JSON, OBJ and other text word by word. */
final class TextDamage {

    /** Text in quotes, a number or a word, a blank run, or any one character. */
    private static final Pattern TOKEN =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*+\"|-?[0-9][0-9.eE+-]*|[A-Za-z_]+|\\s+|.", Pattern.DOTALL);

    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "1",
            "-1",
            "0.5",
            "2147483647",
            "2147483648",
            "-2147483648",
            "4294967295",
            "4294967296",
            "9007199254740993",
            "99999999999999999999999999",
            "1e308",
            "1e999",
            "-1e999",
            "1e-400",
            "1e39",
            "NaN",
            "Infinity",
            "-Infinity",
            "00",
            "0x10",
            "1.",
            ".5",
            "1e",
            "3".repeat(100),
            "0." + "1".repeat(60),
            "65535",
            "65536",
            "255",
            "256");

    private static final List<String> TEXTS = List.of(
            "\"\"",
            "\" \"",
            "\"../../up\"",
            "\"/etc/passwd\"",
            "\"..\\\\up\"",
            "\"C:\\\\x\"",
            "\"\\u0000\"",
            "\"\\u001b[31m\"",
            "\"\u001B[31m\"",
            "\"\\u202e\"",
            "\"\u202E\"",
            "\"\\ud800\"",
            "\"\u0085\"",
            "\"\u0416\"",
            "\"data:application/octet-stream;base64,AAAA\"",
            "\"data:,\"",
            "\"data:image/png;base64,****\"",
            "\"http://127.0.0.1:9/x\"",
            "\"file:///etc/passwd\"",
            "\"%2e%2e/%2e%2e/up\"",
            "\"NaN\"",
            "\"-1\"",
            "\"99999999999\"",
            "\"" + "x".repeat(5000) + "\"",
            "\"MAT4\"",
            "\"SCALAR\"",
            "\"hex:00\"",
            "\"hex:zz\"");

    private static final List<String> VALUES = List.of(
            "null", "true", "false", "[]", "{}", "[[]]", "[null]", "{\"\":0}", "nul", "tru", "'x'", "//", "/**/");

    private final Chance chance;
    private final Corpus corpus;

    TextDamage(Chance chance, Corpus corpus) {
        this.chance = chance;
        this.corpus = corpus;
    }

    byte[] of(byte[] sound) {
        if (chance.oneIn(12)) {
            return bytes(sound);
        }
        String text = new String(sound, StandardCharsets.UTF_8);
        List<String> tokens = new ArrayList<>();
        for (Matcher token = TOKEN.matcher(text); token.find(); ) {
            tokens.add(token.group());
        }
        for (int steps = chance.oneIn(3) ? chance.from(2, 6) : 1; steps > 0 && !tokens.isEmpty(); steps--) {
            step(tokens);
        }
        return String.join("", tokens).getBytes(StandardCharsets.UTF_8);
    }

    /** A place that is no blank. */
    private int place(List<String> tokens) {
        int at = chance.below(tokens.size());
        for (int tries = 5; tries > 0 && tokens.get(at).isBlank(); tries--) {
            at = chance.below(tokens.size());
        }
        return at;
    }

    private void step(List<String> tokens) {
        int at = place(tokens);
        String token = tokens.get(at);
        switch (chance.below(10)) {
            case 0 -> tokens.remove(at);
            case 1 -> tokens.add(at, token);
            case 2 -> {
                int other = place(tokens);
                tokens.set(at, tokens.get(other));
                tokens.set(other, token);
            }
            case 3 -> tokens.set(at, tokens.get(place(tokens)));
            case 4 -> remove(tokens, at);
            case 5 ->
                tokens.addAll(at, List.copyOf(tokens.subList(at, Math.min(tokens.size(), at + chance.from(2, 40)))));
            case 6 -> {
                int depth = chance.of(2, 20, 63, 64, 65, 500, 5000);
                String opening = chance.of("[", "{\"a\":", "(");
                tokens.set(at, opening.repeat(depth) + (chance.oneIn(2) ? token + "]".repeat(depth) : ""));
            }
            default -> tokens.set(at, replaced(token));
        }
    }

    private void remove(List<String> tokens, int at) {
        tokens.subList(at, Math.min(tokens.size(), at + chance.from(2, 30))).clear();
    }

    private String replaced(String token) {
        boolean isNumber = token.matches("-?[0-9].*");
        boolean isText = token.startsWith("\"");
        if (chance.oneIn(5)) {
            return chance.of(VALUES);
        }
        if (isNumber && chance.percent(85)) {
            return chance.oneIn(3) ? Long.toString(chance.boundary()) : chance.of(NUMBERS);
        }
        if (isText && chance.percent(70)) {
            return chance.of(TEXTS);
        }
        return isText ? OddText.damaged(chance, token) : OddText.word(chance);
    }

    /** What only shows when it is read as bytes. */
    private byte[] bytes(byte[] sound) {
        if (sound.length == 0) {
            return chance.bytes(8);
        }
        return switch (chance.below(6)) {
            case 0 -> BinaryDamage.inserted(sound, 0, (byte) 0xEF, (byte) 0xBB, (byte) 0xBF);
            case 1 -> new String(sound, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16);
            case 2 ->
                BinaryDamage.inserted(
                        sound,
                        chance.below(sound.length),
                        chance.of(
                                new byte[] {(byte) 0xC0, (byte) 0x80},
                                new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
                                new byte[] {(byte) 0xFF},
                                new byte[] {0},
                                new byte[] {(byte) 0xF4, (byte) 0x90, (byte) 0x80}));
            case 3 -> Arrays.copyOf(sound, chance.below(sound.length));
            case 4 -> {
                byte[] other = chance.of(corpus.seeds()).bytes().toByteArray();
                yield BinaryDamage.inserted(sound, chance.below(sound.length), other);
            }
            default -> {
                byte[] flipped = sound.clone();
                flipped[chance.below(flipped.length)] ^= (byte) (1 << chance.below(8));
                yield flipped;
            }
        };
    }
}
