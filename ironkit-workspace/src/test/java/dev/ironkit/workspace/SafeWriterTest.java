package dev.ironkit.workspace;

import static dev.ironkit.workspace.Saves.assertRefused;
import static dev.ironkit.workspace.Saves.names;
import static dev.ironkit.workspace.Saves.text;
import static dev.ironkit.workspace.Saves.write;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** New files, forced ones, and everything that is refused. */
class SafeWriterTest {

    @TempDir
    Path folder;

    @Test
    void writesANewFileAndNamesItsHash() {
        SafeWriter.Saved saved = SafeWriter.save(Saves.newFile(folder.resolve("a"), "hello"));

        assertThat(text(folder.resolve("a"))).isEqualTo("hello");
        assertThat(saved.size()).isEqualTo(5);
        assertThat(saved.sha256()).isEqualTo(Sha256.of(ByteView.of(Saves.bytes("hello"))));
        assertThat(saved.backup()).isEmpty();
        assertThat(saved.leftovers()).isEmpty();
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void refusesATargetThatIsThere() {
        write(folder.resolve("a"), "old");

        assertRefused(IoProblem.TARGET_EXISTS, () -> SafeWriter.save(Saves.newFile(folder.resolve("a"), "new")));
        assertThat(text(folder.resolve("a"))).isEqualTo("old");
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void refusesATargetThatAppearsDuringTheSave() {
        Path target = folder.resolve("a");
        SaveRequest request = SaveRequest.newFile(target, sink -> write(target, "theirs"));

        assertRefused(IoProblem.TARGET_EXISTS, () -> SafeWriter.save(request));
        assertThat(text(target)).isEqualTo("theirs");
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void refusesALinkThatLeadsNowhere() throws IOException {
        Files.createSymbolicLink(folder.resolve("a"), folder.resolve("nowhere"));

        assertRefused(IoProblem.TARGET_EXISTS, () -> SafeWriter.save(Saves.newFile(folder.resolve("a"), "new")));
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void replacesAnotherFileWhenForced() throws IOException {
        Path target = folder.resolve("a");
        write(target, "old");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-r-----"));

        SafeWriter.save(Saves.forced(target, "new"));

        assertThat(text(target)).isEqualTo("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(target)))
                .isEqualTo("rw-r-----");
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void writesThroughALinkWhenForced() throws IOException {
        write(folder.resolve("real"), "old");
        Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));

        SafeWriter.save(Saves.forced(folder.resolve("link"), "new"));

        assertThat(folder.resolve("link")).isSymbolicLink();
        assertThat(text(folder.resolve("real"))).isEqualTo("new");
    }

    @Test
    void neverReplacesAFolder() throws IOException {
        Files.createDirectory(folder.resolve("empty"));

        assertRefused(IoProblem.TARGET_KIND, () -> SafeWriter.save(Saves.forced(folder.resolve("empty"), "new")));
        assertRefused(IoProblem.TARGET_KIND, () -> SafeWriter.checkTarget(Path.of("/"), false, true));
        assertRefused(IoProblem.TARGET_KIND, () -> SafeWriter.checkTarget(Path.of(""), false, true));
        assertThatThrownBy(() -> SafeWriter.checkTarget(folder, false, true)).hasMessageContaining("a folder");
        assertThat(folder.resolve("empty")).isEmptyDirectory();
    }

    /** A socket stands for devices and pipes. It is in the test's own folder: a real device would be lost if this failed. */
    @Test
    void neverReplacesWhatIsNoFile() throws IOException {
        Path socket = folder.resolve("s");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));

            assertRefused(IoProblem.TARGET_KIND, () -> SafeWriter.save(Saves.forced(socket, "new")));
            assertThat(Files.isRegularFile(socket)).isFalse();
        }
    }

    @Test
    void refusesAFolderThatCannotBe() {
        write(folder.resolve("file"), "");

        assertRefused(IoProblem.NO_FOLDER, () -> SafeWriter.save(Saves.newFile(folder.resolve("file/a"), "new")));
        assertRefused(IoProblem.NO_FOLDER, () -> SafeWriter.save(Saves.newFile(folder.resolve("file/b/a"), "new")));
        assertRefused(IoProblem.NO_FOLDER, () -> SafeWriter.save(Saves.newFile(folder.resolve("none/../a"), "new")));
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Test
    void makesTheFoldersOfANewFile() {
        SafeWriter.save(Saves.newFile(folder.resolve("none/such/a"), "new"));

        assertThat(folder.resolve("none/such/a")).hasContent("new");
    }

    @Test
    void leavesNoFolderOfAFileThatIsNotWritten() {
        SaveRequest fails = new SaveRequest(
                folder.resolve("none/such/a"),
                sink -> {
                    throw new IllegalStateException("in the middle of it");
                },
                view -> {},
                null,
                false,
                false);

        assertThatThrownBy(() -> SafeWriter.save(fails)).isInstanceOf(IllegalStateException.class);
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Test
    void writesUnderTheLongestNamesAFolderTakes() {
        Path longest = folder.resolve("x".repeat(255));
        Path cyrillic = folder.resolve("\u0436".repeat(127));

        SafeWriter.save(Saves.newFile(longest, "one"));
        SafeWriter.save(Saves.newFile(cyrillic, "two"));

        assertThat(text(longest)).isEqualTo("one");
        assertThat(text(cyrillic)).isEqualTo("two");
        assertThat(names(folder)).hasSize(2);
    }

    @Test
    void saysWhyAFileCannotBeMade() {
        Path tooLong = folder.resolve("x".repeat(300));

        assertRefused(IoProblem.WRITE, () -> SafeWriter.save(Saves.newFile(tooLong, "new")));
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void leavesNothingBehindWhenTheDiskIsFull() {
        SaveRequest request = SaveRequest.newFile(folder.resolve("a"), sink -> {
            sink.bytes(new byte[1 << 17]);
            throw new UncheckedIOException(new IOException("No space left on device"));
        });

        assertThatThrownBy(() -> SafeWriter.save(request)).hasMessageContaining("No space left on device");
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void leavesNothingBehindWhenTheWorkFails() {
        SaveRequest request = SaveRequest.newFile(folder.resolve("a"), sink -> {
            sink.bytes(new byte[1 << 17]);
            throw new IllegalStateException("a defect");
        });

        assertThatThrownBy(() -> SafeWriter.save(request)).isInstanceOf(IllegalStateException.class);
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void leavesNothingBehindWhenTheCheckFails() {
        SaveRequest request = new SaveRequest(
                folder.resolve("a"),
                sink -> sink.u8(1),
                view -> {
                    throw new IllegalStateException("not as it should be");
                },
                null,
                false,
                false);

        assertThatThrownBy(() -> SafeWriter.save(request)).hasMessage("not as it should be");
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void refusesBytesThatDoNotReadBack() {
        Path target = folder.resolve("a");
        SaveRequest request = SaveRequest.newFile(target, sink -> {
            sink.bytes(new byte[1 << 17]);
            names(folder).forEach(name -> spoil(folder.resolve(name)));
        });

        assertRefused(IoProblem.READ_BACK, () -> SafeWriter.save(request));
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void callsAReadFailureARead() throws IOException {
        Path source = folder.resolve("source");
        write(source, "x".repeat(100));
        Path target = folder.resolve("a");
        try (FileSource opened = new FileSource(source)) {
            write(source, "cut");
            SaveRequest request = SaveRequest.newFile(target, sink -> sink.bytes(ByteView.of(opened)));

            assertThatThrownBy(() -> SafeWriter.save(request)).isInstanceOfSatisfying(WorkspaceException.class, e -> {
                assertThat(e.diagnostic().code()).isEqualTo(IoProblem.READ);
                assertThat(e.diagnostic().path().text()).contains("source");
            });
        }
        assertThat(names(folder)).containsExactly("source");
    }

    @Test
    void refusesALinkThatLeadsNowhereEvenWhenForced() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("a"), folder.resolve("nowhere"));

        assertRefused(IoProblem.TARGET_KIND, () -> SafeWriter.save(Saves.forced(link, "new")));
        assertThat(link).isSymbolicLink();
        assertThat(names(folder)).containsExactly("a");
    }

    /** What a bad disk does: another byte than the one that was written. */
    private static void spoil(Path file) {
        try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
            channel.position(77);
            channel.write(ByteBuffer.wrap(new byte[] {1}));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
