package dev.ironkit.cli.fuzz;

import dev.ironkit.cli.CommandModels;
import dev.ironkit.cli.FuzzedProgram;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The process that runs commands, thousands of them, in the folder it was started in.
 *
 * <p>It says on stdout which number it is at, how commands end and where it left failures; {@link Fuzz} listens. Its folder is
 * the folder of each case, and beside it are those that no command may touch.
 */
final class FuzzWorker {

    /** Ends the process when a command does not end. */
    static final int STUCK = 3;

    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int SHRINK_TRIES = 150;

    /** The cache of indices is looked at by commands, and grows. */
    private static final int CLEAN_EVERY = 2000;

    private final PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    private final Path folder = Path.of("").toAbsolutePath();
    private final Path home = folder.getParent();
    private final Map<String, CommandSpec> models = CommandModels.all();
    private final Fuzzer fuzzer;

    private FuzzWorker() {
        Runner runner = new Runner(new FuzzedProgram(), LIMIT);
        Scratch scratch =
                new Scratch(folder, List.of(home.resolve("home"), home.resolve("tmp"), home.resolve("outside")));
        fuzzer = new Fuzzer(runner, scratch, checks(models));
    }

    static List<Check> checks(Map<String, CommandSpec> models) {
        return List.of(
                new EndingCheck(models),
                new EffortCheck(),
                new TextCheck(),
                new JsonCheck(FuzzedProgram::schemaErrors),
                new FileCheck(),
                new FollowUpCheck());
    }

    /** Makes the corpus, tries cases, or tries one case again. */
    public static void main(String[] args) throws IOException {
        switch (args[0]) {
            case "corpus" -> CorpusMaker.make(new FuzzedProgram());
            case "replay" -> new FuzzWorker().replay(Path.of(args[1]));
            default ->
                new FuzzWorker()
                        .tryCases(
                                Path.of(args[1]),
                                Long.parseLong(args[2]),
                                Long.parseLong(args[3]),
                                Long.parseLong(args[4]),
                                Integer.parseInt(args[5]),
                                Long.parseLong(args[6]),
                                args[7].isEmpty() ? Set.of() : new TreeSet<>(List.of(args[7].split(",", -1))));
        }
        // Threads of commands may still be there.
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private void tryCases(Path corpus, long seed, long first, long end, int step, long until, Set<String> only)
            throws IOException {
        CaseMaker maker = new CaseMaker(seed, Corpus.in(corpus), models, only);
        Set<String> known = new HashSet<>();
        for (long number = first; number < end && System.currentTimeMillis() < until; number += step) {
            tell("begin " + number);
            Case one = maker.make(number);
            Fuzzer.Attempt attempt = fuzzer.attempt(one);
            tell("end " + number + " " + attempt.run().millis() + " "
                    + attempt.run().busyMillis() + " "
                    + (attempt.run().ended() ? attempt.run().response().code() : -1) + " "
                    + ShellLine.of(one.request().args()) + said(attempt.run()));
            for (Finding found : attempt.findings()) {
                if (known.add(found.signature())) {
                    keep(attempt.stuck() ? one : shrunk(one, found), found);
                }
                tell("found " + found.signature().replaceAll("\\s+", " "));
            }
            if (attempt.stuck()) {
                out.flush();
                Runtime.getRuntime().halt(STUCK);
            }
            if (number % CLEAN_EVERY < step) {
                new Scratch(home.resolve("cache"), List.of()).empty();
            }
        }
        tell("done");
    }

    /** What a command said first, for the log. */
    private static String said(Run run) {
        List<String> lines =
                run.ended() ? run.response().errText().lines().limit(2).toList() : List.of();
        String all = String.join(" ", lines).replaceAll("[^ -~]", "_");
        return all.isEmpty() ? "" : "   # " + all.substring(0, Math.min(200, all.length()));
    }

    private Case shrunk(Case one, Finding found) {
        return new Shrinker(
                        smaller -> {
                            Fuzzer.Attempt attempt = fuzzer.attempt(smaller);
                            if (attempt.stuck()) {
                                throw new IllegalStateException("a smaller case does not end");
                            }
                            return attempt.shows(found.signature());
                        },
                        SHRINK_TRIES)
                .shrink(one);
    }

    private void keep(Case one, Finding found) throws IOException {
        Path kept = home.resolve("failures").resolve(Long.toString(System.nanoTime()));
        Files.createDirectories(kept);
        FailureFolder.write(kept, one, found);
        tell("failure " + kept);
    }

    private void tell(String line) {
        out.print(line + "\n");
        out.flush();
    }

    private void replay(Path failure) throws IOException {
        Case one = FailureFolder.read(failure);
        tell("ironkit " + ShellLine.of(one.request().args()));
        Fuzzer.Attempt attempt = fuzzer.attempt(one);
        if (attempt.run().ended()) {
            tell("exit " + attempt.run().response().code() + " after "
                    + attempt.run().millis() + " ms");
            tell(attempt.run().response().errText());
        }
        for (Finding found : attempt.findings()) {
            tell("FOUND " + found.signature() + "\n" + found.detail());
        }
        out.flush();
        Runtime.getRuntime().halt(attempt.findings().isEmpty() ? 0 : 1);
    }
}
