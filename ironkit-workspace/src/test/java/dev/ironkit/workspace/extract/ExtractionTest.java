package dev.ironkit.workspace.extract;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.workspace.IoProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExtractionTest {

    @TempDir
    Path temp;

    private final NresBytes three = archive()
            .with(entry("Texm", "HULL01.0").payload("first"))
            .with(entry("Texm", "Land").payload("second"))
            .with(entry("Texm", "LAND").payload("third"));

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> children = Files.list(folder)) {
            return children.map(path -> path.getFileName().toString()).sorted().toList();
        }
    }

    private static IoProblem refusal(Throwable e) {
        return (IoProblem) ((RefusedException) e).diagnostic().code();
    }

    @Test
    void writesAFileForEachEntryAndTheManifest() throws IOException {
        Path folder = temp.resolve("new/deep");
        Bench.extract(three.build(), folder, false);
        assertThat(files(folder)).containsExactly("HULL01.0", "LAND#2", "Land", "manifest.json");
        assertThat(folder.resolve("HULL01.0")).hasContent("first");
        assertThat(folder.resolve("LAND#2")).hasContent("third");
    }

    @Test
    void theManifestIsTheSameEachTime() throws IOException {
        Bench.extract(three.build(), temp.resolve("a"), false);
        Bench.extract(three.build(), temp.resolve("b"), false);
        assertThat(temp.resolve("a/manifest.json")).hasSameBinaryContentAs(temp.resolve("b/manifest.json"));
    }

    @Test
    void unpacksTheEntriesOfALibrary() throws IOException {
        byte[] library = library()
                .seed(0x1234)
                .with(xor("B.TXT", "hello"), stored("A.TXT", "stored!"))
                .with(packed("C.TXT", 0x040, 6, (byte) 3, (byte) 'a', (byte) 'b', (byte) 0xEE, (byte) 0xF1))
                .build();
        Bench.extract(library, temp.resolve("out"), false);
        assertThat(temp.resolve("out/B.TXT")).hasContent("hello");
        assertThat(temp.resolve("out/A.TXT")).hasContent("stored!");
        assertThat(temp.resolve("out/C.TXT")).hasContent("ababab");
    }

    @Test
    void aBadEntryDoesNotStopTheOthers() throws IOException {
        byte[] image = archive()
                .with(entry("DATA", "a").payload("1"))
                .with(entry("DATA", "bad").offset(0x7000_0000).payload("2"))
                .with(entry("DATA", "c").payload("3"))
                .build();
        Extraction.Result result = Bench.extract(image, temp.resolve("out"), false);
        assertThat(files(temp.resolve("out"))).containsExactly("a", "c", "manifest.json");
        assertThat(result.items().get(1).outcome()).isEqualTo(Extraction.Outcome.BAD);
        assertThat(result.items().get(1).failure().orElseThrow().path().text()).isEqualTo("test.lib!/bad");
        assertThat(result.isComplete()).isTrue();
        assertThat(Bench.pack(temp.resolve("out"))).isEqualTo(image);
    }

    @Test
    void aBombIsABadEntry() throws IOException {
        byte[] library = library()
                .with(packed("BOMB", 0x100, 0xFFFF_FFFFL, (byte) 0x4B, (byte) 0x4C, (byte) 0x4A, (byte) 6, (byte) 0))
                .with(stored("FINE", "x"))
                .build();
        Extraction.Result result = Bench.extract(library, temp.resolve("out"), false);
        assertThat(result.items().get(0).outcome()).isEqualTo(Extraction.Outcome.BAD);
        assertThat(temp.resolve("out/FINE")).hasContent("x");
        assertThat(Bench.pack(temp.resolve("out"))).isEqualTo(library);
    }

    @Test
    void manyEntriesThatShareOneLargePayloadAreRefused() {
        NresBytes archive = archive().with(entry("DATA", "x").payload(new byte[1 << 20]));
        for (int i = 0; i < 2000; i++) {
            archive.with(entry("DATA", "x").sharing(0, 0, 1 << 20));
        }
        assertThatThrownBy(() -> Bench.extract(archive.build(), temp.resolve("out"), false))
                .satisfies(e -> assertThat(refusal(e)).isEqualTo(IoProblem.ROOM));
        assertThat(temp.resolve("out")).doesNotExist();
    }

    @Test
    void neverOverwritesAndThenWritesNothingAtAll() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("out"));
        Files.writeString(folder.resolve("Land"), "mine");
        assertThatThrownBy(() -> Bench.extract(three.build(), folder, false))
                .satisfies(e -> assertThat(refusal(e)).isEqualTo(IoProblem.TARGET_EXISTS))
                .satisfies(e -> assertThat(
                                ((RefusedException) e).diagnostic().path().text())
                        .endsWith("Land"));
        assertThat(files(folder)).containsExactly("Land");
        assertThat(folder.resolve("Land")).hasContent("mine");
    }

    @Test
    void overwritesWhenAskedToAndLeavesOthersAlone() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("out"));
        Files.writeString(folder.resolve("Land"), "mine");
        Files.writeString(folder.resolve("notes.txt"), "mine too");
        new Extraction(Bench.subject(three.build()), new Extraction.Options(false, 1, false), i -> true)
                .into(TargetFolder.of(folder, true), Bench.SILENT);
        assertThat(folder.resolve("Land")).hasContent("second");
        assertThat(folder.resolve("notes.txt")).hasContent("mine too");
    }

    @Test
    void writesThroughNoLinkInTheFolder() throws IOException {
        Path outside = Files.createDirectory(temp.resolve("outside"));
        Path folder = Files.createDirectory(temp.resolve("out"));
        byte[] inner = archive().with(entry("DATA", "x").payload("payload")).build();
        byte[] image = archive()
                .with(
                        entry("MESH", "robot.msh").payload(inner),
                        entry("DATA", "f").payload("y"))
                .build();
        Files.createSymbolicLink(folder.resolve("robot.msh"), outside);
        Files.createSymbolicLink(folder.resolve("f"), outside.resolve("f"));
        assertThatThrownBy(() -> Bench.extract(image, folder, true)).isInstanceOf(RefusedException.class);

        Files.delete(folder.resolve("f"));
        new Extraction(Bench.subject(image), new Extraction.Options(true, 1, false), i -> true)
                .into(TargetFolder.of(folder, true), Bench.SILENT);
        assertThat(files(outside)).isEmpty();
        assertThat(folder.resolve("robot.msh")).isRegularFile();
    }

    @Test
    void aLinkInTheWayIsReplacedNotFollowed() throws IOException {
        Path victim = Files.writeString(temp.resolve("victim"), "precious");
        Path folder = Files.createDirectory(temp.resolve("out"));
        Files.createSymbolicLink(folder.resolve("Land"), victim);
        Files.createSymbolicLink(folder.resolve("manifest.json"), temp.resolve("nowhere"));
        new Extraction(Bench.subject(three.build()), new Extraction.Options(false, 1, false), i -> true)
                .into(TargetFolder.of(folder, true), Bench.SILENT);
        assertThat(victim).hasContent("precious");
        assertThat(temp.resolve("nowhere")).doesNotExist();
        assertThat(folder.resolve("Land")).isRegularFile().hasContent("second");
    }

    @Test
    void aLinkOnTheWayIntoTheTreeIsRefused() throws IOException {
        Path outside = Files.createDirectory(temp.resolve("outside"));
        Path folder = Files.createDirectory(temp.resolve("out"));
        Files.createSymbolicLink(folder.resolve("maps"), outside);
        TargetFolder deep = TargetFolder.of(folder, true).sub("maps").sub("Land.msh");
        Extraction extraction =
                new Extraction(Bench.subject(three.build()), new Extraction.Options(false, 1, false), i -> true);
        assertThatThrownBy(() -> extraction.into(deep, Bench.SILENT))
                .satisfies(e -> assertThat(refusal(e)).isEqualTo(IoProblem.LINK));
        assertThat(files(outside)).isEmpty();
    }

    @Test
    void takesArchivesInsideApart() throws IOException {
        byte[] inner = archive().with(entry(1, "nodes").payload("n")).build();
        byte[] image = archive().with(entry("MESH", "robot.msh").payload(inner)).build();
        Bench.extract(image, temp.resolve("out"), true);
        assertThat(temp.resolve("out/robot.msh/nodes")).hasContent("n");
        assertThat(Bench.pack(temp.resolve("out"))).isEqualTo(image);
    }

    @Test
    void aBrokenArchiveInsideStaysAFile() throws IOException {
        byte[] broken = archive().totalSize(99).build();
        byte[] image = archive().with(entry("MESH", "m").payload(broken)).build();
        Extraction.Result result = Bench.extract(image, temp.resolve("out"), true);
        assertThat(Files.readAllBytes(temp.resolve("out/m"))).isEqualTo(broken);
        assertThat(result.items().get(0).findings()).hasSize(1);
        assertThat(result.items().get(0).isDone()).isTrue();
    }

    @Test
    void archivesNestedWithoutEndStayFilesAtSomeDepth() {
        byte[] image = archive().with(entry("DATA", "x").payload("core")).build();
        for (int i = 0; i < 60; i++) {
            image = archive().with(entry("DATA", "x").payload(image)).build();
        }
        Bench.extract(image, temp.resolve("out"), true);
        assertThat(Bench.pack(temp.resolve("out"))).isEqualTo(image);
    }

    @Test
    void stopsBetweenEntriesAndTheManifestKnowsWhatWasDone() throws IOException {
        List<Extraction.Item> seen = new ArrayList<>();
        Extraction.Watcher impatient = new Extraction.Watcher() {
            @Override
            public void done(Extraction.Item item) {
                seen.add(item);
            }

            @Override
            public boolean stops() {
                return !seen.isEmpty();
            }
        };
        Extraction.Result result = new Extraction(
                        Bench.subject(three.build()), new Extraction.Options(false, 1, false), i -> true)
                .into(TargetFolder.of(temp.resolve("out"), false), impatient);
        assertThat(result.isComplete()).isFalse();
        assertThat(files(temp.resolve("out"))).containsExactly("HULL01.0", "manifest.json");
    }

    @Test
    void removesWhatADeadRunLeft() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("out"));
        Path left = Files.writeString(folder.resolve(".extract.ironkit-999999999-1.tmp"), "half");
        Path living = Files.writeString(
                folder.resolve(".extract.ironkit-" + ProcessHandle.current().pid() + "-1.tmp"), "half");
        Bench.extract(three.build(), folder, false);
        assertThat(left).doesNotExist();
        assertThat(living).exists();
    }

    @Test
    void namesDoNotDependOnWhichEntriesAreWanted() throws IOException {
        Bench.extract(three.build(), temp.resolve("out"), false, i -> i == 2);
        assertThat(files(temp.resolve("out"))).containsExactly("LAND#2", "manifest.json");
    }
}
