package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GoldenTest {

    @TempDir
    Path module;

    private Path file;

    @BeforeEach
    void writeGoldenFile() throws IOException {
        file = module.resolve("src/test/resources/golden/GoldenTest/list.txt");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "one\ntwo\n");
        Path source = module.resolve("src/test/java/dev/GoldenTest.java");
        Files.createDirectories(source.getParent());
        Files.createFile(source);
    }

    private GoldenFolder comparing() {
        return new GoldenFolder(module, false, false);
    }

    @Test
    void takesTheSameText() {
        comparing().check(GoldenTest.class, "list", "one\ntwo\n");
    }

    @Test
    void takesAFileWithTheLineEndsOfWindows() throws IOException {
        Files.writeString(file, "one\r\ntwo\r\n");
        comparing().check(GoldenTest.class, "list", "one\ntwo\n");
    }

    @Test
    void refusesAnotherText() {
        assertThatThrownBy(() -> comparing().check(GoldenTest.class, "list", "one\ntwo"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("list.txt");
    }

    @Test
    void failsOnAMissingFileAndWritesNone() {
        assertThatThrownBy(() -> comparing().check(GoldenTest.class, "other", "x"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Dgolden=update");
        assertThat(file.resolveSibling("other.txt")).doesNotExist();
    }

    @Test
    void writesFilesWhenUpdating() {
        GoldenFolder updating = new GoldenFolder(module, true, false);
        updating.check(GoldenTest.class, "list", "three\n");
        updating.check(GoldenTest.class, "other", "x");
        assertThat(file).hasContent("three\n");
        assertThat(file.resolveSibling("other.txt")).hasContent("x");
    }

    @Test
    void writesNothingWhereCiIsSet() {
        GoldenFolder guarded = new GoldenFolder(module, true, true);
        assertThatThrownBy(() -> guarded.check(GoldenTest.class, "list", "three\n"))
                .isInstanceOf(AssertionError.class);
        assertThat(file).hasContent("one\ntwo\n");
    }

    @Test
    void findsFilesNobodyAskedFor() throws IOException {
        GoldenFolder folder = comparing();
        folder.check(GoldenTest.class, "list", "one\ntwo\n");
        folder.noOrphans(GoldenTest.class);
        Files.createFile(file.resolveSibling("old.txt"));
        assertThatThrownBy(() -> folder.noOrphans(GoldenTest.class)).hasMessageContaining("old.txt");
    }

    @Test
    void findsFoldersOfClassesThatAreGone() throws IOException {
        GoldenFolder folder = comparing();
        folder.check(GoldenTest.class, "list", "one\ntwo\n");
        Files.createDirectory(file.getParent().resolveSibling("GoneTest"));
        assertThatThrownBy(() -> folder.noOrphans(GoldenTest.class)).hasMessageContaining("GoneTest");
    }

    @Test
    void refusesNamesThatLeaveTheFolder() {
        assertThatThrownBy(() -> comparing().check(GoldenTest.class, "../list", "x"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void comparesWithTheFilesOfThisModule() {
        Golden.check(GoldenTest.class, "greeting", "hello\n");
        Golden.noOrphans(GoldenTest.class);
    }
}
