package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManySavesTest {

    @TempDir
    Path folder;

    /** Writes a text; with a number of times it may be asked for before it fails. */
    private static final class TextPlan implements WritePlan {
        private final MountedFile source;
        private final String text;
        private int left;

        TextPlan(MountedFile source, String text, int left) {
            this.source = source;
            this.text = text;
            this.left = left;
        }

        @Override
        public Optional<MountedFile> source() {
            return Optional.ofNullable(source);
        }

        @Override
        public String sourceName() {
            return "";
        }

        @Override
        public void encode(ByteSink sink) {
            if (left-- == 0) {
                throw new RefusedException(IoProblem.WRITE, AssetPath.UNNAMED, "the disk is full");
            }
            sink.bytes(text.getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public Receipt.Summary check(ByteView written) {
            return new Receipt.Summary(List.of(), new Receipt.Kept(0, true, 0, 0), List.of(), List.of(), List.of());
        }
    }

    private ManySaves.Item newFile(String name, int times) {
        Path file = folder.resolve(name);
        return new ManySaves.Item(
                new TextPlan(null, "new", times), new SaveTarget(file, file.toString(), false, false, false));
    }

    private ManySaves.Item inPlace(String name, int times, boolean backup) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "old");
        return new ManySaves.Item(
                new TextPlan(MountedFile.open(file, name), "new", times),
                new SaveTarget(file, file.toString(), true, false, backup));
    }

    @Test
    void writesAll() throws IOException {
        List<Receipt> receipts =
                ManySaves.save("set", List.of(newFile("a", 9), inPlace("b", 9, true), inPlace("c", 9, false)));

        assertThat(receipts).hasSize(3);
        assertThat(folder.resolve("a")).hasContent("new");
        assertThat(folder.resolve("b")).hasContent("new");
        assertThat(folder.resolve("b.bak")).hasContent("old");
        assertThat(folder.resolve("c")).hasContent("new");
        assertThat(folder.resolve("c.bak")).doesNotExist();
        assertThat(receipts.get(1).backup()).isPresent();
        assertThat(receipts.get(2).backup()).isEmpty();
    }

    @Test
    void whatFailsWhenTriedOutIsNotBegun() {
        List<ManySaves.Item> items = List.of(newFile("a", 9), newFile("b", 0));

        assertThatThrownBy(() -> ManySaves.save("set", items)).isInstanceOf(RefusedException.class);

        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatFailsLateTakesBackWhatWasWritten() throws IOException {
        List<ManySaves.Item> items =
                List.of(newFile("a", 9), inPlace("b", 9, true), inPlace("c", 9, false), newFile("d", 0));

        assertThatThrownBy(() -> ManySaves.save("set", items))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("the disk is full");

        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("b", "c");
        }
        assertThat(folder.resolve("b")).hasContent("old");
        assertThat(folder.resolve("c")).hasContent("old");
    }
}
