package dev.ironkit.workspace;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.RsliBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkspaceTest {

    @TempDir
    Path folder;

    @Test
    void anEntryNamedLikeAPaletteIsOneAndHasToBeReadable() throws IOException {
        Path lib = folder.resolve("palettes.lib");
        Files.write(
                lib,
                archive()
                        .with(
                                entry("DATA", "a3.pal").payload(new byte[1024]),
                                entry("DATA", "B.PAL").payload(new byte[1000]),
                                entry("DATA", "NOISE").payload(new byte[1024]),
                                entry("DATA", "TEXM.PAL").payload("Texm and more"))
                        .build());
        Files.write(folder.resolve("loose.pal"), new byte[1024]);

        try (Workspace workspace = new Workspace(new ReadOptions(null, false, null, Attributes.NONE))) {
            assertThat(kind(workspace, lib + "!/a3.pal")).isEqualTo(AssetKind.PAL);
            assertThat(kind(workspace, lib + "!/B.PAL")).isEqualTo(AssetKind.PAL);
            assertThatThrownBy(() -> workspace
                            .locate(lib + "!/B.PAL", Problems.tolerant())
                            .decoded(Problems.tolerant()))
                    .hasMessageContaining("pal.size");
            assertThat(kind(workspace, lib + "!/TEXM.PAL")).isEqualTo(AssetKind.TEXM);
            assertThat(kind(workspace, lib + "!/NOISE")).isEqualTo(AssetKind.RAW);
            assertThat(kind(workspace, folder.resolve("loose.pal").toString())).isEqualTo(AssetKind.RAW);
        }
    }

    @Test
    void aFolderThatIsALinkIsLookedIntoAndLinksOnTheWayAreNot() throws IOException {
        Path game = Files.createDirectories(folder.resolve("game/sub"));
        Files.write(game.resolve("a.lib"), new byte[1]);
        Files.createSymbolicLink(game.resolve("round"), folder.resolve("game"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("game"));

        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            assertThat(workspace.files(link)).containsExactly(link.resolve("sub/a.lib"));
            assertThat(workspace.files(folder.resolve("game"))).containsExactly(game.resolve("a.lib"));
        }
    }

    @Test
    void aFolderThatCannotBeLookedIntoStandsAmongTheFiles() throws IOException {
        Path closed = Files.createDirectories(folder.resolve("game/closed"));
        Path open = Files.write(folder.resolve("game/open.lib"), new byte[1]);
        Files.setPosixFilePermissions(closed, Set.of());
        assumeFalse(Files.isReadable(closed), "whoever may read everything cannot see this");

        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            assertThat(workspace.files(folder.resolve("game"))).containsExactly(closed, open);
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    private static AssetKind kind(Workspace workspace, String address) {
        return workspace.locate(address, Problems.tolerant()).kind();
    }

    @BeforeEach
    void writeFiles() throws IOException {
        byte[] model = archive()
                .with(entry(1, "m").payload("nodes"), entry(2, "m").payload("slots"), entry(3, "m"))
                .with(entry(6, "m"), entry(13, "m").payload("batches"))
                .build();
        Files.write(
                folder.resolve("Robots.rlb"),
                archive()
                        .with(entry("MESH", "robot.msh").payload(model))
                        .with(entry("WEAR", "robot.wea").payload("1\r\n0 A\r\n"))
                        .with(
                                entry("DATA", "twice").payload("first"),
                                entry("DATA", "TWICE").payload("second"))
                        .build());
        Files.write(
                folder.resolve("packed.lib"),
                RsliBytes.library().with(RsliBytes.xor("A.TXT", "hello")).build());
        Files.writeString(folder.resolve("notes.txt"), "text");
    }

    @Test
    @Clause("nres.7-nested")
    void findsAStreamOfAModelInsideAnArchive() {
        assertThat(content("Robots.rlb!/robot.msh!/type:13")).isEqualTo("batches");
        assertThat(content("Robots.rlb!/ROBOT.MSH!/@1")).isEqualTo("slots");
    }

    @Test
    void findsRepeatedNamesByOccurrence() {
        assertThat(content("Robots.rlb!/twice")).isEqualTo("first");
        assertThat(content("Robots.rlb!/twice#2")).isEqualTo("second");
        assertThat(content("Robots.rlb!/@3")).isEqualTo("second");
    }

    @Test
    void unpacksEntriesOfLibraries() {
        assertThat(content("packed.lib!/a.txt")).isEqualTo("hello");
    }

    @Test
    void printsTheCanonicalAddress() {
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            String file = folder.resolve("Robots.rlb").toString();

            assertThat(workspace
                            .locate(file + "::twice#2", Problems.tolerant())
                            .path()
                            .text())
                    .isEqualTo(file + "!/@3");
            assertThat(workspace
                            .locate(file + "!/@0!/type:1", Problems.tolerant())
                            .path()
                            .text())
                    .isEqualTo(file + "!/robot.msh!/@0");
        }
    }

    @Test
    @Clause({"D55", "nres.0-sniff", "rsli.0-sniff"})
    void tellsKindsByContent() {
        assertThat(kind("Robots.rlb")).isEqualTo(AssetKind.NRES);
        assertThat(kind("Robots.rlb!/robot.msh")).isEqualTo(AssetKind.MSH);
        assertThat(kind("Robots.rlb!/robot.wea")).isEqualTo(AssetKind.WEAR);
        assertThat(kind("packed.lib")).isEqualTo(AssetKind.RSLI);
        assertThat(kind("notes.txt")).isEqualTo(AssetKind.RAW);
    }

    @Test
    void takesTheUsersWordForALooseFile() {
        ReadOptions options = new ReadOptions(null, false, AssetKind.MAT0, new Attributes(0, 2, 6, 0));
        try (Workspace workspace = workspace(options)) {
            Located found = workspace.locate(folder.resolve("notes.txt").toString(), Problems.tolerant());

            assertThat(found.kind()).isEqualTo(AssetKind.MAT0);
            assertThat(found.attributes().attr2()).isEqualTo(6);
        }
    }

    @Test
    @Clause("D61")
    void findsArchivesOfTheGameInAnyCase() {
        ReadOptions options = new ReadOptions(folder, false, null, Attributes.NONE);
        try (Workspace workspace = workspace(options)) {
            Located found = workspace.locate("game:/rObOtS.RLB!/ROBOT.wea", Problems.tolerant());

            assertThat(found.path().text()).isEqualTo("game:/rObOtS.RLB!/robot.wea");
        }
    }

    @Test
    void neverLeavesTheGameFolder() {
        ReadOptions options = new ReadOptions(folder.resolve("sub"), false, null, Attributes.NONE);
        try (Workspace workspace = workspace(options)) {
            assertThatThrownBy(() -> workspace.locate("game:/../notes.txt", Problems.tolerant()))
                    .isInstanceOf(WorkspaceException.class);
        }
    }

    @Test
    void saysWhatIsMissing() {
        assertThat(problem("none.lib")).isEqualTo(IoProblem.MISSING);
        assertThat(problem("Robots.rlb!/robot.ms")).isEqualTo(IoProblem.NO_ENTRY);
        assertThat(problem("Robots.rlb!/@99")).isEqualTo(IoProblem.NO_ENTRY);
        assertThat(problem("Robots.rlb!/type:77")).isEqualTo(IoProblem.NO_ENTRY);
        assertThat(problem("notes.txt!/a")).isEqualTo(IoProblem.NOT_ARCHIVE);
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            assertThatThrownBy(() -> workspace.locate("game:/x.lib", Problems.tolerant()))
                    .isInstanceOfSatisfying(
                            WorkspaceException.class,
                            e -> assertThat(e.diagnostic().code()).isEqualTo(IoProblem.NO_GAME));
        }
    }

    @Test
    void suggestsSimilarNames() {
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            assertThatThrownBy(
                            () -> workspace.locate(folder.resolve("Robots.rlb") + "!/robbot.msh", Problems.tolerant()))
                    .isInstanceOfSatisfying(
                            WorkspaceException.class,
                            e -> assertThat(e.diagnostic().fix()).contains("robot.msh"));
        }
    }

    @Test
    @Clause("nres.7-nested-edit")
    void rewrapsNestedArchivesAfterAChange() {
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            Located found = workspace.locate(folder.resolve("Robots.rlb") + "!/robot.msh!/type:13", Problems.strict());

            Archive changed = found.changed(level -> level.container()
                    .replace(level.index(), ByteView.of("other content".getBytes(StandardCharsets.US_ASCII))));

            Archive inner = Workspace.open(changed.content(0, Problems.strict()), Problems.strict(), false);
            assertThat(text(inner.content(4, Problems.strict()).toByteArray())).isEqualTo("other content");
            assertThat(text(inner.content(1, Problems.strict()).toByteArray())).isEqualTo("slots");
            assertThat(text(changed.content(3, Problems.strict()).toByteArray()))
                    .isEqualTo("second");
        }
    }

    private String content(String address) {
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            return text(workspace
                    .locate(folder.resolve(".").normalize() + "/" + address, Problems.strict())
                    .bytes()
                    .toByteArray());
        }
    }

    private AssetKind kind(String address) {
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            return workspace.locate(folder + "/" + address, Problems.strict()).kind();
        }
    }

    private Object problem(String address) {
        try (Workspace workspace = workspace(ReadOptions.PLAIN)) {
            workspace.locate(folder + "/" + address, Problems.strict());
            return null;
        } catch (WorkspaceException e) {
            return e.diagnostic().code();
        }
    }

    private static Workspace workspace(ReadOptions options) {
        return new Workspace(options);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.US_ASCII);
    }
}
