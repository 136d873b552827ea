package dev.ironkit.cli;

import static dev.ironkit.cli.EditFixture.bytes;
import static dev.ironkit.cli.EditFixture.list;
import static dev.ironkit.cli.EditFixture.names;
import static dev.ironkit.cli.EditFixture.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.console.Console;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.TexmBytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** add, replace, rm, mv and set: what comes out. */
class EditCommandsTest {

    @TempDir
    Path folder;

    private Path archive;
    private Path out;

    @BeforeEach
    void writeArchive() {
        archive = EditFixture.write(folder);
        out = folder.resolve("out.lib");
    }

    private CommandRun run(Object... args) {
        CommandRun run = CommandRun.of(args);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    @Test
    void addsAFileUnderItsName() {
        Path file = write(folder.resolve("new.bin"), "content");

        run("add", archive, file, "--type", "DATA", "--attr1", 5, "--attr3", "0x10", "-o", out);

        assertThat(list(out)).hasSize(4).last().isEqualTo("DATA 7 5 0 16 new.bin");
        assertThat(CommandRun.of("cat", "--raw", out + "!/new.bin").out()).isEqualTo("content");
    }

    @Test
    void addsSeveralFilesAndFoldersInOrder() {
        Path sub = folder.resolve("sub");
        assertThat(sub.toFile().mkdir()).isTrue();
        write(sub.resolve("c"), "3");
        write(sub.resolve("b"), "22");
        Path one = write(folder.resolve("one"), "111");

        run("add", archive, one, sub, "--type", 7, "--at", 1, "-o", out);

        assertThat(list(out))
                .containsExactly(
                        "DATA 5 1 2 3 Beta.bin",
                        "7 3 0 0 0 one",
                        "7 2 0 0 0 b",
                        "7 1 0 0 0 c",
                        "Texm 13 0 0 0 A_A",
                        "MESH " + EditFixture.INNER.length + " 0 0 0 inner");
    }

    @Test
    void addsAnEntryOfAnotherArchiveWithItsAttributes() {
        run("add", archive + "!/inner", archive + "!/Beta.bin", "--name", "x%20y", "-o", out);

        assertThat(list(out + "!/inner")).last().isEqualTo("DATA 5 1 2 3 x y");
    }

    @Test
    void recognisesATextureAndAModelWhenAdding() {
        byte[] image = TexmBytes.texture(565, 4, 4).build();
        Path texture = write(folder.resolve("t"), image);
        Path mesh = write(folder.resolve("m.msh"), ModelBytes.quad().build());

        run("add", archive, texture, mesh, "-o", out);

        assertThat(list(out).get(3)).isEqualTo("Texm " + image.length + " 0 0 0 t");
        assertThat(list(out).get(4)).startsWith("MESH ").endsWith(" 0 0 1 m.msh");
    }

    @Test
    void givesAMaterialTheVersionOfItsKind() {
        byte[] bytes = Mat0Bytes.material(6).phase("HULL.0").build();
        Path material = write(folder.resolve("STEEL"), bytes);

        run("add", archive, material, "--as", "mat0", "--attr1", 2, "-o", out);

        assertThat(list(out)).last().isEqualTo("MAT0 " + bytes.length + " 2 6 0 STEEL");
    }

    @Test
    void takesContentFromStdinAndGivesTheArchiveToStdout() {
        ByteArrayOutputStream result = new ByteArrayOutputStream();
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Console console = new Console(result, said, false, false);
        console.in(new ByteArrayInputStream("piped".getBytes(StandardCharsets.US_ASCII)));

        int code = Main.run(console, "add", archive.toString(), "-", "--name", "p", "--type", "DATA", "-o", "-");
        console.flush();

        assertThat(code).isZero();
        write(out, result.toByteArray());
        assertThat(CommandRun.of("cat", "--raw", out + "!/p").out()).isEqualTo("piped");
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("added ", "sha256 ");
    }

    @Test
    void saysWhenNobodyReadsTheArchive() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        ByteArrayOutputStream said = new ByteArrayOutputStream();

        int code = Main.run(new Console(closed, said, false, false), "rm", archive + "!/@0", "-o", "-");

        assertThat(code).isEqualTo(ExitCode.REFUSED);
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("io.stream").doesNotContain("sha256");
    }

    @Test
    void replacesContentOfTheSameKindWithoutMore() throws IOException {
        byte[] other = TexmBytes.texture(565, 4, 4).build();
        Path texture = Files.write(folder.resolve("t"), other);

        run("replace", archive + "!/A_A", texture, "-o", out);
        run("extract", out + "!/A_A", "-o", folder.resolve("again"));

        assertThat(folder.resolve("again/A_A")).hasBinaryContent(other);
    }

    @Test
    void replacesAnythingByAnythingRaw() {
        Path file = write(folder.resolve("f"), "not a texture at all");
        Path other = write(folder.resolve("g"), "g");

        run("replace", archive + "!/A_A", file, archive + "!/inner!/type:2", other, "--raw", "--attr2", 9, "-o", out);

        assertThat(CommandRun.of("cat", "--raw", out + "!/A_A").out()).isEqualTo("not a texture at all");
        assertThat(CommandRun.of("cat", "--raw", out + "!/inner!/@1").out()).isEqualTo("g");
        assertThat(list(out).get(1)).isEqualTo("Texm 20 0 9 0 A_A");
        assertThat(list(out + "!/inner")).containsExactly("1 4 3 0 38 deep", "2 1 0 9 0 deep");
    }

    @Test
    void removesEntriesByTheAddressesTheyHaveNow() {
        run("rm", archive + "!/@0", archive + "!/@1", archive + "!/inner!/@0", "-o", out);

        assertThat(list(out)).hasSize(1);
        assertThat(list(out + "!/inner")).containsExactly("2 5 0 0 0 deep");
    }

    @Test
    void removesAnInnerArchiveWhateverElseWasToHappenInIt() {
        run("rm", archive + "!/inner!/@0", archive + "!/inner", "-o", out);

        assertThat(list(out)).containsExactly("DATA 5 1 2 3 Beta.bin", "Texm 13 0 0 0 A_A");
    }

    @Test
    void removesTheLastEntry() {
        run("rm", archive + "!/@0", archive + "!/@1", archive + "!/@2", "-o", out);

        assertThat(list(out)).isEmpty();
        assertThat(RawDirectory.of(bytes(out)).unindexed()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    }

    @Test
    void renamesAndMovesAtOnce() {
        run("mv", archive + "!/a_a", "zeta%41", "--to", 2, "-o", out);

        assertThat(list(out)).last().isEqualTo("Texm 13 0 0 0 zetaA");
        assertThat(RawDirectory.of(bytes(out)).tableIsSorted()).isTrue();
    }

    @Test
    void setsSeveralFieldsInOneWrite() {
        run("set", archive + "!/Beta.bin", "entry.attr1=0xFFFFFFFF", "entry.type=SWAV", "entry.name=Gamma", "-o", out);

        assertThat(list(out).get(0)).isEqualTo("SWAV 5 4294967295 2 3 Gamma");
        assertThat(RawDirectory.of(bytes(out)).tableIsSorted()).isTrue();
    }

    @Test
    void setsFieldsOfTheArchiveByTheirPaths() {
        run(
                "set",
                archive,
                "entries[1].attr1=5",
                "entries[*].attr2=7",
                "data[0].unclaimed=0a0b0c0d0e0f1011",
                "-o",
                out);

        assertThat(list(out).get(0)).isEqualTo("DATA 5 1 7 3 Beta.bin");
        assertThat(list(out).get(1)).isEqualTo("Texm 13 5 7 0 A_A");
        assertThat(RawDirectory.of(bytes(out)).unindexed()).containsExactly(10, 11, 12, 13, 14, 15, 16, 17);
    }

    @Test
    void setsTheBytesBehindANameAndNothingElse() {
        String field = "42657461" + "2e62696e" + "00" + "ff".repeat(27);
        run("set", archive + "!/@0", "entry.name=hex:" + field, "-o", out);

        RawDirectory before = RawDirectory.of(bytes(archive));
        RawDirectory after = RawDirectory.of(bytes(out));
        assertThat(after.nameField(0)).endsWith(-1, -1).startsWith('B', 'e', 't', 'a');
        assertThat(after.slice(0, after.at(0, 20))).isEqualTo(before.slice(0, before.at(0, 20)));
        assertThat(after.slice(after.at(0, 56), 136)).isEqualTo(before.slice(before.at(0, 56), 136));
    }

    @Test
    void setsAFieldDeepInsideAndKeepsTheRest() {
        run("set", archive + "!/inner!/type:1", "entry.attr1=7", "-o", out);

        byte[] before = bytes(archive);
        byte[] after = bytes(out);
        int at = RawDirectory.of(before).field(2, RawDirectory.OFFSET)
                + RawDirectory.of(EditFixture.INNER).at(0, RawDirectory.ATTR1);
        assertThat(before[at]).isEqualTo((byte) 3);
        before[at] = 7;
        assertThat(after).isEqualTo(before);
    }

    @Test
    void readsABatchOfFieldsFromAFile() {
        Path batch = write(
                folder.resolve("edits.ndjson"),
                "{\"path\": \"entry.attr1\", \"value\": 8}\n\n" + "{\"address\": \"" + archive
                        + "!/inner!/@1\", \"path\": \"entry.name\", \"value\": \"B\"}\n");

        run("set", archive + "!/A_A", "--batch", batch, "-o", out);

        assertThat(list(out).get(1)).isEqualTo("Texm 13 8 0 0 A_A");
        assertThat(list(out + "!/inner").get(1)).isEqualTo("2 5 0 0 0 B");
    }

    @Test
    void changesTheFileItselfAndKeepsABackup() {
        byte[] before = bytes(archive);

        run("rm", archive + "!/A_A", "--in-place");

        assertThat(list(archive)).hasSize(2);
        assertThat(bytes(folder.resolve("a.lib.bak"))).isEqualTo(before);
        assertThat(names(folder)).containsExactly("a.lib", "a.lib.bak");
    }

    @Test
    void writesNothingWhereNothingChanges() {
        byte[] before = bytes(archive);

        CommandRun run = run("set", archive + "!/Beta.bin", "entry.attr1=1", "entry.name=Beta.bin", "--in-place");

        assertThat(run.err()).contains("no change:");
        assertThat(bytes(archive)).isEqualTo(before);
        assertThat(names(folder)).containsExactly("a.lib");
    }

    @Test
    void showsThePlanAndWritesNothing() {
        byte[] before = bytes(archive);
        Path file = write(folder.resolve("f"), "longer than it was");

        CommandRun run = run("replace", archive + "!/@0", file, "--raw", "--dry-run");

        assertThat(run.out())
                .contains(
                        "plan ",
                        "replaced ",
                        "5 B -> 18 B",
                        "moves ",
                        "a.lib!/A_A   0x20 -> 0x30",
                        "kept      2 entries");
        assertThat(run.err()).isEmpty();
        assertThat(bytes(archive)).isEqualTo(before);
        assertThat(names(folder)).containsExactly("a.lib", "f");
    }

    @Test
    void editsABrokenArchiveOnlyWhenTold() {
        Path broken = write(
                folder.resolve("b.lib"),
                NresBytes.archive()
                        .with(
                                NresBytes.entry("DATA", "b").payload("1"),
                                NresBytes.entry("DATA", "a").payload("2"))
                        .cells(0, 1)
                        .build());

        CommandRun strict = CommandRun.of("set", broken + "!/@1", "entry.attr1=9", "-o", out);
        assertThat(strict.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(strict.err()).contains("nres.sort-order", "--read tolerant");
        assertThat(out).doesNotExist();

        run("set", broken + "!/@1", "entry.attr1=9", "-o", out, "--read", "tolerant");
        byte[] expected = bytes(broken);
        expected[RawDirectory.of(expected).at(1, RawDirectory.ATTR1)] = 9;
        assertThat(bytes(out)).isEqualTo(expected);
    }

    @Test
    void changesThePackingOfALibraryEntry() {
        Path library = write(
                folder.resolve("l.rlb"),
                RsliBytes.library()
                        .with(
                                RsliBytes.stored("A.TXT", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
                                RsliBytes.xor("B.TXT", "hello"))
                        .build());

        run("set", library + "!/A.TXT", "entry.flags=0x0040", "-o", out);
        assertThat(list(out)).containsExactly("lzss 28 64 0 0 A.TXT", "xor 5 32 0 0 B.TXT");

        Path more = write(folder.resolve("c.txt"), "content");
        Path third = folder.resolve("third.rlb");
        run("add", out, more, "--type", "xor+lzhuf", "-o", third);
        assertThat(CommandRun.of("cat", "--raw", third + "!/C.TXT").out()).isEqualTo("content");
        assertThat(CommandRun.of("cat", "--raw", third + "!/B.TXT").out()).isEqualTo("hello");

        Path swapped = folder.resolve("swapped.rlb");
        run("set", third, "entries[0].name=B.TXT", "entries[1].name=A.TXT", "-o", swapped);
        assertThat(CommandRun.of("cat", "--raw", swapped + "!/A.TXT").out()).isEqualTo("hello");
    }

    @Test
    void tellsWhenTheEngineWouldFindAnotherEntryOfThatName() {
        CommandRun run = run("mv", archive + "!/A_A", "beta.BIN", "-o", out);

        assertThat(run.err()).contains("the engine finds @0 by this name first");
    }
}
