package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** What a command prints is text that moves no cursor, breaks no row and turns nothing around. */
final class TextCheck implements Check {

    /** Colours, and the line of progress that is written over. */
    private static final Pattern OURS = Pattern.compile("\u001B\\[[0-9;]*m|\r\u001B\\[K");

    @Override
    public void look(Trial trial, Consumer<Finding> found) {
        if (!trial.request().wantsBytes()) {
            look(trial, "stdout", trial.response().out(), found);
        }
        look(trial, "stderr", trial.response().err(), found);
    }

    private static void look(Trial trial, String stream, ByteView bytes, Consumer<Finding> found) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
        } catch (CharacterCodingException e) {
            found.accept(Finding.of("utf-8", trial.command(), stream, stream + " is not UTF-8"));
            return;
        }
        boolean colours = trial.request().terminal()
                || trial.request().values("--color").stream()
                        .anyMatch(value -> value.toLowerCase(Locale.ROOT).equals("always"));
        String plain =
                colours && text.indexOf('\u001B') >= 0 ? OURS.matcher(text).replaceAll("") : text;
        for (int at = 0; at < plain.length(); at++) {
            if (actsOnTerminal(plain.charAt(at))) {
                String line = line(plain, at);
                found.accept(new Finding(
                        "control character",
                        "control character | " + trial.command() + " | " + stream + " | " + shape(line),
                        String.format(
                                Locale.ROOT, "U+%04X on %s in: %s", (int) plain.charAt(at), stream, shown(line))));
                return;
            }
        }
    }

    static boolean actsOnTerminal(char c) {
        return (c != '\n' && c != '\t' && Character.isISOControl(c))
                || c == 0x2028
                || c == 0x2029
                || c == 0x061C
                || c == 0x200E
                || c == 0x200F
                || (c >= 0x202A && c <= 0x202E)
                || (c >= 0x2066 && c <= 0x2069);
    }

    private static String line(String text, int at) {
        int start = text.lastIndexOf('\n', at - 1) + 1;
        int end = text.indexOf('\n', at);
        String line = text.substring(start, end < 0 ? text.length() : end);
        return line.substring(0, Math.min(300, line.length()));
    }

    /** The words of a line that are the program's own: those before the odd character, without names and numbers. */
    private static String shape(String line) {
        String before = line.strip();
        for (int at = 0; at < before.length(); at++) {
            if (actsOnTerminal(before.charAt(at))) {
                before = before.substring(0, at);
                break;
            }
        }
        String words = before.replaceAll("[^A-Za-z \"]+", " ").replaceAll("\\s+", " ");
        return words.substring(0, Math.min(24, words.length()));
    }

    private static String shown(String line) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            out.append(actsOnTerminal(c) ? String.format(Locale.ROOT, "<U+%04X>", (int) c) : String.valueOf(c));
        }
        return out.toString();
    }
}
