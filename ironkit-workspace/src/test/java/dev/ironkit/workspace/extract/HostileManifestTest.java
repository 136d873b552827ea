package dev.ironkit.workspace.extract;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.stored;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HostileManifestTest {

    @TempDir
    Path temp;

    private Path folder;
    private Path manifest;

    @BeforeEach
    void extract() {
        folder = temp.resolve("out");
        manifest = folder.resolve("manifest.json");
        byte[] image = archive()
                .lead(new byte[] {1, 2, 3, 4, 5, 6, 7, 8})
                .with(entry("DATA", "file").attrs(1, 2, 3).payload("content"))
                .with(entry("DATA", "large").after(new byte[204]).payload("more"))
                .with(entry("DATA", "last").payload("something"))
                .beforeDirectory(longGap())
                .build();
        Bench.extract(image, folder, false);
    }

    private static byte[] longGap() {
        byte[] gap = new byte[100];
        new Random(1).nextBytes(gap);
        return gap;
    }

    private void change(String from, String to) throws IOException {
        String text = Files.readString(manifest);
        assertThat(text).contains(from);
        Files.writeString(manifest, text.replace(from, to));
    }

    private WorkspaceException failure() {
        try {
            Bench.pack(folder);
        } catch (WorkspaceException e) {
            return e;
        }
        throw new AssertionError("it was packed");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../victim",
                "..",
                ".",
                "",
                "/etc/passwd",
                "C:\\\\x",
                "a/b",
                "a\\\\b",
                "NUL",
                "manifest.json",
                ".ironkit",
                "x\\u0000",
                "x\\n",
                "C:x",
                "file."
            })
    void aNameThatLeavesTheFolderIsRefused(String name) throws IOException {
        Files.writeString(temp.resolve("victim"), "content");
        change("\"file\": \"file\"", "\"file\": \"" + name + "\"");
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aFolderNameThatLeavesTheFolderIsRefused() throws IOException {
        change("\"file\": \"file\"", "\"folder\": \"..\"");
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aStoreNameThatLeavesTheFolderIsRefused() throws IOException {
        String text = Files.readString(manifest);
        String stored = text.substring(text.indexOf(".ironkit/"), text.indexOf(".bin") + 4);
        change(stored, "../../victim");
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aLinkInPlaceOfAFileIsRefused() throws IOException {
        Path victim = Files.writeString(temp.resolve("victim"), "content");
        Files.delete(folder.resolve("file"));
        Files.createSymbolicLink(folder.resolve("file"), victim);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aLinkInPlaceOfTheStoreIsRefused() throws IOException {
        Path moved = temp.resolve("store");
        Files.move(folder.resolve(".ironkit"), moved);
        Files.createSymbolicLink(folder.resolve(".ironkit"), moved);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aLinkInPlaceOfTheManifestIsRefused() throws IOException {
        Path moved = temp.resolve("m.json");
        Files.move(manifest, moved);
        Files.createSymbolicLink(manifest, moved);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aLinkToAFolderInPlaceOfAnInnerArchiveIsRefused() throws IOException {
        change("\"file\": \"file\"", "\"folder\": \"linked\"");
        Files.createSymbolicLink(folder.resolve("linked"), temp);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.UNSAFE_NAME);
    }

    @Test
    void aFolderInsideItselfEnds() throws IOException {
        change("\"file\": \"file\"", "\"folder\": \"file\"");
        Files.delete(folder.resolve("file"));
        Path inner = Files.createDirectory(folder.resolve("file"));
        String text = Files.readString(manifest);
        for (int i = 0; i < 40; i++) {
            Files.writeString(inner.resolve("manifest.json"), text);
            inner = Files.createDirectory(inner.resolve("file"));
        }
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"schema\": \"ironkit.manifest\" | \"schema\": \"other\"",
                "\"schemaVersion\": 1 | \"schemaVersion\": 2",
                "\"format\": \"nres\" | \"format\": \"zip\"",
                "\"format\": \"nres\" | \"format\": \"rsli\"",
                "\"entryCount\": 3 | \"entryCount\": 1",
                "\"entryCount\": 3 | \"entryCount\": -1",
                "\"entryCount\": 3 | \"entryCount\": 99999999999",
                "\"entryCount\": 3 | \"entryCount\": 1e99",
                "\"entryCount\": 3 | \"entryCount\": 3.5",
                "\"index\": 1 | \"index\": 0",
                "\"index\": 1 | \"index\": 2000000000",
                "\"attributes\": [1, 2, 3] | \"attributes\": [1, 2]",
                "\"attributes\": [1, 2, 3] | \"attributes\": [1, 2, 4294967296]",
                "\"type\": \"DATA\" | \"type\": \"DATA5\"",
                "\"type\": \"DATA\" | \"type\": null",
                "\"nameBytes\": \"66696c65\" | \"nameBytes\": \"66696c6\"",
                "\"nameBytes\": \"66696c65\" | \"nameBytes\": \"zz\"",
                "\"nameBytes\": \"66696c65\" | \"nameBytes\": \"6600\"",
                "\"nameBytes\": \"66696c65\" | \"nameBytes\": \"66\", \"nameTailHex\": \"00\"",
                "\"hex\": \"0102030405060708\" | \"hex\": \"01\"",
                "\"offset\": 16, \"size\": 8 | \"offset\": 17, \"size\": 8",
                "\"offset\": 16, \"size\": 8 | \"offset\": 0, \"size\": 8",
                "\"offset\": 24, | \"offset\": 32,",
                "\"offset\": 24, | \"offset\": 4294967295,",
                "\"zeros\": true | \"zeros\": false",
                "\"size\": 7 | \"size\": -7",
                "\"sortCell\": 0 | \"sortCell\": \"0\"",
                "{ | [",
            })
    void whatDoesNotFitIsRefused(String from, String to) throws IOException {
        change(from, to);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
        assertThat(failure().diagnostic().path().text()).endsWith("manifest.json");
    }

    @Test
    void aSizeThatTakesAllMemoryCostsNothing() throws IOException {
        String text = Files.readString(manifest);
        Files.writeString(manifest, text.replaceAll("\"size\": [0-9]+", "\"size\": 2147483647"));
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @Test
    void oneFileForTwoEntriesIsRefused() throws IOException {
        change("\"file\": \"large\"", "\"file\": \"FILE\"");
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "null", "[]", "{\"schema\": \"ironkit.manifest\"}", "\u0000"})
    void whatIsNoManifestIsRefused(String text) throws IOException {
        Files.writeString(manifest, text);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws IOException {
        Files.write(manifest, new byte[] {(byte) 0xFF, (byte) 0xFE, 0x41});
        assertThat(failure().diagnostic().message()).contains("UTF-8");
    }

    @Test
    void aManifestOfNothingButBracketsIsNotLookedAt() throws IOException {
        Files.writeString(manifest, "[" + "0,".repeat(5_000_000) + "0]");
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @Test
    void noManifestAtAllIsSaid() throws IOException {
        Files.delete(manifest);
        assertThat(failure().diagnostic().message()).contains("the folder has no manifest");
    }

    @Test
    void keptBytesThatWereChangedAreRefused() throws IOException {
        try (var files = Files.list(folder.resolve(".ironkit"))) {
            Files.write(files.findFirst().orElseThrow(), new byte[100]);
        }
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"headerHex\": \"4e4c | \"headerHex\": \"4c",
                "\"headerHex\": \"4e4c00010100 | \"headerHex\": \"4e4c00010200",
                "\"serviceHex\": \"00000000\" | \"serviceHex\": \"00\"",
                "\"flags\": 0 | \"flags\": 65536",
                "\"sortCell\": 0 | \"sortCell\": 40000",
                "\"offset\": 64, \"size\": 3, \"hex\" | \"offset\": 65, \"size\": 3, \"hex\"",
            })
    void whatDoesNotFitALibraryIsRefused(String from, String to) throws IOException {
        folder = temp.resolve("lib");
        manifest = folder.resolve("manifest.json");
        Bench.extract(library().with(stored("A", "aaa")).build(), folder, false);
        change(from, to);
        assertThat(failure().diagnostic().code()).isEqualTo(IoProblem.MANIFEST);
    }

    @Test
    void noChangeOfASingleByteDoesHarm() throws IOException {
        byte[] good = Files.readAllBytes(manifest);
        Random random = new Random(42);
        for (int round = 0; round < 200; round++) {
            byte[] bad = good.clone();
            bad[random.nextInt(bad.length)] = (byte) random.nextInt(128);
            Files.write(manifest, bad);
            try {
                Bench.pack(folder);
            } catch (WorkspaceException | MalformedAssetException | RefusedException e) {
                // Said to the user in the words of the rule.
            }
        }
        Files.write(manifest, good);
        assertThatThrownBy(this::failure).isInstanceOf(AssertionError.class);
    }
}
