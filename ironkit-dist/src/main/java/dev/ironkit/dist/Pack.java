package dev.ironkit.dist;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes the zip that runs without an installed Java, with the tools of the JDK it is run by.
 *
 * <p>The program becomes a module of the Java in the zip, not a jar beside it. A class-data archive is tied to the place
 * of a jar but not to the place of its own Java, so it can be made here, and the first start is as short as any other.
 */
final class Pack {

    private static final String MODULE = "dev.ironkit";
    private static final String MAIN = "dev.ironkit.cli.Main";

    private final Path root;
    private final Path work;
    private final Path folder;
    private final Path runtime;

    private Pack(Path root, String version) {
        this.root = root;
        this.work = root.resolve("ironkit-dist/target/pack");
        this.folder = work.resolve("ironkit-" + version);
        this.runtime = folder.resolve("runtime");
    }

    /** Takes the root of the source tree, the version, and the time to stamp files with. */
    public static void main(String[] args) throws IOException, InterruptedException {
        Pack pack = new Pack(Path.of(args[0]), args[1]);
        Path zip = pack.root.resolve("ironkit-dist/target/ironkit-" + args[1] + "-" + platform() + ".zip");
        deleteTree(pack.work);
        pack.link(pack.unpackAsModule());
        pack.archiveClasses();
        pack.addFiles();
        pack.zip(zip, Instant.parse(args[2]));
        deleteTree(pack.work);
        System.out.println(zip.getFileName() + ": " + Files.size(zip) / 1_000_000 + " MB");
    }

    /** The name of this machine's kind, such as linux-x64. */
    static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String os = system.startsWith("windows") ? "windows" : system.startsWith("mac") ? "macos" : "linux";
        String arch = System.getProperty("os.arch");
        return os + "-" + (arch.equals("amd64") || arch.equals("x86_64") ? "x64" : arch);
    }

    /**
     * Unpacks the jar and gives it a module descriptor. Open, because picocli and resources are reached by name; with an
     * exported package, because only such modules are there when Java is started without naming one. Started so, Java
     * takes its module graph from the archive too.
     */
    private Path unpackAsModule() throws IOException {
        Path jar = root.resolve("ironkit-cli/target/ironkit.jar");
        Path module = work.resolve("module");
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            if (Files.exists(files.getPath("META-INF/services"))) {
                throw new IllegalStateException("a module names its services in its descriptor: teach Pack to do it");
            }
            copyTree(files.getPath("/"), module);
        }
        String needed = tool("jdeps", "--print-module-deps", "--ignore-missing-deps", "--multi-release", "base", jar);
        StringBuilder descriptor = new StringBuilder("open module " + MODULE + " {\n    exports dev.ironkit.cli;\n");
        for (String name : needed.strip().split(",", -1)) {
            descriptor.append("    requires ").append(name).append(";\n");
        }
        Path source = work.resolve("module-info.java");
        Files.writeString(source, descriptor.append("}\n"));
        tool("javac", "--patch-module", MODULE + "=" + module, "-d", module, source);
        return module;
    }

    /** Line numbers stay in: they cost 2 MB and make a bug report worth reading. */
    private void link(Path module) throws IOException {
        Files.createDirectories(folder);
        String zipped = Runtime.version().feature() < 21 ? "2" : "zip-6";
        tool(
                "jlink",
                "--module-path",
                module,
                "--add-modules",
                MODULE,
                "--no-header-files",
                "--no-man-pages",
                "--compress=" + zipped,
                "--output",
                runtime);
    }

    /** Does what the launcher of the source tree does in prepare.sh, but into the default archive of this Java. */
    private void archiveClasses() throws IOException, InterruptedException {
        Path training = Files.createDirectories(work.resolve("training"));
        Path loaded = work.resolve("loaded.lst");
        Set<String> classes = new LinkedHashSet<>();
        for (String line : Files.readAllLines(root.resolve("ironkit-cli/src/main/launcher/training.txt"))) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> command = new ArrayList<>(List.of("-XX:DumpLoadedClassList=" + loaded));
            command.addAll(List.of("-cp", nothing(), MAIN));
            command.addAll(List.of(line.strip().split(" +", -1)));
            java(training, command);
            for (String name : Files.readAllLines(loaded)) {
                boolean linksPicocli = name.startsWith("@") && name.contains("picocli");
                if (!name.startsWith("#") && !name.contains("source:") && !linksPicocli) {
                    classes.add(name.replaceFirst(" id: [0-9]+$", ""));
                }
            }
        }
        Path list = Files.write(work.resolve("classes.lst"), classes);
        int code = java(training, List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-cp", nothing()));
        if (code != 0) {
            throw new IllegalStateException(
                    "java -Xshare:dump ended with " + code + "\n" + Files.readString(work.resolve("output.txt")));
        }
    }

    /** A class path with nothing in it, as the launcher gives; an empty text would be the working folder. */
    private String nothing() {
        return runtime.resolve("none").toString();
    }

    private int java(Path where, List<String> arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(runtime.resolve("bin/java").toString()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .directory(where.toFile())
                .redirectErrorStream(true)
                .redirectOutput(work.resolve("output.txt").toFile())
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException("does not end: " + command);
        }
        return process.exitValue();
    }

    private void addFiles() throws IOException {
        copyTree(root.resolve("ironkit-dist/src/main/dist"), folder);
        for (String name : List.of("LICENSE", "README.md")) {
            Files.copy(root.resolve(name), folder.resolve(name));
        }
    }

    private void zip(Path zip, Instant time) throws IOException {
        Files.deleteIfExists(zip);
        Map<String, String> options = Map.of("create", "true", "enablePosixFileAttributes", "true");
        try (FileSystem files = FileSystems.newFileSystem(zip, options);
                Stream<Path> paths = Files.walk(folder)) {
            for (Path from : (Iterable<Path>) paths.sorted()::iterator) {
                Path to = files.getPath("/")
                        .resolve(folder.getParent().relativize(from).toString().replace('\\', '/'));
                Files.copy(from, to);
                if (Files.getFileAttributeView(from, PosixFileAttributeView.class) != null) {
                    Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
                }
                Files.setLastModifiedTime(to, FileTime.from(time));
            }
        }
    }

    private static String tool(String name, Object... arguments) {
        ToolProvider tool =
                ToolProvider.findFirst(name).orElseThrow(() -> new IllegalStateException("this Java has no " + name));
        StringWriter out = new StringWriter();
        String[] texts = Stream.of(arguments).map(Object::toString).toArray(String[]::new);
        PrintWriter to = new PrintWriter(out);
        if (tool.run(to, to, texts) != 0) {
            throw new IllegalStateException(name + " " + String.join(" ", texts) + "\n" + out);
        }
        return out.toString();
    }

    private static void copyTree(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : (Iterable<Path>) paths::iterator) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }

    private static void deleteTree(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> paths = Files.walk(tree)) {
            for (Path path : (Iterable<Path>) paths.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(path);
            }
        }
    }
}
