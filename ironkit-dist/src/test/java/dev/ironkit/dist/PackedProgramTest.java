package dev.ironkit.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unpacks the zip and runs it where there is no Java. Part of {@code mvn -Pdist package}. */
class PackedProgramTest {

    @TempDir
    static Path temp;

    private static Path program;
    private static Path tools;

    private record Result(int exitCode, String out, String err) {}

    @BeforeAll
    static void unpack() throws IOException {
        Path target = Path.of(System.getProperty("ironkit.root"), "ironkit-dist/target");
        Path zip;
        try (Stream<Path> files = Files.list(target)) {
            List<Path> zips = files.filter(file -> file.toString().endsWith(Pack.platform() + ".zip"))
                    .toList();
            assertThat(zips).hasSize(1);
            zip = zips.get(0);
        }
        // A space, because users have them in their folders.
        Path where = temp.resolve("some where");
        unzip(zip, where);
        try (Stream<Path> files = Files.list(where)) {
            program = files.findFirst().orElseThrow().resolve("ironkit");
        }
        tools = Files.createDirectories(temp.resolve("tools"));
        for (String tool : List.of("sh", "readlink")) {
            Files.copy(find(tool), tools.resolve(tool), StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    @Test
    void holdsWhatAUserNeeds() {
        Path folder = program.getParent();

        assertThat(folder.resolve("LICENSE")).isNotEmptyFile();
        assertThat(folder.resolve("README.md")).isNotEmptyFile();
        assertThat(folder.resolve("ironkit.cmd")).content().contains("UNTESTED");
        assertThat(folder.resolve("runtime/legal")).isDirectory();
    }

    @Test
    void tellsItsVersion() throws Exception {
        Result result = run(program, "--version");

        assertThat(result.err()).isEmpty();
        assertThat(result.out()).isEqualTo("ironkit 0.1.0\n");
        assertThat(result.exitCode()).isZero();
    }

    @Test
    void runsThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(temp.resolve("link"), temp.relativize(program));

        assertThat(run(link, "--version").out()).isEqualTo("ironkit 0.1.0\n");
    }

    @Test
    void passesTheExitCodeOn() throws Exception {
        assertThat(run(program, "no-such-command").exitCode()).isEqualTo(2);
    }

    @Test
    void makesTheDemoAndListsIt() throws Exception {
        Path demo = temp.resolve("demo");

        Result made = run(program, "demo", "-o", demo.toString());
        assertThat(made.exitCode()).as(made.err()).isZero();

        Result listed = run(program, "ls", demo.toString());
        assertThat(listed.exitCode()).as(listed.err()).isZero();
        assertThat(listed.out()).isNotEmpty();
    }

    @Test
    void startsFromItsClassDataArchive() throws Exception {
        Result result = run(Map.of("IRONKIT_JAVA_OPTS", "-Xshare:on -Xlog:class+load:stderr"), program, "--version");

        assertThat(result.exitCode()).isZero();
        assertThat(result.err().lines().filter(line -> line.contains(" dev.ironkit.cli.Main ")))
                .singleElement()
                .asString()
                .endsWith("source: shared objects file");
    }

    private static Result run(Path command, String... arguments) throws IOException, InterruptedException {
        return run(Map.of(), command, arguments);
    }

    private static Result run(Map<String, String> environment, Path command, String... arguments)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile(temp, "out", ".txt");
        Path err = Files.createTempFile(temp, "err", ".txt");
        List<String> all = new ArrayList<>(List.of(command.toString()));
        all.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(all)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .directory(temp.toFile());
        // Nothing of this machine: two tools on the path, and neither is a Java.
        builder.environment().clear();
        builder.environment().put("PATH", tools.toString());
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        int code = process.waitFor();
        return new Result(
                code, Files.readString(out, StandardCharsets.UTF_8), Files.readString(err, StandardCharsets.UTF_8));
    }

    private static Path find(String tool) throws IOException {
        for (String folder : System.getenv("PATH").split(":", -1)) {
            Path file = Path.of(folder, tool);
            if (Files.isExecutable(file)) {
                return file.toRealPath();
            }
        }
        throw new IllegalStateException("no " + tool + " on the path");
    }

    private static void unzip(Path zip, Path to) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", "true"));
                Stream<Path> paths = Files.walk(files.getPath("/"))) {
            for (Path from : (Iterable<Path>) paths::iterator) {
                Path target = to.resolve(files.getPath("/").relativize(from).toString());
                Files.createDirectories(target.getParent());
                Files.copy(from, target);
                if (Files.isRegularFile(from)) {
                    Files.setPosixFilePermissions(target, Files.getPosixFilePermissions(from));
                }
            }
        }
    }
}
