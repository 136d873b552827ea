package dev.ironkit.workspace.extract;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.nres.NresProblem;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.WritePlan;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackingTest {

    @TempDir
    Path temp;

    private Path folder;

    @BeforeEach
    void nameTheFolder() {
        folder = temp.resolve("out");
    }

    private static NresBytes odd() {
        return archive()
                .lead((byte) 1, (byte) 2, (byte) 3)
                .with(entry("DATA", "a").attrs(1, 2, 3).nameTail("junk").payload("first"))
                .with(entry("DATA", "b").after((byte) 9, (byte) 9).payload("second"))
                .with(entry("DATA", "c").payload("third"))
                .cells(2, 2, 7);
    }

    private static Archive open(byte[] image) {
        return Workspace.open(ByteView.of(image), Problems.tolerant(), false);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Test
    void anEditedFileChangesWhatItNamesAndNothingElse() throws IOException {
        byte[] image = odd().build();
        Bench.extract(image, folder, false);
        Files.writeString(folder.resolve("b"), "SECOND");
        byte[] expected =
                open(image).replace(1, ByteView.of(bytes("SECOND"))).image().toByteArray();
        byte[] packed = Bench.pack(folder);
        assertThat(packed).isEqualTo(expected);
        int differing = 0;
        for (int i = 0; i < image.length; i++) {
            differing += image[i] == packed[i] ? 0 : 1;
        }
        assertThat(differing).isEqualTo("SECOND".length());
    }

    @Test
    void anEditOfAnotherSizeIsWhatReplaceWouldMake() throws IOException {
        byte[] image = odd().build();
        Bench.extract(image, folder, false);
        Files.writeString(folder.resolve("a"), "a much longer first payload");
        byte[] expected = open(image)
                .replace(0, ByteView.of(bytes("a much longer first payload")))
                .image()
                .toByteArray();
        assertThat(Bench.pack(folder)).isEqualTo(expected);
    }

    @Test
    void anyEditIsWhatReplaceWouldMake() throws IOException {
        long seed = 4711;
        for (int round = 0; round < 60; round++) {
            Random random = new Random(seed + round);
            byte[] image = new OddArchives(seed + round).nres(0);
            Path target = temp.resolve("d" + round);
            Extraction.Result result = Bench.extract(image, target, false);
            for (Extraction.Item item : result.items()) {
                if (item.isDone() && random.nextInt(3) == 0) {
                    byte[] content = new byte[random.nextInt(40)];
                    random.nextBytes(content);
                    checkEdit(image, target, item, content, seed + round);
                    break;
                }
            }
        }
    }

    private static void checkEdit(byte[] image, Path target, Extraction.Item item, byte[] content, long seed)
            throws IOException {
        Files.write(item.target(), content);
        byte[] expected;
        try {
            expected = open(image)
                    .replace(item.index(), ByteView.of(content))
                    .image()
                    .toByteArray();
        } catch (RefusedException e) {
            assertThatThrownBy(() -> Bench.pack(target)).as("seed %d", seed).isInstanceOf(RefusedException.class);
            return;
        }
        assertThat(Bench.pack(target)).as("seed %d", seed).isEqualTo(expected);
    }

    @Test
    void contentOfZerosInPlaceOfOthersIsAnEdit() throws IOException {
        Bench.extract(odd().build(), folder, false);
        Files.write(folder.resolve("b"), new byte[6]);
        Receipt.Summary summary = Bench.summary(Packing.of(folder).plan(Problems.tolerant()));
        assertThat(summary.changes()).singleElement().satisfies(change -> {
            assertThat(change.action()).isEqualTo("replaced");
            assertThat(change.address()).isEqualTo("test.lib!/b");
        });
        assertThat(summary.kept().entries()).isEqualTo(2);
    }

    @Test
    void onlyTheEditedEntryOfALibraryIsPackedAnew() throws IOException {
        byte[] image = library()
                .seed(7)
                .with(xor("B", "hello"), stored("A", "stored!"))
                .with(packed("C", 0x040, 6, (byte) 3, (byte) 'a', (byte) 'b', (byte) 0xEE, (byte) 0xF1))
                .build();
        Bench.extract(image, folder, false);
        Files.writeString(folder.resolve("C"), "abababab");
        byte[] expected =
                open(image).replace(2, ByteView.of(bytes("abababab"))).image().toByteArray();
        assertThat(Bench.pack(folder)).isEqualTo(expected);
    }

    @Test
    void anEditInsideAnInnerArchiveReachesTheOuterOne() throws IOException {
        byte[] inner = archive()
                .with(entry(1, "nodes").payload("n"), entry(2, "more").payload("m"))
                .build();
        byte[] image = archive()
                .with(
                        entry("MESH", "robot.msh").payload(inner),
                        entry("DATA", "x").payload("y"))
                .build();
        Bench.extract(image, folder, true);
        Files.writeString(folder.resolve("robot.msh/nodes"), "many more nodes");
        byte[] newInner = open(inner)
                .replace(0, ByteView.of(bytes("many more nodes")))
                .image()
                .toByteArray();
        byte[] expected = open(image).replace(0, ByteView.of(newInner)).image().toByteArray();
        assertThat(Bench.pack(folder)).isEqualTo(expected);
        Receipt.Summary summary = Bench.summary(Packing.of(folder).plan(Problems.tolerant()));
        assertThat(summary.changes().stream().map(Receipt.Change::address))
                .containsExactly("test.lib!/robot.msh", "test.lib!/robot.msh!/nodes");
    }

    @Test
    void anEditInsideAnArchiveThatIsPackedReachesTheLibrary() throws IOException {
        byte[] inner = archive().with(entry(1, "nodes").payload("n")).build();
        byte[] image = library().with(packed("R", 0x000, inner.length, inner)).build();
        Bench.extract(image, folder, true);
        assertThat(Bench.pack(folder)).isEqualTo(image);
        Files.writeString(folder.resolve("R/nodes"), "many");
        Archive after = open(Bench.pack(folder));
        Archive within = Workspace.open(after.content(0, Problems.tolerant()), Problems.tolerant(), false);
        assertThat(within.content(0, Problems.tolerant())).isEqualTo(ByteView.of(bytes("many")));
    }

    @Test
    void anEditOfAPayloadThatOverlapsAnotherIsRefusedAndNamesTheEntry() throws IOException {
        byte[] image = archive()
                .with(entry("DATA", "a").payload("0123456789"))
                .with(entry("DATA", "b").sharing(0, 5, 3))
                .build();
        Bench.extract(image, folder, false);
        assertThat(Bench.pack(folder)).isEqualTo(image);
        Files.writeString(folder.resolve("b"), "xyz");
        assertThatThrownBy(() -> Bench.pack(folder)).isInstanceOfSatisfying(RefusedException.class, e -> {
            assertThat(e.diagnostic().code()).isEqualTo(NresProblem.EDIT_OVERLAP);
            assertThat(e.diagnostic().path().text()).isEqualTo("test.lib!/b");
        });
        byte[] compact = Bench.written(Packing.of(folder).compactPlan(Problems.tolerant()));
        assertThat(open(compact).content(1, Problems.tolerant())).isEqualTo(ByteView.of(bytes("xyz")));
    }

    @Test
    void compactWritesTheCanonicalFormAndSaysWhatItDropped() throws IOException {
        Bench.extract(odd().build(), folder, false);
        WritePlan plan = Packing.of(folder).compactPlan(Problems.tolerant());
        byte[] clean = archive()
                .with(entry("DATA", "a").attrs(1, 2, 3).payload("first"))
                .with(entry("DATA", "b").payload("second"))
                .with(entry("DATA", "c").payload("third"))
                .build();
        assertThat(Bench.written(plan)).isEqualTo(clean);
        assertThat(Bench.summary(plan).loss())
                .containsExactly(
                        "5 bytes that belong to no entry, at 0x10+0x3, 0x1E+0x2", "34 bytes after the ends of names");
    }

    @Test
    void compactDropsUnreferencedBytesOfALibraryAndPacksNothingAgain() throws IOException {
        byte[] image = library()
                .with(stored("A", "aaa").before((byte) 1, (byte) 2), xor("B", "bbb"))
                .behindPayloads((byte) 7)
                .build();
        Bench.extract(image, folder, false);
        WritePlan plan = Packing.of(folder).compactPlan(Problems.tolerant());
        assertThat(Bench.written(plan))
                .isEqualTo(library().with(stored("A", "aaa"), xor("B", "bbb")).build());
        assertThat(Bench.summary(plan).loss()).singleElement().asString().startsWith("3 bytes");
    }

    @Test
    void compactRefusesAnEntryWithoutPayload() {
        Bench.extract(archive().with(entry("DATA", "x").offset(1)).build(), folder, false);
        assertThatThrownBy(() -> Packing.of(folder).compactPlan(Problems.tolerant()))
                .isInstanceOf(RefusedException.class);
    }

    @Test
    void aMissingFileIsNamed() throws IOException {
        Bench.extract(odd().build(), folder, false);
        Files.delete(folder.resolve("b"));
        assertThatThrownBy(() -> Bench.pack(folder)).isInstanceOfSatisfying(WorkspaceException.class, e -> {
            assertThat(e.diagnostic().code()).isEqualTo(IoProblem.MISSING_FILE);
            assertThat(e.diagnostic().path().text())
                    .isEqualTo(folder.resolve("b").toString());
        });
    }

    @Test
    void filesTheManifestDoesNotListAreLeftOut() throws IOException {
        byte[] image = odd().build();
        Bench.extract(image, folder, false);
        Files.writeString(folder.resolve("extra"), "x");
        Files.createDirectory(folder.resolve("sub"));
        assertThat(Bench.pack(folder)).isEqualTo(image);
        assertThat(Packing.of(folder).ignored()).containsExactly(folder.resolve("extra"), folder.resolve("sub"));
    }

    @Test
    void aPartNeedsItsBase() throws IOException {
        byte[] image = odd().build();
        Path file = Files.write(temp.resolve("base.lib"), image);
        Bench.extract(image, folder, false, i -> i == 1);
        Files.writeString(folder.resolve("b"), "SECOND");
        assertThatThrownBy(() -> Bench.pack(folder))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(IoProblem.PARTIAL));
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            var base = workspace.locate(file.toString(), Problems.tolerant());
            byte[] packed = Bench.written(Packing.of(folder).plan(base, Problems.tolerant()));
            assertThat(packed)
                    .isEqualTo(open(image)
                            .replace(1, ByteView.of(bytes("SECOND")))
                            .image()
                            .toByteArray());
        }
    }

    @Test
    void anotherBaseIsRefused() throws IOException {
        Bench.extract(odd().build(), folder, false, i -> i == 1);
        Path file = Files.write(temp.resolve("other.lib"), archive().build());
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            var base = workspace.locate(file.toString(), Problems.tolerant());
            assertThatThrownBy(() -> Packing.of(folder).plan(base, Problems.tolerant()))
                    .isInstanceOfSatisfying(
                            RefusedException.class,
                            e -> assertThat(e.diagnostic().code()).isEqualTo(IoProblem.BASE));
        }
    }

    @Test
    void attributesChangedInTheManifestArePackedAndNoticed() throws IOException {
        Bench.extract(odd().build(), folder, false);
        Path manifest = folder.resolve("manifest.json");
        Files.writeString(manifest, Files.readString(manifest).replace("[1, 2, 3]", "[1, 2, 4]"));
        assertThat(Packing.of(folder).manifestWasChanged()).isTrue();
        assertThat(open(Bench.pack(folder)).directory().get(0).attributes().attr3())
                .isEqualTo(4);
    }
}
