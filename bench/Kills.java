import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Kills every writing command a thousand times, at any moment, and lets every step of it fail: what it writes has to be old or new as
 * a whole, and the next command has to leave nothing behind.
 *
 * <p>Called by kills.sh: the program, a folder to work in, the number of kills, and perhaps the only commands that are wanted.
 */
public final class Kills {

    /** How a run ends. */
    private enum Way {
        /** kill -9 at any time. */
        KILL,
        /** kill -9 just before a certain step. */
        KILL_AT_STEP,
        /** Ctrl-C at any time. */
        INTERRUPT,
        /** One step fails. */
        EIO,
        /** All steps from one on fail. */
        EIO_ON,
        /** The disk is full from a step on. */
        FULL_ON
    }

    /**
     * A command.
     *
     * @param name how the report calls it
     * @param whole whether all of its files belong together; otherwise each of them is old or new for itself
     * @param prepare commands that make the old state
     * @param command the command that is killed
     */
    private record Subject(String name, boolean whole, List<List<String>> prepare, List<String> command) {}

    private static final int MANY = 1_000_000;

    private final Path program;
    private final Path work;
    private final Random random = new Random(7);
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();
    private Path temporary;

    private Kills(Path program, Path work) {
        this.program = program;
        this.work = work;
    }

    public static void main(String[] args) throws Exception {
        new Kills(Path.of(args[0]).toAbsolutePath(), Path.of(args[1]).toAbsolutePath()).run(
                        Integer.parseInt(args[2]), args.length > 3 ? args[3] : "");
    }

    private static List<String> words(String line) {
        return Arrays.asList(line.split(" "));
    }

    private static Subject subject(String name, boolean whole, String command, String... prepare) {
        return new Subject(name, whole, Stream.of(prepare).map(Kills::words).toList(), words(command));
    }

    private static List<Subject> subjects() {
        String demo = "demo -o g -q";
        String gltf = "convert g/robots.rlb!/r_walker.msh --to gltf -o work/ -q";
        return List.of(
                subject("set --in-place", true, "set g/Textures.lib!/HULL01.0 entry.attr1=4 --in-place -q", demo),
                subject("set -o --force", true, "set g/Textures.lib!/HULL01.0 entry.attr1=4 -o g/static.rlb --force -q", demo),
                subject("set --batch --in-place", true, "set --batch b.nd --in-place -q", demo),
                subject("set --batch --no-backup", true, "set --batch b.nd --in-place --no-backup -q", demo),
                subject("set --batch -o --force", true, "set --batch b.nd -o h --force -q", demo, "demo -o h --seed 2 -q"),
                subject("replace --raw", true, "replace g/Textures.lib!/HULL01.0 g/sprites.lib --raw --in-place -q", demo),
                subject("replace --with", true, "replace g/robots.rlb!/r_walker.msh work/r_walker.gltf --in-place --with materials,textures -q",
                        demo, gltf),
                subject("add", true, "add g/Textures.lib b.nd --type DATA --in-place -q", demo),
                subject("rm", true, "rm g/Textures.lib!/HULL01.0 --in-place -q", demo),
                subject("mv", true, "mv g/Textures.lib!/HULL01.0 OTHER.0 --in-place -q", demo),
                subject("extract", false, "extract g/Textures.lib -o tex -q", demo),
                subject("extract --force", false, "extract g/Textures.lib -o tex --force -q", demo, "demo -o h --seed 2 -q",
                        "extract h/Textures.lib -o tex -q"),
                subject("pack", true, "pack tex -o g/static.rlb --force -q", demo, "extract g/Textures.lib -o tex -q"),
                subject("pack of a tree", false, "pack tree -o h --force -q", demo, "demo -o h --seed 2 -q",
                        "extract g/Textures.lib g/robots.rlb -o tree -q"),
                subject("convert to png", true, "convert g/Textures.lib!/HULL01.0 -o hull.png --mips files --force -q", demo,
                        "demo -o h --seed 2 -q", "convert h/Textures.lib!/HULL01.0 -o hull.png --mips files -q"),
                subject("convert to gltf", true, "convert g/robots.rlb!/r_walker.msh -o w.gltf --force -q", demo,
                        "demo -o h --seed 2 -q", "convert h/robots.rlb!/r_walker.msh -o w.gltf -q"),
                subject("convert --with", true, "convert work/r_walker.gltf -o mod/walker.msh --with materials,textures -q", demo, gltf),
                subject("render", true, "render g/Textures.lib -o sheet.png --force -q", demo, "render g/sprites.lib -o sheet.png -q"),
                subject("validate", false, "validate g -o report.html --format html --write-baseline known.json --force -q", demo),
                subject("demo", true, "demo -o g --seed 2 --force -q", demo));
    }

    private void run(int kills, String wanted) throws Exception {
        delete(work);
        Files.createDirectories(work);
        temporary = Files.createDirectory(work.resolve("tmp"));
        List<Subject> subjects =
                subjects().stream().filter(subject -> subject.name().contains(wanted)).toList();
        int done = 0;
        for (int i = 0; i < subjects.size(); i++) {
            int until = (int) ((long) kills * (i + 1) / subjects.size());
            examine(subjects.get(i), until - done);
            done = until;
        }
        tidyTemporary();
        counts.forEach((what, count) -> System.out.printf("%6d  %s%n", count, what));
        failures.forEach(System.out::println);
        System.out.println(done + " kills, " + failures.size() + " failures");
        System.exit(failures.isEmpty() ? 0 : 1);
    }

    private void examine(Subject subject, int kills) throws Exception {
        Path template = work.resolve("template");
        delete(template);
        Files.createDirectories(template);
        for (List<String> line : subject.prepare()) {
            expectSuccess(template, line);
        }
        Files.writeString(
                template.resolve("b.nd"),
                "{\"address\":\"g/Material.lib!/RUST\",\"path\":\"entry.attr1\",\"value\":4}\n"
                        + "{\"address\":\"g/robots.rlb!/r_hover.msh\",\"path\":\"entry.attr1\",\"value\":9}\n"
                        + "{\"address\":\"g/Textures.lib!/HULL01.0\",\"path\":\"entry.attr1\",\"value\":9}\n");
        if (subject.name().equals("replace --with")) {
            // Another material, so that the library of materials and the list of the model change with it.
            Path model = template.resolve("work/r_walker.gltf");
            Files.writeString(model, Files.readString(model).replace("\"name\": \"PAINT\"", "\"name\": \"LACQUER\""));
        }
        Path finished = work.resolve("finished");
        copy(template, finished);
        long begin = System.nanoTime();
        String said = expectSuccess(finished, subject.command(), "IRONKIT_FAULT", "steps");
        long nanos = System.nanoTime() - begin;
        int steps = (int) said.lines().filter(line -> line.startsWith("step ")).count();
        Map<String, String> old = state(template);
        Map<String, String> isNew = state(finished);
        System.out.printf("%s: %d steps, %d ms%n", subject.name(), steps, nanos / MANY);
        for (int i = 0; i < kills; i++) {
            Way way = i % 2 == 0 ? Way.KILL_AT_STEP : i % 4 == 1 ? Way.KILL : Way.INTERRUPT;
            // Steps are gone through one after the other, so that with enough kills each of them is met.
            int step = 1 + (int) ((long) i * steps / Math.max(1, kills));
            long delay = (long) (nanos * (0.2 + 0.9 * random.nextDouble()));
            one(subject, template, old, isNew, way, step, delay);
        }
        for (int step = 1; step <= steps; step += Math.max(1, steps / 12)) {
            for (Way way : List.of(Way.EIO, Way.EIO_ON, Way.FULL_ON)) {
                one(subject, template, old, isNew, way, step, 0);
            }
        }
    }

    private void one(
            Subject subject,
            Path template,
            Map<String, String> old,
            Map<String, String> isNew,
            Way way,
            int step,
            long delay)
            throws Exception {
        Path folder = work.resolve("run");
        copy(template, folder);
        String fault = switch (way) {
            case KILL_AT_STEP -> "stop:" + step;
            case EIO -> "eio:" + step;
            case EIO_ON -> "eio:" + step + "+";
            case FULL_ON -> "full:" + step + "+";
            default -> "";
        };
        Process process = start(folder, subject.command(), "IRONKIT_FAULT", fault);
        Path err = work.resolve("err");
        switch (way) {
            case KILL_AT_STEP -> {
                while (process.isAlive() && !Files.readString(err).contains("step ")) {
                    TimeUnit.MILLISECONDS.sleep(5);
                }
                process.destroyForcibly();
            }
            case KILL -> {
                process.waitFor(delay, TimeUnit.NANOSECONDS);
                process.destroyForcibly();
            }
            case INTERRUPT -> {
                process.waitFor(delay, TimeUnit.NANOSECONDS);
                new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
            }
            default -> {
                // It ends by itself.
            }
        }
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly().waitFor();
            failures.add(subject.name() + ", " + way + " at step " + step + ": it did not end");
            return;
        }
        String said = Files.readString(err);
        String where = subject.name() + ", " + way + (delay > 0 && way != Way.KILL_AT_STEP ? " after " + delay / MANY + " ms" : " at step " + step);
        int code = process.exitValue();
        if (way == Way.INTERRUPT && !leftovers(folder).isEmpty()) {
            failures.add(where + ": Ctrl-C left " + leftovers(folder));
        }
        String journal = leftovers(folder).stream().anyMatch(path -> path.endsWith("journal")) ? ", journal" : "";
        // The next command, which only reads.
        expectSuccess(folder, List.of("ls", ".", "-q"));
        String result = compare(subject, old, isNew, state(folder));
        // Only this one says that it does not know yet.
        boolean refuses = said.contains("Nothing was changed") || (code == 5 && !said.contains("io.save-open"));
        if (result.equals("new") && refuses && !old.equals(isNew)) {
            failures.add(where + ": new, although it said: " + said);
        }
        if (result.startsWith("MIXED")) {
            failures.add(where + ": " + result + "\n" + said);
        }
        if (code == 70) {
            failures.add(where + ": a bug: " + said);
        }
        counts.merge(way + " -> " + result.split(" ")[0] + journal, 1, Integer::sum);
        // The next one that writes, in every folder that may have something.
        for (Path left : leftovers(folder)) {
            Path around = left.getParent();
            while (around.toString().contains(".ironkit-save")) {
                around = around.getParent();
            }
            expectSuccess(folder, List.of("validate", "g/Material.lib", "-o", around.resolve("next.txt").toString(), "--force", "-q"));
            Files.deleteIfExists(around.resolve("next.txt"));
        }
        if (!leftovers(folder).isEmpty()) {
            failures.add(where + ": left behind: " + leftovers(folder));
        }
    }

    private static String compare(
            Subject subject, Map<String, String> old, Map<String, String> isNew, Map<String, String> now) {
        Map<String, String> names = new LinkedHashMap<>(old);
        names.putAll(isNew);
        names.putAll(now);
        List<String> oldOnes = new ArrayList<>();
        List<String> newOnes = new ArrayList<>();
        for (String name : names.keySet()) {
            String found = now.get(name);
            boolean sameAsOld = java.util.Objects.equals(found, old.get(name));
            boolean sameAsNew = java.util.Objects.equals(found, isNew.get(name));
            if (name.matches(".*\\.bak\\d*")) {
                // A backup is made before the file is replaced, and is the old file in any case.
                if (found != null && !found.equals(old.get(name.replaceFirst("\\.bak\\d*$", "")))) {
                    return "MIXED " + name + " is no backup";
                }
                continue;
            }
            boolean unfinished = !subject.whole() && name.endsWith("manifest.json");
            if (!sameAsOld && !sameAsNew && !unfinished) {
                return "MIXED " + name + " is neither old nor new";
            }
            if (sameAsOld != sameAsNew) {
                (sameAsOld ? oldOnes : newOnes).add(name);
            }
        }
        if (subject.whole() && !oldOnes.isEmpty() && !newOnes.isEmpty()) {
            return "MIXED old " + oldOnes + " new " + newOnes;
        }
        return newOnes.isEmpty() ? "old" : oldOnes.isEmpty() ? "new" : "partly";
    }

    /** The files and what is in them, without those in the making. */
    private static Map<String, String> state(Path folder) throws IOException {
        Map<String, String> state = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (!isTemporary(name)) {
                    state.put(name, Files.size(file) + ":" + Arrays.hashCode(Files.readAllBytes(file)));
                }
            }
        }
        return state;
    }

    private static boolean isTemporary(String name) {
        return name.contains(".ironkit-save") || name.matches(".*\\.ironkit-\\d+-.*\\.tmp");
    }

    private static List<Path> leftovers(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> isTemporary(folder.relativize(file).toString())).toList();
        }
    }

    /** What was left in the folder of temporary files is gone after the next command that needs it. */
    private void tidyTemporary() throws Exception {
        long before = count(temporary);
        Path folder = work.resolve("last");
        Files.createDirectories(folder);
        expectSuccess(folder, words("demo -o g -q"));
        expectSuccess(folder, words("set g/Textures.lib!/HULL01.0 entry.attr1=4 --dry-run"));
        long after = count(temporary);
        System.out.println(before + " places in the folder of temporary files before the last command, " + after + " after it");
        if (after > 0) {
            failures.add("left in the folder of temporary files: " + after);
        }
    }

    private static long count(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> !path.getFileName().toString().startsWith("hsperf")).count();
        }
    }

    private Process start(Path folder, List<String> command, String... environment) throws IOException {
        List<String> words = new ArrayList<>(List.of("env", "--default-signal=INT", program.toString()));
        words.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(words).directory(folder.toFile());
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(work.resolve("err").toFile());
        builder.environment().put("IRONKIT_BUILD", "never");
        builder.environment().put("HOME", work.resolve("home").toString());
        builder.environment().put("IRONKIT_JAVA_OPTS", "-Djava.io.tmpdir=" + temporary);
        builder.environment().remove("IRONKIT_FAULT");
        for (int i = 0; i < environment.length; i += 2) {
            builder.environment().put(environment[i], environment[i + 1]);
        }
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }

    private String expectSuccess(Path folder, List<String> command, String... environment) throws Exception {
        Process process = start(folder, command, environment);
        if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new IllegalStateException(command + " ended badly: " + Files.readString(work.resolve("err")));
        }
        return Files.readString(work.resolve("err"));
    }

    private static void copy(Path from, Path to) throws IOException {
        delete(to);
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.toList()) {
                Files.copy(each, to.resolve(from.relativize(each).toString()));
            }
        }
    }

    private static void delete(Path path) throws IOException {
        if (Files.exists(path)) {
            try (Stream<Path> all = Files.walk(path)) {
                for (Path each : all.sorted((one, two) -> two.compareTo(one)).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
