package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.stored;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackCommandTest {

    @TempDir
    Path temp;

    private Path lib;
    private Path tex;
    private Path target;

    @BeforeEach
    void extract() throws IOException {
        lib = temp.resolve("game/Textures.lib");
        tex = temp.resolve("work/Textures.lib");
        target = temp.resolve("new.lib");
        Files.createDirectories(temp.resolve("game/maps"));
        Files.write(
                lib,
                archive()
                        .lead((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5, (byte) 6, (byte) 7, (byte) 8)
                        .with(entry("DATA", "HULL01.0").payload("first"))
                        .with(entry("DATA", "Land").payload("second"))
                        .build());
        Files.write(
                temp.resolve("game/maps/fonts.rlb"),
                library().with(stored("A", "aaa")).build());
        assertThat(CommandRun.of("extract", temp.resolve("game"), "-o", temp.resolve("work"))
                        .code())
                .isZero();
    }

    @Test
    void anUntouchedFolderGivesTheSameBytesAndTheReceiptShowsIt() {
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(target).hasSameBinaryContentAs(lib);
        assertThat(run.err())
                .contains("no change: no file was edited", "kept      2 entries unchanged", "loss      none");
    }

    @Test
    void anEditIsInTheReceipt() throws IOException {
        Files.writeString(tex.resolve("Land"), "a longer second");
        CommandRun run = CommandRun.of("pack", "--json", tex, "-o", target);
        assertThat(run.code()).isZero();
        assertThat(run.json()).containsEntry("schema", "ironkit.receipt");
        assertThat((List<?>) run.json().get("changes"))
                .singleElement()
                .satisfies(change -> assertThat((Map<?, ?>) change)
                        .extracting("action", "address")
                        .containsExactly("replaced", "Textures.lib!/Land"));
        assertThat(CommandRun.of("cat", "--raw", target + "!/Land").out()).isEqualTo("a longer second");
    }

    @Test
    void packsAWholeTree() throws IOException {
        Path all = temp.resolve("packed");
        CommandRun run = CommandRun.of("pack", temp.resolve("work"), "-o", all);
        assertThat(run.code()).isZero();
        assertThat(all.resolve("Textures.lib")).hasSameBinaryContentAs(lib);
        assertThat(all.resolve("maps/fonts.rlb")).hasSameBinaryContentAs(temp.resolve("game/maps/fonts.rlb"));
        assertThat(run.err()).contains("packed 2 archives", "   unchanged");

        Files.writeString(tex.resolve("manifest.json"), "broken");
        CommandRun some = CommandRun.of("pack", "--json", temp.resolve("work"), "-o", temp.resolve("more"));
        SchemaCheck.assertFits(some, "ironkit.pack");
        assertThat(some.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(temp.resolve("more/maps/fonts.rlb")).exists();
        assertThat(temp.resolve("more/Textures.lib")).doesNotExist();
    }

    @Test
    void theTargetIsNeverOverwrittenWithoutForce() throws IOException {
        Files.writeString(target, "mine");
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(target).hasContent("mine");
        assertThat(CommandRun.of("pack", "--force", tex, "-o", target).code()).isZero();
        assertThat(target).hasSameBinaryContentAs(lib);
    }

    @Test
    void compactSaysWhatItDrops() {
        CommandRun run = CommandRun.of("pack", "--compact", tex, "-o", target);
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("loss      8 bytes that belong to no entry, at 0x10+0x8");
        assertThat(target).hasSize(16 + 16 + 128);
    }

    @Test
    void aMissingFileIsNamedAndNothingIsWritten() throws IOException {
        Files.delete(tex.resolve("Land"));
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err())
                .contains("io.missing-file")
                .contains(tex.resolve("Land").toString());
        assertThat(target).doesNotExist();
    }

    @Test
    void anExtraFileIsReportedAndLeftOut() throws IOException {
        Files.writeString(tex.resolve("NEW.0"), "new");
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("io.extra-file").contains("NEW.0");
        assertThat(target).hasSameBinaryContentAs(lib);
    }

    @Test
    void aFolderWithoutAManifestIsNoInput() throws IOException {
        Path empty = Files.createDirectory(temp.resolve("empty"));
        CommandRun run = CommandRun.of("pack", empty, "-o", target);
        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("io.manifest");
        assertThat(CommandRun.of("pack", temp.resolve("no"), "-o", target).code())
                .isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void aHostileManifestIsNoInput() throws IOException {
        Path manifest = tex.resolve("manifest.json");
        Files.writeString(
                manifest, Files.readString(manifest).replace("\"file\": \"Land\"", "\"file\": \"../../Land\""));
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("io.unsafe-name").contains("../../Land");
        assertThat(target).doesNotExist();
    }

    @Test
    void aPartIsPackedOntoItsBase() throws IOException {
        Path part = temp.resolve("part");
        CommandRun.of("extract", "--glob", "HULL*", lib, "-o", part);
        Files.writeString(part.resolve("HULL01.0"), "FIRST");
        CommandRun refused = CommandRun.of("pack", part, "-o", target);
        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("io.partial", "1 of 2");
        CommandRun other = CommandRun.of("pack", part, "--base", temp.resolve("game/maps/fonts.rlb"), "-o", target);
        assertThat(other.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(CommandRun.of("pack", part, "--base", lib, "-o", target).code())
                .isZero();
        assertThat(CommandRun.of("cat", "--raw", target + "!/HULL01.0").out()).isEqualTo("FIRST");
        assertThat(CommandRun.of("cat", "--raw", target + "!/Land").out()).isEqualTo("second");
    }

    @Test
    void aChangedManifestIsNoticed() throws IOException {
        Path manifest = tex.resolve("manifest.json");
        Files.writeString(manifest, Files.readString(manifest).replaceFirst("\\[0, 0, 0\\]", "[0, 0, 1]"));
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("io.changed-manifest", "the archive is built from the edited manifest");
        assertThat(run.err())
                .contains("replaced  Textures.lib ", "as the edited manifest says", "0 entries unchanged")
                .doesNotContain("order as it was");
    }

    @Test
    void aManifestThatIsOnlyLaidOutAnewIsTheSame() throws IOException {
        Path manifest = tex.resolve("manifest.json");
        Files.writeString(manifest, Files.readString(manifest).replace("\n", "\r\n   "));
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.err()).doesNotContain("io.changed-manifest");
        assertThat(Files.readAllBytes(target)).isEqualTo(Files.readAllBytes(lib));
    }

    @Test
    void aChangedManifestIsNoticedBesideEditedFilesToo() throws IOException {
        editManifest("[0, 0, 0]", "[0, 0, 1]");
        Files.writeString(tex.resolve("Land"), "another");
        CommandRun run = CommandRun.of("pack", tex, "-o", target);
        assertThat(run.err()).contains("io.changed-manifest");
        assertThat(run.err()).contains("0 entries unchanged", "replaced  Textures.lib!/Land");
    }

    @Test
    void whatAnEditedManifestSaysIsReadStrictly() throws IOException {
        editManifest("\"sortCell\": 1", "\"sortCell\": 77");
        CommandRun refused = CommandRun.of("pack", tex, "-o", target);
        assertThat(refused.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(refused.err()).contains("nres.sort-range", "--read tolerant");
        assertThat(target).doesNotExist();
        assertThat(CommandRun.of("pack", tex, "--compact", "-o", target).code()).isEqualTo(ExitCode.NO_INPUT);
        CommandRun asked = CommandRun.of("pack", tex, "--read", "tolerant", "-o", target);
        assertThat(asked.code()).isZero();
        assertThat(asked.err()).contains("nres.sort-range", "io.changed-manifest");
    }

    @Test
    void aTypeThatAnEditedManifestClaimsHasToBeTrue() throws IOException {
        editManifest("\"type\": \"DATA\"", "\"type\": \"Texm\"");
        CommandRun refused = CommandRun.of("pack", tex, "-o", target);
        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("io.entry-content");
        assertThat(target).doesNotExist();
        assertThat(CommandRun.of("pack", tex, "--compact", "-o", target).code()).isEqualTo(ExitCode.REFUSED);
    }

    @Test
    void aModelWithAnEditedManifestHasToBeOneStill() throws IOException {
        Path model = temp.resolve("model.msh");
        Files.write(model, ModelBytes.bare().build());
        Path parts = temp.resolve("parts");
        assertThat(CommandRun.of("extract", model, "-o", parts).code()).isZero();
        Path manifest = parts.resolve("manifest.json");
        String text = Files.readString(manifest);
        Files.writeString(manifest, text.replaceFirst("(type6-indices.*?attributes\": \\[\\d+, \\d+, )2\\]", "$122]"));
        assertThat(Files.readString(manifest)).isNotEqualTo(text);
        CommandRun refused = CommandRun.of("pack", parts, "-o", target);
        assertThat(refused.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(refused.err()).contains("msh.attributes");
        CommandRun compact = CommandRun.of("pack", parts, "--compact", "-o", target);
        assertThat(compact.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(compact.err()).contains("msh.attributes");
        assertThat(target).doesNotExist();
    }

    @Test
    void aChangedManifestIsOfNoUseBesideABase() throws IOException {
        editManifest("[0, 0, 0]", "[0, 0, 1]");
        CommandRun run = CommandRun.of("pack", tex, "--base", lib, "-o", target);
        assertThat(run.err()).contains("io.changed-manifest", "that changes nothing");
        assertThat(Files.readAllBytes(target)).isEqualTo(Files.readAllBytes(lib));
    }

    private void editManifest(String from, String to) throws IOException {
        Path manifest = tex.resolve("manifest.json");
        String text = Files.readString(manifest);
        assertThat(text).contains(from);
        Files.writeString(manifest, text.replaceFirst(Pattern.quote(from), to));
    }

    @Test
    void dryRunWritesNothing() throws IOException {
        Files.writeString(tex.resolve("Land"), "x");
        CommandRun run = CommandRun.of("pack", "--dry-run", tex);
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("plan      dry run: nothing is written", "replaced  Textures.lib!/Land");
    }

    @Test
    void wrongUseIsSaid() {
        assertThat(CommandRun.of("pack", tex).code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("pack", "--compact", "--base", lib, tex, "-o", target)
                        .code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("pack", temp.resolve("work"), "-o", "-").code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void theReceiptIsKeptWhereItIsAskedFor() throws IOException {
        Path receipt = temp.resolve("receipt.json");
        CommandRun.of("pack", "--receipt", receipt, tex, "-o", target);
        assertThat(Files.readString(receipt)).contains("\"schema\": \"ironkit.receipt\"", "\"command\": \"pack\"");
    }
}
