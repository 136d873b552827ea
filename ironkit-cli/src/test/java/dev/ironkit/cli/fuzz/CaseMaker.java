package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;

/** Makes the cases of a run: the one with a number is always the same. */
final class CaseMaker {

    /** How often a command is drawn; those that are not named, ten times as often as the last. */
    private static final Map<String, Integer> WEIGHTS = Map.ofEntries(
            Map.entry("convert", 40),
            Map.entry("replace", 30),
            Map.entry("validate", 20),
            Map.entry("set", 20),
            Map.entry("pack", 20),
            Map.entry("extract", 15),
            Map.entry("info", 15),
            Map.entry("add", 15),
            Map.entry("completion", 3),
            Map.entry("schema", 3),
            Map.entry("explain", 3),
            Map.entry("doctor", 2));

    private static final int USUAL = 10;

    /** Writes megabytes each time. */
    private static final int DEMO_ONE_IN = 4000;

    private final long seed;
    private final Corpus corpus;
    private final Map<String, CommandSpec> models;
    private final List<String> drawn = new ArrayList<>();

    /**
     * A maker.
     *
     * @param models the models of the commands, by name
     * @param only the commands to try; all where it is empty
     */
    CaseMaker(long seed, Corpus corpus, Map<String, CommandSpec> models, Set<String> only) {
        this.seed = seed;
        this.corpus = corpus;
        this.models = models;
        for (String name : models.keySet()) {
            if (only.isEmpty() ? !name.equals("demo") : only.contains(name)) {
                for (int i = WEIGHTS.getOrDefault(name, USUAL); i > 0; i--) {
                    drawn.add(name);
                }
            }
        }
        if (drawn.isEmpty()) {
            throw new IllegalArgumentException("there is no command " + only);
        }
    }

    /** {@return the case of a number} */
    Case make(long number) {
        Chance chance = Chance.of(seed, number);
        Scene scene = new Scene(chance, corpus);
        boolean free = drawn.size() > USUAL * 4;
        if (free && chance.oneIn(400)) {
            return finished(number, chance, scene, oddCall(chance), ByteView.empty());
        }
        String command = free && chance.oneIn(DEMO_ONE_IN) && models.containsKey("demo") ? "demo" : chance.of(drawn);
        CommandWords words = new CommandWords(chance, scene, models.get(command), command);
        List<String> args = words.make();
        return finished(number, chance, scene, args, words.stdin());
    }

    private Case finished(long number, Chance chance, Scene scene, List<String> args, ByteView stdin) {
        List<String> safe = new ArrayList<>();
        for (String word : args) {
            // No command can be given a word with a NUL, and half a character cannot be typed.
            String typed = word.replace("\0", "")
                    .replaceAll("[\uD800-\uDFFF](?![\uDC00-\uDFFF])(?<![\uD800-\uDBFF][\uDC00-\uDFFF])", "");
            safe.add(Scene.inside(typed));
        }
        return new Case(seed, number, scene.files(), scene.folders(), new Request(safe, stdin, chance.percent(20)));
    }

    private List<String> oddCall(Chance chance) {
        List<String> names = List.copyOf(models.keySet());
        return switch (chance.below(8)) {
            case 0 -> List.of();
            case 1 -> List.of("--help");
            case 2 -> List.of("help", chance.of(names));
            case 3 -> List.of(chance.of(names), "--help");
            case 4 -> List.of("--version");
            case 5 -> List.of(OddText.word(chance), "--json");
            case 6 -> List.of(OddText.damaged(chance, chance.of(names)), "in");
            default -> List.of("help", OddText.word(chance));
        };
    }
}
