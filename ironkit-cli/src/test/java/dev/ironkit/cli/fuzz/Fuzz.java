package dev.ironkit.cli.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Runs commands with damaged files until a number of them or a time is reached, and tells what went wrong.
 *
 * <p>Commands run in processes of their own, thousands in each; one that gets stuck, or ends, is started anew behind the command
 * that did it.
 */
public final class Fuzz {

    private static final String HEAP = "-Xmx512m";
    private static final int SLOW_MILLIS = 2000;
    private static final long TELL_EVERY_MILLIS = 30_000;

    private final FuzzOptions options;
    private final long begun = System.currentTimeMillis();
    private final Map<String, Integer> found = new TreeMap<>();
    private final Map<Integer, Long> codes = new TreeMap<>();
    private final List<String> slow = new ArrayList<>();
    private Writer log;
    private long done;
    private long told = begun;

    Fuzz(FuzzOptions options) {
        this.options = options;
    }

    /** Runs what the words say and ends with 1 if anything was found. */
    public static void main(String[] words) throws IOException, InterruptedException {
        FuzzOptions options;
        try {
            options = FuzzOptions.of(words);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.exit(2);
            return;
        }
        System.exit(new Fuzz(options).run());
    }

    /** {@return 0 if all is well, 1 if something was found} */
    int run() throws IOException, InterruptedException {
        Path corpus = options.work().resolve("corpus");
        clear(options.work());
        Files.createDirectories(corpus);
        if (options.replay() != null) {
            Process process =
                    process(0, "replay", options.replay().toAbsolutePath().toString());
            process.getInputStream().transferTo(System.out);
            return process.waitFor();
        }
        clear(options.failures());
        Files.createDirectories(options.failures());
        Process maker = start(corpus, options.work(), "corpus");
        maker.getInputStream().transferTo(System.out);
        if (maker.waitFor() != 0) {
            throw new IllegalStateException("the files to begin with could not be made");
        }
        log = options.log() == null ? null : Files.newBufferedWriter(options.log());
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < options.workers(); i++) {
            int worker = i;
            Thread thread = new Thread(() -> work(worker, corpus), "worker " + i);
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        if (log != null) {
            log.close();
        }
        clear(options.work());
        return tell();
    }

    /** Lets one worker try its share, and starts it again when it ends before it is done. */
    private void work(int worker, Path corpus) {
        long next = worker;
        long until = options.minutes() > 0 ? begun + (long) (options.minutes() * 60_000) : Long.MAX_VALUE;
        try {
            while (next < options.commands() && System.currentTimeMillis() < until) {
                Process process = process(
                        worker,
                        "cases",
                        corpus.toString(),
                        Long.toString(options.seed()),
                        Long.toString(next),
                        Long.toString(options.commands()),
                        Integer.toString(options.workers()),
                        Long.toString(until),
                        options.only());
                long at = next;
                boolean finished = false;
                StringBuilder rest = new StringBuilder();
                try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                        if (line.startsWith("begin ")) {
                            at = Long.parseLong(line.substring(6));
                        } else if (line.equals("done")) {
                            finished = true;
                        } else if (!hear(line)) {
                            rest.append(line).append('\n');
                        }
                    }
                }
                int code = process.waitFor();
                if (finished) {
                    return;
                }
                if (code != FuzzWorker.STUCK) {
                    died(corpus, at, code, rest.toString());
                }
                next = at + options.workers();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** {@return whether it was a line for this process} */
    private synchronized boolean hear(String line) throws IOException {
        String[] words = line.split(" ", 6);
        switch (words[0]) {
            case "end" -> {
                done++;
                codes.merge(Integer.parseInt(words[4]), 1L, Long::sum);
                long millis = Math.min(Long.parseLong(words[2]), Long.parseLong(words[3]));
                if (millis >= SLOW_MILLIS) {
                    slow.add(words[5].substring(0, Math.min(100, words[5].length())) + ", command " + words[1] + ": "
                            + millis + " ms");
                }
                if (log != null) {
                    log.write(words[1] + " " + words[4] + " " + words[2] + " " + words[5] + "\n");
                }
                progress();
            }
            case "found" -> found.merge(line.substring("found ".length()), 1, Integer::sum);
            case "failure" -> take(Path.of(line.substring("failure ".length())));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Takes over what a worker kept, unless another one was faster. */
    private void take(Path kept) throws IOException {
        String title = FailureFolder.title(kept);
        try (Stream<Path> all = Files.list(options.failures())) {
            for (Path one : all.toList()) {
                if (FailureFolder.title(one).equals(title)) {
                    return;
                }
            }
        }
        Path folder = nextFolder();
        copy(kept, folder);
        System.out.println("found  " + options.failures().getFileName() + "/" + folder.getFileName() + "  " + title);
    }

    private Path nextFolder() {
        int number = 1;
        while (Files.exists(options.failures().resolve(String.format(Locale.ROOT, "%03d", number)))) {
            number++;
        }
        return options.failures().resolve(String.format(Locale.ROOT, "%03d", number));
    }

    /** A worker ended that should not have. */
    private synchronized void died(Path corpus, long number, int code, String rest) throws IOException {
        Case one = new CaseMaker(
                        options.seed(),
                        Corpus.in(corpus),
                        dev.ironkit.cli.CommandModels.all(),
                        options.only().isEmpty()
                                ? java.util.Set.of()
                                : java.util.Set.of(options.only().split(",", -1)))
                .make(number);
        String last = rest.lines()
                .filter(line -> line.contains("at dev."))
                .findFirst()
                .orElse("");
        Finding ended = new Finding(
                "process",
                "process | ended with " + code + " " + last.strip(),
                "the process ended with " + code + "\n" + rest);
        found.merge(ended.signature(), 1, Integer::sum);
        Path folder = nextFolder();
        Files.createDirectories(folder);
        FailureFolder.write(folder, one, ended);
        System.out.println("found  " + folder.getFileName() + "  " + ended.signature());
    }

    /** {@return how many commands ended, or were given up} */
    long done() {
        return done;
    }

    /** {@return how often which exit code was seen} */
    Map<Integer, Long> codes() {
        return codes;
    }

    private void progress() {
        long now = System.currentTimeMillis();
        if (now - told >= TELL_EVERY_MILLIS) {
            told = now;
            System.out.printf(
                    Locale.ROOT,
                    "%,d commands in %d s, %.0f a second, %d kinds of failures%n",
                    done,
                    (now - begun) / 1000,
                    done * 1000.0 / (now - begun),
                    found.size());
        }
    }

    private int tell() {
        long millis = System.currentTimeMillis() - begun;
        System.out.printf(
                Locale.ROOT,
                "%,d commands of seed %d in %.1f s: %.0f a second%n",
                done,
                options.seed(),
                millis / 1000.0,
                done * 1000.0 / Math.max(1, millis));
        System.out.println("exit codes: " + codes);
        slow.stream().limit(20).forEach(line -> System.out.println("slow  " + line));
        found.forEach((signature, count) -> System.out.println(count + " x  " + signature));
        System.out.println(
                found.isEmpty() ? "nothing found" : found.size() + " kinds of failures, see " + options.failures());
        return found.isEmpty() ? 0 : 1;
    }

    private Process process(int worker, String... words) throws IOException {
        Path home = options.work().resolve("w" + worker);
        for (String name : List.of("case", "home", "tmp", "outside", "cache", "failures")) {
            Files.createDirectories(home.resolve(name));
        }
        Files.writeString(home.resolve("outside").resolve("untouched"), "untouched");
        return start(home.resolve("case"), home, words);
    }

    private static Process start(Path current, Path home, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Dslf4j.internal.verbosity=ERROR",
                "-Djava.io.tmpdir=" + home.resolve("tmp"),
                "-Duser.home=" + home.resolve("home"),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                FuzzWorker.class.getName()));
        command.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(current.toFile()).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(name -> name.startsWith("IRONKIT") || name.startsWith("JAVA_TOOL"));
        environment.put("LC_ALL", "C.UTF-8");
        environment.put("XDG_CONFIG_HOME", home.resolve("home").toString());
        environment.put("XDG_CACHE_HOME", home.resolve("cache").toString());
        return builder.start();
    }

    private static void clear(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            new Scratch(folder, List.of()).empty();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path one : all.toList()) {
                Files.copy(one, to.resolve(from.relativize(one).toString()));
            }
        }
    }
}
