package dev.ironkit.workspace;

import static dev.ironkit.workspace.Saves.assertRefused;
import static dev.ironkit.workspace.Saves.names;
import static dev.ironkit.workspace.Saves.text;
import static dev.ironkit.workspace.Saves.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One of thousands of new files: not waited for, but whole or not there, as any other. */
class SaveOneOfManyTest {

    /** What an interrupted save of the file "a" leaves behind. */
    private static final String LEFTOVER = ".a.ironkit-2147483646-1.tmp";

    @TempDir
    Path folder;

    @Test
    void writesTheFileAndNamesItsHash() {
        SafeWriter.Saved saved = SafeWriter.saveOneOfMany(Saves.newFile(folder.resolve("a"), "hello"));

        assertThat(text(folder.resolve("a"))).isEqualTo("hello");
        assertThat(saved.size()).isEqualTo(5);
        assertThat(saved.sha256()).isEqualTo(Sha256.of(ByteView.of(Saves.bytes("hello"))));
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void refusesATargetThatIsThereOrAppearsMeanwhile() {
        Path target = folder.resolve("a");
        SaveRequest late = SaveRequest.newFile(target, sink -> write(target, "theirs"));

        assertRefused(IoProblem.TARGET_EXISTS, () -> SafeWriter.saveOneOfMany(late));
        assertRefused(IoProblem.TARGET_EXISTS, () -> SafeWriter.saveOneOfMany(Saves.newFile(target, "new")));
        assertThat(text(target)).isEqualTo("theirs");
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void leavesNothingBehindWhenTheWorkFails() {
        SaveRequest fails = SaveRequest.newFile(folder.resolve("a"), sink -> {
            sink.bytes(Saves.bytes("half"));
            sink.flush();
            throw new IllegalStateException("on purpose");
        });

        assertThatThrownBy(() -> SafeWriter.saveOneOfMany(fails)).hasMessage("on purpose");
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void refusesBytesThatDoNotReadBackEvenThoughTheDiskIsNotWaitedFor() {
        SaveRequest odd = new SaveRequest(
                folder.resolve("a"),
                sink -> sink.bytes(Saves.bytes("hello")),
                view -> {
                    throw new IllegalStateException("the check saw " + view.length());
                },
                null,
                false,
                false);

        assertThatThrownBy(() -> SafeWriter.saveOneOfMany(odd)).hasMessage("the check saw 5");
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void searchesForLeftoversOnceInARunAndWhereAFileIsReplaced() {
        RunFiles run = RunFiles.begin(found -> {});
        try {
            write(folder.resolve(LEFTOVER), "half");
            assertThat(SafeWriter.saveOneOfMany(Saves.newFile(folder.resolve("a"), "one"))
                            .leftovers())
                    .hasSize(1);
            write(folder.resolve(LEFTOVER), "half");
            write(folder.resolve("c"), "theirs");
            assertThat(SafeWriter.saveOneOfMany(Saves.newFile(folder.resolve("b"), "one"))
                            .leftovers())
                    .isEmpty();
            assertThat(SafeWriter.saveOneOfMany(Saves.forced(folder.resolve("c"), "two"))
                            .leftovers())
                    .hasSize(1);
        } finally {
            run.close();
        }
        assertThat(names(folder)).containsExactly("a", "b", "c");
    }
}
