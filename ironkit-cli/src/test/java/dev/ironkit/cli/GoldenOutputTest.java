package dev.ironkit.cli;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.console.Console;
import dev.ironkit.testkit.Golden;
import dev.ironkit.toolkit.Version;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What every command prints, answers and writes over the demo and the broken demo, as it was when somebody last looked.
 *
 * <p>The command lines are in {@code golden-lines.txt}; what they do is in a golden file for each command. Long output is cut
 * there and told by its hash; {@code target/golden-full} has all of it, for a comparison with that of another checkout.
 */
class GoldenOutputTest {

    /** Below the folder the tests run in and named by a relative path, because the width of a column may depend on its length. */
    private static final Path WORK = Path.of("target", "golden");

    private static final Path FULL = Path.of("target", "golden-full");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    /** How far a command is, it says only where it takes long, on a busy machine; frames of a stack depend on the threads. */
    private static final Pattern BY_CHANCE =
            Pattern.compile("(?m)^(\\[\\d+/\\d+\\] \\d+ %|\\s+at .*|\\s+[.]{3} \\d+ more)\\n");

    private static final int MOST_LINES = 120;
    private static final int MOST_CHARACTERS = 12_000;
    private static final int SHOWN_LINES = 40;
    private static final int SHOWN_CHARACTERS = 200;

    private static final List<String> SETUP = new ArrayList<>();
    private static final Map<String, List<String>> LINES = new LinkedHashMap<>();

    /** Options no line can have, as {@code ls --sort}, each with the reason. */
    private static final Map<String, String> LEFT_OUT = new LinkedHashMap<>();

    private static FolderWatch watch;
    private static String made;

    @BeforeAll
    static void readLinesAndMakeFiles() throws IOException {
        try (InputStream in = GoldenOutputTest.class.getResourceAsStream("golden-lines.txt")) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .forEach(GoldenOutputTest::sort);
        }
        FolderWatch.delete(WORK);
        FolderWatch.delete(FULL);
        Files.createDirectories(WORK);
        Files.createDirectories(FULL);
        watch = new FolderWatch(WORK, Path.of("target", "golden-original"), GoldenOutputTest::masked);
        made = text(SETUP);
        watch.keep();
    }

    private static void sort(String line) {
        if (line.startsWith("+ ")) {
            SETUP.add(line.substring(2));
        } else if (line.startsWith("- ")) {
            String[] cells = line.split(" ", 4);
            LEFT_OUT.put(cells[1] + " " + cells[2], cells[3]);
        } else {
            String first = words(line).stream().findFirst().orElse("");
            LINES.computeIfAbsent(CommandTable.NAMES.contains(first) ? first : "ironkit", none -> new ArrayList<>())
                    .add(line);
        }
    }

    @AfterAll
    static void everyGoldenFileIsUsed() {
        Golden.noOrphans(GoldenOutputTest.class);
    }

    @Test
    void theFilesAreMadeAsTheyWere() {
        Golden.check(GoldenOutputTest.class, "setup", made);
    }

    @TestFactory
    Stream<DynamicTest> everythingIsAsItWas() {
        return LINES.entrySet().stream()
                .map(command -> DynamicTest.dynamicTest(
                        command.getKey(),
                        () -> Golden.check(GoldenOutputTest.class, command.getKey(), text(command.getValue()))));
    }

    private static String text(List<String> lines) {
        return lines.stream().map(GoldenOutputTest::run).collect(Collectors.joining("\n"));
    }

    @Test
    void everyOptionOfEveryCommandIsInTheLines() {
        Set<String> used = new TreeSet<>();
        Stream.concat(SETUP.stream(), LINES.values().stream().flatMap(List::stream))
                .map(GoldenOutputTest::words)
                .filter(words -> !words.isEmpty() && CommandTable.NAMES.contains(words.get(0)))
                .forEach(words -> words.forEach(word -> {
                    OptionSpec option = CommandModels.all().get(words.get(0)).findOption(word.replaceFirst("=.*", ""));
                    if (option != null) {
                        used.add(words.get(0) + " " + option.longestName());
                    }
                }));
        Set<String> all = new TreeSet<>();
        for (Map.Entry<String, CommandSpec> command : CommandModels.all().entrySet()) {
            for (OptionSpec option : command.getValue().options()) {
                all.add(command.getKey() + " " + option.longestName());
            }
        }
        assertThat(used).as("used and said to be left out").doesNotContainAnyElementsOf(LEFT_OUT.keySet());
        all.removeAll(LEFT_OUT.keySet());
        assertThat(used).isEqualTo(all);
        assertThat(LINES.keySet()).containsAll(CommandTable.NAMES);
        assertThat(LINES.values().stream().mapToInt(List::size).sum()).isGreaterThan(400);
    }

    /** Words as a shell takes them, without any of its signs but the single quote. */
    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(line); word.find(); ) {
            words.add(word.group(1) == null ? word.group(2) : word.group(1));
        }
        return words;
    }

    /** Runs a line, puts the folder in order again and tells what was done. */
    private static String run(String line) {
        List<String> words = new ArrayList<>();
        words(line).forEach(word -> words.add(word.replace("~/", WORK + "/").replace("\\n", "\n")));
        try {
            Path target = redirection(words, ">");
            Path source = redirection(words, "<");
            byte[] in = source == null ? new byte[0] : Files.readAllBytes(source);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            int code = run(words, in, out, err);
            if (target != null) {
                Files.createDirectories(target.getParent());
                Files.write(target, out.toByteArray());
                out.reset();
            }
            String head = "$ ironkit " + line + "\nexit " + code + "\n";
            String files = String.join("", watch.changes());
            String printed = printable(out.toByteArray());
            String said = BY_CHANCE.matcher(printable(err.toByteArray())).replaceAll("");
            String name = words.isEmpty() ? "" : words.get(0);
            Path full = FULL.resolve((CommandTable.NAMES.contains(name) ? name : "ironkit") + ".txt");
            Files.writeString(full, head + files + printed + said, CREATE, APPEND);
            return head + shown("", files) + shown("| ", printed) + shown("! ", said);
        } catch (IOException e) {
            throw new UncheckedIOException(line, e);
        }
    }

    private static int run(List<String> words, byte[] in, OutputStream out, OutputStream err) throws IOException {
        if (!words.isEmpty() && words.get(0).equals("echo")) {
            String text = String.join(" ", words.subList(1, words.size())) + "\n";
            out.write(text.getBytes(StandardCharsets.UTF_8));
            return ExitCode.DONE;
        }
        Console console = new Console(out, err, false, false);
        console.in(new ByteArrayInputStream(in));
        int code = Main.run(console, words.toArray(new String[0]));
        console.flush();
        return code;
    }

    private static Path redirection(List<String> words, String sign) {
        int at = words.indexOf(sign);
        if (at < 0) {
            return null;
        }
        words.remove(at);
        return Path.of(words.remove(at));
    }

    /** Text with what depends on the place of the checkout and on the version taken out of it. */
    private static String masked(String text) {
        return text.replace(WORK.toAbsolutePath().toString(), "<work>")
                .replace(WORK.toString(), "~")
                .replace(Path.of("").toAbsolutePath().toString(), "<here>")
                .replace(Version.TOOL, "ironkit <version>");
    }

    /** What was printed: lines without signs that an editor would change, or what there is to say of bytes that are no text. */
    private static String printable(byte... bytes) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            if (text.chars().noneMatch(c -> c < ' ' && "\n\t\r\0\033".indexOf(c) < 0)) {
                return masked(text).replace("\r", "\\r").replace("\0", "\\0").replace("\033", "\\e");
            }
        } catch (CharacterCodingException e) {
            // Told by its hash.
        }
        return "<" + bytes.length + " bytes, " + FolderWatch.hash(bytes) + ">\n";
    }

    private static String shown(String mark, String text) {
        List<String> lines = text.lines().toList();
        boolean whole = lines.size() <= MOST_LINES && text.length() <= MOST_CHARACTERS;
        StringBuilder shown = new StringBuilder();
        for (String line : whole ? lines : lines.subList(0, Math.min(SHOWN_LINES, lines.size()))) {
            boolean cut = !whole && line.length() > SHOWN_CHARACTERS;
            shown.append((mark + (cut ? line.substring(0, SHOWN_CHARACTERS) + "..." : line)).stripTrailing())
                    .append(line.equals(line.stripTrailing()) ? "\n" : "<space>\n");
        }
        if (!whole) {
            shown.append(mark).append("<").append(lines.size()).append(" lines in all, ");
            shown.append(FolderWatch.hash(text.getBytes(StandardCharsets.UTF_8)))
                    .append(">\n");
        } else if (!text.isEmpty() && !text.endsWith("\n")) {
            shown.append(mark).append("<no line end>\n");
        }
        return shown.toString();
    }
}
