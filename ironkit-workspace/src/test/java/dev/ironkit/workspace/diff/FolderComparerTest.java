package dev.ironkit.workspace.diff;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.diff.FolderComparer.FolderFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderComparerTest {

    @TempDir
    Path folder;

    private final List<FolderFile> a = new ArrayList<>();
    private final List<FolderFile> b = new ArrayList<>();

    private FolderComparerTest inA(String name, byte[] content) {
        a.add(write("a", name, content));
        return this;
    }

    private FolderComparerTest inB(String name, byte[] content) {
        b.add(write("b", name, content));
        return this;
    }

    private FolderFile write(String side, String name, byte[] content) {
        Path file = folder.resolve(side).resolve(name);
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new FolderFile(name, new Address(file.toString(), false, List.of(), Map.of()));
    }

    private Comparison compare() {
        FolderComparer comparer = new FolderComparer(ReadOptions.PLAIN, Depth.ENTRY);
        Difference root = comparer.compare(new AssetPath("a"), a, new AssetPath("b"), b);
        assertThat(comparer.problems()).isEmpty();
        return root.inside().orElseThrow();
    }

    private List<String> told(Comparison comparison) {
        return comparison.differences().stream()
                .map(difference -> difference.change().word() + " "
                        + folder.relativize(Path.of(difference.side().path().text())))
                .toList();
    }

    @Test
    void foldersWithTheSameFilesAreIdentical() {
        inA("x.lib", archive().build()).inB("x.lib", archive().build());
        inA("sub/notes.txt", new byte[] {1}).inB("sub/notes.txt", new byte[] {1});

        assertThat(compare().verdict()).isEqualTo(Verdict.IDENTICAL);
        assertThat(compare().count(Change.SAME)).isEqualTo(2);
    }

    @Test
    void filesAreChangedAddedRemovedAndRenamed() {
        inA("changed.txt", new byte[] {1}).inB("changed.txt", new byte[] {2});
        inA("gone.txt", new byte[] {1, 2, 3}).inB("new.txt", new byte[] {3, 2, 1});
        inA("sub/old.txt", new byte[] {5, 5}).inB("moved.txt", new byte[] {5, 5});

        assertThat(told(compare()))
                .containsExactly(
                        "changed a/changed.txt", "removed a/gone.txt", "renamed a/sub/old.txt", "added b/new.txt");
    }

    @Test
    void archivesAreLookedInto() {
        inA("x.lib", archive().with(entry("DATA", "e").payload("1")).build());
        inB("x.lib", archive().with(entry("DATA", "e").payload("2")).build());

        Difference file = compare().differences().get(0);

        assertThat(file.inside().orElseThrow().differences())
                .extracting(Difference::change)
                .containsExactly(Change.CHANGED);
    }

    @Test
    void aFileThatOnlyChangedTheCaseOfItsNameIsTheSameFile() {
        inA("Textures.LIB", new byte[] {1}).inB("textures.lib", new byte[] {1});

        Difference file = compare().differences().get(0);

        assertThat(file.change()).isEqualTo(Change.CHANGED);
        assertThat(file.fields()).containsExactly(new FieldChange("name", "Textures.LIB", "textures.lib"));
    }

    @Test
    void aFileThatCannotBeReadIsNamedAndTheOthersAreCompared() throws IOException {
        inA("x.txt", new byte[] {1}).inB("x.txt", new byte[] {1});
        inA("y.txt", new byte[] {1}).inB("y.txt", new byte[] {2});
        Files.delete(folder.resolve("b/x.txt"));
        FolderComparer comparer = new FolderComparer(ReadOptions.PLAIN, Depth.ENTRY);

        Difference root = comparer.compare(new AssetPath("a"), a, new AssetPath("b"), b);

        assertThat(comparer.problems())
                .extracting(problem -> problem.code().id())
                .containsExactly("io.missing");
        assertThat(told(root.inside().orElseThrow())).containsExactly("changed a/y.txt");
    }
}
