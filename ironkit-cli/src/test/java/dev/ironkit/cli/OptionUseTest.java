package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.FxidBytes;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.PalBytes;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.TexmBytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** An option that cannot act is refused, in every command; which is which stands in a table that knows every option. */
class OptionUseTest {

    /** A line of the table. */
    private record Line(String command, String option, char sign, String words) {

        static Line parse(String text) {
            String[] cells = text.split(" ", 4);
            return new Line(cells[0], cells[1], cells[2].charAt(0), cells[3]);
        }
    }

    private static final Map<String, String> BASE = new LinkedHashMap<>();

    static {
        BASE.put("info", "{tex}");
        BASE.put("ls", "{tex}");
        BASE.put("tree", "{tex}");
        BASE.put("cat", "{mat}!/STEEL");
        BASE.put("hex", "{tex}");
        BASE.put("extract", "{tex} -o {out}");
        BASE.put("pack", "{x} -o {out}");
        BASE.put("convert", "{tex} -o {out}/");
        BASE.put("add", "{tex} {texm} --name N.0 -o {out}");
        BASE.put("replace", "{tex}!/HULL.0 {texm} -o {out}");
        BASE.put("rm", "{tex}!/HULL.0 -o {out}");
        BASE.put("mv", "{tex}!/HULL.0 NEW.0 -o {out}");
        BASE.put("get", "{tex}!/HULL.0 header.width");
        BASE.put("set", "{tex}!/HULL.0 entry.attr1=1 -o {out}");
        BASE.put("recompute", "{units}!/tank.msh -o {out}");
        BASE.put("validate", "{tex}");
        BASE.put("verify", "--roundtrip {tex}");
        BASE.put("diff", "{tex} {tex}");
        BASE.put("stats", "{tex}");
        BASE.put("find", "HULL --in {tex}");
        BASE.put("refs", "{dir}");
        BASE.put("play", "{mat}!/STEEL");
        BASE.put("pose", "{units}!/tank.msh");
        BASE.put("pick", "{units}!/tank.msh --ray 0,0,10,0,0,-1");
        BASE.put("render", "{tex} -o {out}.png");
        BASE.put("demo", "-o {out}");
        BASE.put("explain", "nres.magic");
        BASE.put("schema", "ironkit.info");
        BASE.put("completion", "bash");
        BASE.put("doctor", "");
    }

    @TempDir
    static Path folder;

    private static final Map<String, String> FILES = new LinkedHashMap<>();
    private static int runs;

    @BeforeAll
    static void writeFiles() throws IOException {
        Path game = MadeGame.sound()
                .entry(
                        "effects.rlb",
                        NresBytes.entry("FXID", "SLOW").attrs(0, 0, 1).payload(effect(1)))
                .entry(
                        "effects.rlb",
                        NresBytes.entry("FXID", "FAST").attrs(0, 0, 1).payload(effect(5)))
                .write(folder.resolve("game"));
        FILES.put("dir", game.toString());
        FILES.put("tex", game + "/Textures.lib");
        FILES.put("mat", game + "/Material.lib");
        FILES.put("units", game + "/units.rlb");
        FILES.put("effect", game + "/effects.rlb!/SLOW");
        FILES.put("fast", game + "/effects.rlb!/FAST");
        put("texm", TexmBytes.texture(565, 8, 8).build());
        put("loosemat", Mat0Bytes.material(6).phase("HULL.0").build());
        put("pal", PalBytes.palette().build());
        put("rsli", RsliBytes.library().build());
        put("clips", "walk 0 1\n".getBytes(StandardCharsets.US_ASCII));
        FILES.put("png", folder.resolve("p.0.png").toString());
        run("convert", FILES.get("tex") + "!/HULL.0", "-o", FILES.get("png"));
        put(
                "json",
                CommandRun.of("cat", "--json", FILES.get("mat") + "!/STEEL")
                        .out()
                        .getBytes(StandardCharsets.UTF_8));
        FILES.put("x", folder.resolve("x").toString());
        run("extract", FILES.get("tex"), "-o", FILES.get("x"));
        FILES.put("xx", folder.resolve("xx").toString());
        run("extract", FILES.get("tex"), FILES.get("mat"), "-o", FILES.get("xx"));
        FILES.put("receipt", folder.resolve("receipt.json").toString());
        run(
                "mv",
                FILES.get("tex") + "!/HULL.0",
                "N.0",
                "-o",
                folder.resolve("n.lib"),
                "--receipt",
                FILES.get("receipt"));
    }

    private static byte[] effect(int mode) {
        return FxidBytes.effect().header(4, mode).headerFloat(8, 1).build();
    }

    private static void put(String name, byte... bytes) throws IOException {
        FILES.put(name, Files.write(folder.resolve(name), bytes).toString());
    }

    private static void run(Object... words) {
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).as(run.err()).isZero();
    }

    private static List<Line> table() throws IOException {
        try (InputStream in = OptionUseTest.class.getResourceAsStream("options.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Line::parse)
                    .toList();
        }
    }

    /** Each command and option, as {@code ls --sort}. */
    private static Set<String> options() {
        Set<String> all = new TreeSet<>();
        for (Map.Entry<String, CommandSpec> command : CommandModels.all().entrySet()) {
            for (OptionSpec option : command.getValue().options()) {
                if (!option.usageHelp() && !option.versionHelp()) {
                    all.add(command.getKey() + " " + option.longestName());
                }
            }
        }
        return all;
    }

    @Test
    void everyOptionOfEveryCommandIsInTheTable() throws IOException {
        Set<String> known = new TreeSet<>();
        for (Line line : table()) {
            if (line.sign() != '+') {
                Stream<String> commands =
                        line.command().equals("*") ? CommandTable.NAMES.stream() : Stream.of(line.command());
                commands.forEach(command -> known.add(command + " " + line.option()));
            }
        }

        assertThat(known).isEqualTo(options());
        assertThat(BASE.keySet()).containsExactlyInAnyOrderElementsOf(CommandTable.NAMES);
    }

    @TestFactory
    Stream<DynamicTest> whatCannotActIsRefused() throws IOException {
        return table().stream()
                .filter(line -> line.sign() == '!')
                .map(line -> test(line, () -> {
                    Path out = folder.resolve("out" + runs++);
                    CommandRun run = CommandRun.of(words(line, out));

                    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(ExitCode.USAGE);
                    assertThat(run.err()).contains(line.option());
                    assertThat(out).doesNotExist();
                }));
    }

    @TestFactory
    Stream<DynamicTest> whatCanActIsTaken() throws IOException {
        return table().stream()
                .filter(line -> line.sign() == '+')
                .map(line -> test(line, () -> {
                    CommandRun run = CommandRun.of(words(line, folder.resolve("out" + runs++)));

                    assertThat(run.code()).as(run.err()).isIn(ExitCode.DONE, ExitCode.NO);
                }));
    }

    /** What a command takes has to work at all, or its refusals would prove nothing. */
    @TestFactory
    Stream<DynamicTest> usualCommandLinesAreTaken() {
        return BASE.keySet().stream()
                .filter(command -> !command.equals("demo"))
                .map(command -> test(new Line(command, "", '+', "{base}"), () -> {
                    CommandRun run =
                            CommandRun.of(words(new Line(command, "", '+', "{base}"), folder.resolve("out" + runs++)));
                    assertThat(run.code()).as(run.err()).isIn(ExitCode.DONE, ExitCode.NO);
                }));
    }

    private static DynamicTest test(Line line, Runnable check) {
        String name = line.command() + " " + line.words();
        return DynamicTest.dynamicTest(
                name, () -> assertThatCode(check::run).as(name).doesNotThrowAnyException());
    }

    private static Object[] words(Line line, Path out) {
        String text = line.words().replace("{base}", BASE.get(line.command()));
        List<Object> words = new ArrayList<>(List.of(line.command()));
        Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).forEach(word -> {
            String full = word.replace("{out}", out.toString());
            for (Map.Entry<String, String> file : FILES.entrySet()) {
                full = full.replace("{" + file.getKey() + "}", file.getValue());
            }
            words.add(full);
        });
        return words.toArray();
    }
}
