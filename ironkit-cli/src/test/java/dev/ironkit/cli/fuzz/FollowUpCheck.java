package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.json.JsonReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Asks more about the same files: what one command promises, others have to keep. */
final class FollowUpCheck implements Check {

    private static final Set<String> EDITS = Set.of("add", "mv", "pack", "recompute", "replace", "rm", "set");

    private static final Set<String> READS = Set.of(
            "info",
            "ls",
            "tree",
            "cat",
            "hex",
            "get",
            "validate",
            "verify",
            "diff",
            "stats",
            "find",
            "refs",
            "play",
            "pose",
            "pick",
            "explain",
            "schema");

    @Override
    public void look(Trial trial, Consumer<Finding> found) {
        if (trial.response().thrown() != null) {
            return;
        }
        written(trial, found);
        if (trial.isOneIn(6) && trial.changes().isEmpty()) {
            promises(trial, found);
        }
        if (trial.isOneIn(24) && trial.changes().isEmpty()) {
            again(trial, found);
        }
    }

    /** What was written can be read, strictly unless it was read tolerantly before. */
    private static void written(Trial trial, Consumer<Finding> found) {
        Request request = trial.request();
        List<String> outputs = request.values("-o");
        boolean plain = !request.has("--dry-run") && !request.hasMoreWordsElsewhere() && !request.has("--raw");
        if (trial.response().code() != 0
                || !plain
                || outputs.size() != 1
                || outputs.get(0).equals("-")) {
            return;
        }
        String output = outputs.get(0);
        if (!trial.changes().created().contains(output)
                || !Files.isRegularFile(trial.folder().resolve(output))) {
            return;
        }
        String name = output.toLowerCase(Locale.ROOT);
        if (EDITS.contains(trial.command()) && wasSound(trial, output)) {
            // A model without one of its tables is none any more, but the archive has to be one.
            boolean ofEntries = Set.of("add", "mv", "rm").contains(trial.command());
            List<String> words = new ArrayList<>(List.of(ofEntries ? "ls" : "info", "--json"));
            if (request.values("--read").isEmpty()) {
                words.add("--read=strict");
            }
            if (trial.command().equals("set")) {
                // Other commands change archives, which are told by their content.
                reads(request, words);
            }
            words.add("--");
            words.add(output);
            expect(trial, words, "what was written cannot be read", found);
        } else if (trial.command().equals("convert") && trial.isOneIn(2)) {
            back(trial, output, name, found);
        }
    }

    /** Whether what was changed could be read strictly before: damage is kept with everything else. */
    private static boolean wasSound(Trial trial, String output) {
        if (trial.command().equals("pack")) {
            return isReadAsItIsPacked(trial, output);
        }
        for (PlacedFile file : trial.one().files()) {
            boolean isNamed = trial.request().args().stream()
                    .anyMatch(word -> word.equals(file.path())
                            || word.startsWith(file.path() + "!/")
                            || word.startsWith(file.path() + "::")
                            || word.startsWith(file.path() + "?"));
            if (isNamed && file.isDamaged()) {
                List<String> words = new ArrayList<>(List.of("info", "--json", "--read=strict"));
                reads(trial.request(), words);
                words.add("--");
                words.add(file.path());
                if (trial.more().apply(Request.of(words.toArray(new String[0]))).code() != 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * An archive that comes out as it was extracted keeps its faults, and one with edited files those of the other entries. What an
     * edited manifest says is read strictly, where its hash tells that it was edited.
     */
    private static boolean isReadAsItIsPacked(Trial trial, String output) {
        List<PlacedFile> damaged =
                trial.one().files().stream().filter(PlacedFile::isDamaged).toList();
        boolean ofManifests = damaged.stream()
                .allMatch(file -> file.path().endsWith("manifest.json")
                        && text(trial, file.path()).contains("\n  \"sha256\": \""));
        String hash = Sha256.of(ByteView.of(bytes(trial, output)));
        return ofManifests
                && trial.one().files().stream()
                        .filter(file -> file.path().endsWith("manifest.json"))
                        .noneMatch(file -> text(trial, file.path()).contains(hash));
    }

    private static String text(Trial trial, String path) {
        return new String(bytes(trial, path), StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(Trial trial, String path) {
        try {
            return Files.readAllBytes(trial.folder().resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the user said about the input is true of the output as well. */
    private static void reads(Request request, List<String> words) {
        for (String option :
                List.of("--as", "--attr1", "--attr2", "--attr3", "--wear-parser", "--quat-order", "--res18")) {
            request.values(option).forEach(value -> words.add(option + "=" + value));
        }
        if (request.has("--rsli-overlay")) {
            words.add("--rsli-overlay");
        }
    }

    /** A picture or a model that was exported is one that can be taken back. */
    private static void back(Trial trial, String output, String name, Consumer<Finding> found) {
        if (name.endsWith(".png") || name.endsWith(".dds")) {
            expect(
                    trial,
                    List.of("convert", "--json", "-o", "back.texm", "--", output),
                    "what was exported is not taken back",
                    found);
        } else if (name.endsWith(".gltf") && !trial.request().has("--no-sidecar")) {
            expect(
                    trial,
                    List.of("convert", "--json", "--dry-run", "-o", "back.msh", "--", output),
                    "what was exported is not taken back",
                    found);
        } else if (name.endsWith(".texm") || name.endsWith(".msh")) {
            expect(
                    trial,
                    List.of("info", "--json", "--read=strict", "--", output),
                    "what was made cannot be read",
                    found);
        }
    }

    private static void expect(Trial trial, List<String> words, String what, Consumer<Finding> found) {
        Response response = trial.more().apply(Request.of(words.toArray(new String[0])));
        // Of a model with nothing in it nothing can come back, nor, without that model, of one that is as large as
        // numbers go; what lies too deep lay there before; no texture is made with more levels than its size allows,
        // and no node with a name that fills its field.
        boolean isKnown = Stream.of(
                        "msh.back-nothing",
                        "msh.build-mesh",
                        "cli.nesting-depth",
                        "texm.convert-level-count",
                        "msh.import-name",
                        "dds.size")
                .anyMatch(code -> response.outText().contains("\"" + code + "\""));
        String codes = codes(response);
        if (response.code() != 0 && !isKnown && !isSaid(trial, codes)) {
            found.accept(Finding.of(
                    "follow-up",
                    trial.command(),
                    what + " " + codes,
                    what + ": " + String.join(" ", words) + " ends with " + response.code() + "\n"
                            + response.errText()));
        }
    }

    /** Whether the command itself has told what is wrong with what it wrote: it does as it is told, and says so. */
    private static boolean isSaid(Trial trial, String codes) {
        Response write = trial.response();
        return codes.startsWith("[msh.")
                && Stream.of(codes.substring(1, codes.length() - 1).split(", "))
                        .allMatch(code -> write.errText().contains("error  " + code)
                                || write.outText().contains("\"" + code + "\""));
    }

    /** The rule ids that a document tells of. */
    private static String codes(Response response) {
        try {
            if (JsonReader.read(response.outText()) instanceof Map<?, ?> document
                    && document.get("problems") instanceof List<?> problems) {
                return problems.stream()
                        .filter(one -> one instanceof Map<?, ?> problem && "error".equals(problem.get("severity")))
                        .map(one -> String.valueOf(((Map<?, ?>) one).get("code")))
                        .distinct()
                        .limit(3)
                        .toList()
                        .toString();
            }
        } catch (RuntimeException e) {
            return "no document";
        }
        return "no problems";
    }

    /** A file in which validate finds no error can be read strictly and comes back byte for byte. */
    private static void promises(Trial trial, Consumer<Finding> found) {
        for (PlacedFile file : trial.one().files()) {
            if (!file.isDamaged() || !Files.isRegularFile(trial.folder().resolve(file.path()))) {
                continue;
            }
            List<String> reading = new ArrayList<>();
            reads(trial.request(), reading);
            reading.add("--json");
            reading.add("--");
            reading.add(file.path());
            Response trip = ask(trial, List.of("verify", "--roundtrip"), reading);
            if (differs(trip)) {
                found.accept(Finding.of(
                        "round trip",
                        "verify",
                        codes(trip),
                        file.path() + " does not come back byte for byte\n" + trip.outText()));
            }
            if (ask(trial, List.of("validate"), reading).code() == 0) {
                for (String command : List.of("info", "cat")) {
                    Response answer = ask(trial, List.of(command, "--read=strict"), reading);
                    boolean hasNoFields = answer.outText().contains("\"cli.no-fields\"");
                    if (answer.code() != 0 && !hasNoFields && !refusesOption(answer)) {
                        found.accept(Finding.of(
                                "validate promises",
                                command,
                                codes(answer),
                                "validate finds no error in " + file.path() + ", but " + command
                                        + " --read strict ends with " + answer.code() + "\n" + answer.errText()));
                    }
                }
                boolean cannotTell = trip.outText().contains("\"cli.nothing-to-check\"")
                        || trip.outText().contains("\"cli.no-rules\"");
                if (trip.code() != 0 && !cannotTell && !refusesOption(trip)) {
                    found.accept(Finding.of(
                            "validate promises",
                            "verify",
                            codes(trip),
                            "validate finds no error in " + file.path() + ", but verify ends with " + trip.code() + "\n"
                                    + trip.errText()));
                }
            }
            return;
        }
    }

    /** What the user said to one command may be nothing to another. */
    private static boolean refusesOption(Response answer) {
        return answer.code() == 2 && answer.outText().contains("has no effect here");
    }

    private static Response ask(Trial trial, List<String> first, List<String> rest) {
        List<String> words = new ArrayList<>(first);
        words.addAll(rest);
        return trial.more().apply(Request.of(words.toArray(new String[0])));
    }

    /** Whether something was read and written and then was not the same. */
    private static boolean differs(Response trip) {
        try {
            if (JsonReader.read(trip.outText()) instanceof Map<?, ?> document
                    && document.get("summary") instanceof Map<?, ?> summary) {
                long all = number(summary, "archives") + number(summary, "assets");
                long same = number(summary, "identical")
                        + number(summary, "identicalAssets")
                        + number(summary, "unreadable");
                return same < all;
            }
        } catch (RuntimeException e) {
            return false;
        }
        return false;
    }

    private static long number(Map<?, ?> map, String key) {
        return map.get(key) instanceof Number number ? number.longValue() : 0;
    }

    /** The same command on the same files says the same. */
    private static void again(Trial trial, Consumer<Finding> found) {
        if (!READS.contains(trial.command()) || trial.request().terminal()) {
            return;
        }
        Response second = trial.more().apply(trial.request());
        if (second.code() != trial.response().code()
                || !second.out().equals(trial.response().out())) {
            found.accept(Finding.of(
                    "same again",
                    trial.command(),
                    trial.response().code() + " and " + second.code(),
                    "the second time it ends with " + second.code() + " and says\n" + second.errText()));
        }
    }
}
