package dev.ironkit.workspace;

import static dev.ironkit.workspace.Saves.assertRefused;
import static dev.ironkit.workspace.Saves.mount;
import static dev.ironkit.workspace.Saves.names;
import static dev.ironkit.workspace.Saves.text;
import static dev.ironkit.workspace.Saves.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans carried out: to a file, in place, to a stream, and only shown. */
class PlanSaveTest {

    @TempDir
    Path folder;

    private Path source;
    private Path target;
    private MountedFile mounted;

    @BeforeEach
    void writeSource() {
        source = folder.resolve("a");
        target = folder.resolve("b");
        write(source, "old");
        mounted = mount(source);
    }

    @AfterEach
    void close() {
        mounted.close();
    }

    /** Writes a text, and does something on the way. */
    private record TextPlan(MountedFile file, String content, Runnable meanwhile) implements WritePlan {

        @Override
        public Optional<MountedFile> source() {
            return Optional.ofNullable(file);
        }

        @Override
        public String sourceName() {
            return "a";
        }

        @Override
        public void encode(ByteSink sink) {
            sink.bytes(Saves.bytes(content));
            meanwhile.run();
        }

        @Override
        public Receipt.Summary check(ByteView written) {
            assertThat(new String(written.toByteArray(), StandardCharsets.UTF_8))
                    .isEqualTo(content);
            return new Receipt.Summary(
                    List.of(), new Receipt.Kept(0, true, 0, 0), List.of(), List.of(), List.of("what the plan says"));
        }
    }

    private TextPlan plan() {
        return new TextPlan(mounted, "new!", () -> {});
    }

    private static String hash(String text) {
        return Sha256.of(ByteView.of(Saves.bytes(text)));
    }

    @Test
    void givesTheReceiptOfANewFile() {
        Receipt receipt = PlanSave.save("test", plan(), new SaveTarget(target, "b", false, false, false));

        assertThat(receipt.command()).isEqualTo("test");
        assertThat(receipt.isPlan()).isFalse();
        assertThat(receipt.before()).contains(new Receipt.FileState("a", 3, hash("old")));
        assertThat(receipt.after()).isEqualTo(new Receipt.FileState("b", 4, hash("new!")));
        assertThat(receipt.backup()).isEmpty();
        assertThat(receipt.summary().loss()).containsExactly("what the plan says");
        assertThat(text(target)).isEqualTo("new!");
    }

    @Test
    void namesTheBackupAsTheUserNamesTheFile() {
        Receipt receipt = PlanSave.save("test", plan(), new SaveTarget(source, "game:/mods/a", true, false, true));

        assertThat(receipt.backup()).contains(new Receipt.FileState("game:/mods/a.bak", 3, hash("old")));
        assertThat(text(folder.resolve("a.bak"))).isEqualTo("old");
    }

    @Test
    void namesTheRealBackupOfALink() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path link = Files.createSymbolicLink(elsewhere.resolve("link"), source);
        try (MountedFile through = mount(link)) {
            TextPlan plan = new TextPlan(through, "new!", () -> {});
            Receipt receipt = PlanSave.save("test", plan, new SaveTarget(link, "elsewhere/link", true, false, true));

            assertThat(receipt.backup().orElseThrow().path())
                    .isEqualTo(folder.toRealPath().resolve("a.bak").toString());
        }
    }

    @Test
    void refusesWhatWasReadFromAFileThatChanged() {
        TextPlan plan = new TextPlan(mounted, "new!", () -> write(source, "changed by someone"));

        assertRefused(
                IoProblem.CHANGED_MEANWHILE,
                () -> PlanSave.save("test", plan, new SaveTarget(target, "b", false, false, false)));
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void refusesTheSourceAsANewFileUnderAnyName() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), source);
        Path second = Files.createLink(folder.resolve("second"), source);

        for (Path same : List.of(source, link, second)) {
            assertRefused(
                    IoProblem.TARGET_IS_SOURCE,
                    () -> PlanSave.save("test", plan(), new SaveTarget(same, "x", false, true, false)));
        }
        assertThat(text(source)).isEqualTo("old");
    }

    @Test
    void showsAPlanAndWritesNothing() {
        Receipt receipt = PlanSave.preview("test", plan(), new SaveTarget(source, "a", true, false, true));

        assertThat(receipt.isPlan()).isTrue();
        assertThat(receipt.after()).isEqualTo(new Receipt.FileState("a", 4, hash("new!")));
        assertThat(text(source)).isEqualTo("old");
        assertThat(names(folder)).containsExactly("a");
    }

    @Test
    void writesToAStream() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        Receipt receipt = PlanSave.stream("test", plan(), "-", out);

        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("new!");
        assertThat(receipt.after()).isEqualTo(new Receipt.FileState("-", 4, hash("new!")));
    }

    @Test
    void saysWhenAStreamBreaks() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };

        assertRefused(IoProblem.STREAM, () -> PlanSave.stream("test", plan(), "-", broken));
    }
}
