package dev.ironkit.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.cli.CommandModels;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.CommandSpec;

/** The fuzzer can fail: a program with each kind of defect is found out, and one without is not. */
class PlantedDefectTest {

    private static final Map<String, CommandSpec> MODELS = CommandModels.all();
    private static final ByteView SOUND = ByteView.of("sound".getBytes(StandardCharsets.UTF_8));
    private static final ByteView DAMAGED = ByteView.of("s0und".getBytes(StandardCharsets.UTF_8));

    @TempDir
    Path folder;

    private Path scratch;
    private Path outside;

    @BeforeEach
    void makeFolders() throws IOException {
        scratch = Files.createDirectory(folder.resolve("case"));
        outside = Files.createDirectory(folder.resolve("outside"));
    }

    /** What the fuzzer finds when a program answers a command. */
    private List<String> found(Program program, String... args) {
        Case one =
                new Case(1, 0, List.of(new PlacedFile("in/a.lib", DAMAGED, SOUND)), List.of("out"), Request.of(args));
        return attempt(program, one).findings().stream().map(Finding::check).toList();
    }

    private Fuzzer.Attempt attempt(Program program, Case one) {
        try (Runner runner = new Runner(program, Duration.ofMillis(150))) {
            return new Fuzzer(runner, new Scratch(scratch, List.of(outside)), FuzzWorker.checks(MODELS)).attempt(one);
        }
    }

    private static Response document(String members) {
        return Response.of(
                0,
                "{\"schema\": \"ironkit.failure\", \"schemaVersion\": 1, \"tool\": \"ironkit 0.1.0\", " + members
                        + "\"problems\": []}\n",
                "");
    }

    private void write(Path file) {
        try {
            Files.writeString(file, "written");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aProgramWithoutDefectsIsLeftAlone() {
        assertThat(found(request -> Response.of(0, "a\tb\n", "note: all is well\n"), "ls", "in/a.lib"))
                .isEmpty();
        assertThat(found(request -> document("\"exitCode\": 0, "), "ls", "in/a.lib", "--json"))
                .isEmpty();
    }

    @Test
    void anExceptionThatIsThrownIsFound() {
        Program throwing =
                request -> new Response(70, ByteView.empty(), ByteView.empty(), new ArithmeticException("planted"));

        assertThat(found(throwing, "ls", "in/a.lib")).containsExactly("thrown");
    }

    @Test
    void exitCode70IsFoundAndItsStackTraceTellsItFromOthers() {
        Program failing = request -> Response.of(
                70,
                "",
                request.has("--debug")
                        ? "java.lang.ArithmeticException: / by zero\n\tat dev.ironkit.some.Place.method(Place.java:1)\n"
                        : "cli.bug\n");
        Case one = new Case(1, 0, List.of(), List.of(), Request.of("ls", "in/a.lib"));

        assertThat(attempt(failing, one).findings())
                .extracting(Finding::signature)
                .containsExactly("exit 70 | ArithmeticException < dev.ironkit.some.Place.method");
    }

    @Test
    void aCodeThatTheHelpDoesNotNameIsFound() {
        assertThat(found(request -> Response.of(5, "", "no\n"), "ls", "in/a.lib"))
                .containsExactly("exit code");
    }

    @Test
    void aStackTraceThatNobodyAskedForIsFound() {
        Program talking = request -> Response.of(4, "", "failed\n\tat dev.ironkit.some.Place.method(Place.java:1)\n");

        assertThat(found(talking, "ls", "in/a.lib")).containsExactly("stack trace");
    }

    @Test
    void aCommandThatDoesNotEndIsFoundWithItsStack() {
        CountDownLatch never = new CountDownLatch(1);
        Case one = new Case(1, 0, List.of(), List.of(), Request.of("ls", "in/a.lib"));
        Fuzzer.Attempt attempt = attempt(
                request -> {
                    hang(never);
                    return Response.of(0, "", "");
                },
                one);

        assertThat(attempt.stuck()).isTrue();
        assertThat(attempt.findings()).singleElement().satisfies(found -> {
            assertThat(found.check()).isEqualTo("time");
            assertThat(found.detail()).contains("PlantedDefectTest.hang");
        });
    }

    private static void hang(CountDownLatch never) {
        try {
            never.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void memoryThatRunsOutIsFound() {
        assertThat(found(request -> Response.of(4, "", "error  io.memory  in/a.lib\n"), "ls", "in/a.lib"))
                .containsExactly("memory");
        assertThat(found(
                        request ->
                                new Response(70, ByteView.empty(), ByteView.empty(), new OutOfMemoryError("planted")),
                        "ls",
                        "in/a.lib"))
                .contains("memory");
    }

    @Test
    void whatMovesACursorOrTurnsTextAroundIsFound() {
        for (String odd : List.of("\u001B[2J", "\r", "\u0007", "\u0085", "\u202E", "\u2028")) {
            assertThat(found(request -> Response.of(0, "name " + odd + "\n", ""), "ls", "in/a.lib"))
                    .containsExactly("control character");
            assertThat(found(request -> Response.of(0, "", "note: " + odd + "\n"), "ls", "in/a.lib"))
                    .containsExactly("control character");
        }
    }

    @Test
    void coloursAreForTerminals() {
        Program colourful = request -> Response.of(0, "\u001B[31mred\u001B[0m\n", "");
        Request piped = Request.of("ls", "in/a.lib");
        Request onTerminal = new Request(piped.args(), ByteView.empty(), true);

        assertThat(attempt(colourful, new Case(1, 0, List.of(), List.of(), onTerminal))
                        .findings())
                .isEmpty();
        assertThat(attempt(colourful, new Case(1, 0, List.of(), List.of(), piped))
                        .findings())
                .hasSize(1);
    }

    @Test
    void textThatIsNotUtf8IsFound() {
        Program odd = request -> new Response(0, ByteView.of((byte) 0xC0, (byte) 0x80), ByteView.empty(), null);

        assertThat(found(odd, "ls", "in/a.lib")).containsExactly("utf-8");
        assertThat(found(odd, "cat", "--raw", "in/a.lib")).isEmpty();
    }

    @Test
    void brokenDocumentsAreFound() {
        for (String broken : List.of("", "{", "{} {}", "text")) {
            assertThat(found(request -> Response.of(0, broken, ""), "ls", "in/a.lib", "--json"))
                    .contains("json");
        }
        assertThat(found(request -> document("\"exitCode\": 4, "), "ls", "in/a.lib", "--json"))
                .containsExactly("json exit code");
        assertThat(found(
                        request -> document("\"exitCode\": 0, \"problems2\": 1, \"tool\": 5, "),
                        "ls",
                        "in/a.lib",
                        "--json"))
                .contains("json");
        assertThat(found(
                        request -> Response.of(
                                0, "{\"schema\": \"ironkit.failure\", \"exitCode\": 0, \"problems\": 5}", ""),
                        "ls",
                        "in/a.lib",
                        "--json"))
                .containsExactly("json schema");
        assertThat(found(request -> Response.of(0, "{}\n{\n", ""), "find", "x", "--ndjson"))
                .containsExactly("json");
        assertThat(found(request -> Response.of(0, "", "{\"event\": \n"), "find", "x", "--progress", "json"))
                .containsExactly("json");
        assertThat(found(request -> Response.of(0, "<a>", ""), "validate", "x", "--format", "junit"))
                .containsExactly("xml");
    }

    @Test
    void filesThatShouldNotChangeAreFound() {
        Program changing = request -> {
            write(scratch.resolve("in/a.lib"));
            return Response.of(0, "", "");
        };

        assertThat(found(changing, "ls", "in/a.lib")).containsExactly("files");
        assertThat(found(changing, "rm", "in/a.lib!/a", "-o", "out/b.lib")).containsExactly("files");
        assertThat(found(changing, "rm", "in/a.lib!/a", "--in-place")).isEmpty();
    }

    @Test
    void filesOutsideTemporariesAndFilesThatAreGoneAreFound() {
        assertThat(found(
                        request -> {
                            write(outside.resolve("up"));
                            return Response.of(0, "", "");
                        },
                        "extract",
                        "in/a.lib",
                        "-o",
                        "out"))
                .containsExactly("files");
        assertThat(found(
                        request -> {
                            write(scratch.resolve("out/.x.ironkit-12-34.tmp"));
                            return Response.of(0, "", "");
                        },
                        "extract",
                        "in/a.lib",
                        "-o",
                        "out"))
                .containsExactly("files");
        assertThat(found(
                        request -> {
                            try {
                                Files.deleteIfExists(scratch.resolve("in/a.lib"));
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                            return Response.of(0, "", "");
                        },
                        "extract",
                        "in/a.lib",
                        "-o",
                        "out"))
                .containsExactly("files");
    }

    @Test
    void whatIsSaidOfFilesHasToBeTrue() {
        Program lying = request -> {
            write(scratch.resolve("out/b.lib"));
            return Response.of(5, "", "refused; nothing was changed\n");
        };

        assertThat(found(lying, "pack", "in", "-o", "out/b.lib")).containsExactly("files");
        assertThat(found(lying, "rm", "in/a.lib!/a", "-o", "out/b.lib")).containsExactly("files", "files");
    }

    @Test
    void whatWasWrittenHasToBeReadable() {
        Program careless = request -> {
            if (request.command().equals("ls")) {
                return Response.of(4, "{\"problems\": [{\"severity\": \"error\", \"code\": \"nres.short\"}]}", "");
            }
            write(scratch.resolve("out/b.lib"));
            return Response.of(0, "", "");
        };

        assertThat(found(careless, "rm", "in/a.lib!/a", "-o", "out/b.lib")).containsExactly("follow-up");
    }

    @Test
    void whatValidatePromisesOthersHaveToKeep() {
        Program promising = request -> request.command().equals("cat")
                ? Response.of(4, "{\"problems\": [{\"severity\": \"error\", \"code\": \"nres.short\"}]}", "")
                : Response.of(0, "{\"summary\": {}}", "");

        assertThat(found(promising, "ls", "in/a.lib")).containsExactly("validate promises");
    }

    @Test
    void bytesThatDoNotComeBackAreFound() {
        Program lossy = request -> request.command().equals("verify")
                ? Response.of(1, "{\"summary\": {\"archives\": 2, \"identical\": 1, \"unreadable\": 0}}", "")
                : Response.of(4, "", "");

        assertThat(found(lossy, "ls", "in/a.lib")).containsExactly("round trip");
    }

    @Test
    void anAnswerThatChangesIsFound() {
        int[] calls = new int[1];

        assertThat(found(request -> Response.of(0, request.command() + calls[0]++ + "\n", ""), "ls", "in/a.lib"))
                .contains("same again");
    }

    @Test
    void casesAreMadeSmallerAndCanBeReadBack() throws IOException {
        Case large = new Case(
                7,
                42,
                List.of(
                        new PlacedFile("in/a.lib", DAMAGED, SOUND),
                        PlacedFile.sound("b/odd\nname", SOUND),
                        new PlacedFile(
                                "c/both",
                                ByteView.of((byte) 9, (byte) 1, (byte) 9),
                                ByteView.of((byte) 0, (byte) 1, (byte) 0))),
                List.of("out"),
                new Request(List.of("ls", "-l", "c/both", "it's", "--glob", "\u202E\n"), ByteView.empty(), true));
        Case small = new Shrinker(
                        one -> one.request().args().contains("\u202E\n")
                                && one.files().stream()
                                        .anyMatch(file -> file.path().equals("c/both")
                                                && file.bytes().u8(2) == 9),
                        100)
                .shrink(large);

        assertThat(small.request().args()).containsExactly("ls", "\u202E\n");
        assertThat(small.request().terminal()).isFalse();
        assertThat(small.files())
                .singleElement()
                .satisfies(file -> assertThat(file.bytes()).isEqualTo(ByteView.of((byte) 0, (byte) 1, (byte) 9)));

        Path kept = folder.resolve("kept");
        FailureFolder.write(kept, large, new Finding("check", "check | ls", "detail"));
        Case read = FailureFolder.read(kept.resolve(FailureFolder.COMMAND));
        assertThat(read.request()).isEqualTo(large.request());
        assertThat(read.files()).extracting(PlacedFile::path).containsExactly("b/odd\nname", "c/both", "in/a.lib");
    }
}
