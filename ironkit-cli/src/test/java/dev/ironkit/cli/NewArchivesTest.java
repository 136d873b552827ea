package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.ModelBytes;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives can be made where there were none: {@code add --create}, and {@code pack --types} of any folder. */
class NewArchivesTest {

    @TempDir
    Path folder;

    private Path files;
    private Path target;

    @BeforeEach
    void putFiles() throws IOException {
        files = Files.createDirectory(folder.resolve("files"));
        Files.write(files.resolve("HULL.0"), texture(565, 4, 4).build());
        Files.write(files.resolve("tank.msh"), ModelBytes.quad().build());
        Files.write(files.resolve("STEEL.mat"), EntryContentTest.kinds().get("MAT0"));
        target = folder.resolve("new.lib");
    }

    private CommandRun pack(Object... more) {
        List<Object> args = new ArrayList<>(List.of("pack", files, "-o", target));
        args.addAll(List.of(more));
        return CommandRun.of(args.toArray());
    }

    private static void isWell(CommandRun run) {
        assertThat(run.code()).as(run.err()).isZero();
    }

    /** Whether an archive is one that every other command takes, and comes back through a folder as it is. */
    private void isWhole(Path lib) throws IOException {
        isWell(CommandRun.of("validate", lib, "--fail-on", "error"));
        isWell(CommandRun.of("verify", "--roundtrip", lib));
        Path out = folder.resolve("out");
        isWell(CommandRun.of("extract", lib, "-o", out));
        isWell(CommandRun.of("pack", out, "-o", folder.resolve("again.lib")));
        assertThat(folder.resolve("again.lib")).hasSameBinaryContentAs(lib);
    }

    @Test
    void addCreatesAnArchive() throws IOException {
        CommandRun run = CommandRun.of("add", "--create", target, files.resolve("HULL.0"), files.resolve("tank.msh"));

        isWell(run);
        assertThat(EditFixture.list(target))
                .containsExactly(
                        "Texm " + Files.size(files.resolve("HULL.0")) + " 0 0 0 HULL.0",
                        "MESH " + Files.size(files.resolve("tank.msh")) + " 0 0 1 tank.msh");
        assertThat(run.err()).contains("added", "type MESH, attr3 1").doesNotContain("kept", "derived");
        isWhole(target);
    }

    @Test
    void theReceiptOfANewArchiveHasNoBefore() {
        Path receipt = folder.resolve("r.json");
        CommandRun run =
                CommandRun.of("add", "--create", target, files.resolve("HULL.0"), "--receipt", receipt, "--json");

        SchemaCheck.assertFits(run, "ironkit.receipt");
        assertThat(run.json()).doesNotContainKey("before");
        isWell(CommandRun.of("verify", "--receipt", receipt));
    }

    @Test
    void addCreatesNothingOverAFile() throws IOException {
        Files.writeString(target, "mine");

        CommandRun run = CommandRun.of("add", "--create", target, files.resolve("HULL.0"));

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--create has no effect here", "already exists");
        assertThat(target).hasContent("mine");
        assertThat(CommandRun.of("add", "--create", target + "!/in", files.resolve("HULL.0"))
                        .code())
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void addCreatesNothingForContentThatIsNotWhatItSays() throws IOException {
        Files.writeString(files.resolve("bad.0"), "bad");

        CommandRun run = CommandRun.of("add", "--create", target, files.resolve("bad.0"), "--type", "Texm");

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("io.entry-content");
        assertThat(target).doesNotExist();
        isWell(CommandRun.of("add", "--create", target, files.resolve("bad.0"), "--type", "Texm", "--raw"));
    }

    @Test
    void aDryRunCreatesNothing() {
        CommandRun run = CommandRun.of("add", "--create", target, files.resolve("HULL.0"), "--dry-run");

        isWell(run);
        assertThat(run.out()).contains("plan", "added");
        assertThat(target).doesNotExist();
    }

    @Test
    void packMakesAnArchiveOfAnyFolder() throws IOException {
        isWell(pack("--types", "mat=MAT0"));

        assertThat(EditFixture.list(target))
                .extracting(line -> line.replaceFirst("^(\\S+) \\S+", "$1"))
                .containsExactly("Texm 0 0 0 HULL.0", "MAT0 0 6 0 STEEL.mat", "MESH 0 0 1 tank.msh");
        isWhole(target);
    }

    @ParameterizedTest
    @ValueSource(strings = {"MAT=MAT0", ".mat=MAT0", "steel.mat=MAT0", "*=MAT0", "mat=MAT0,msh=MESH,0=Texm"})
    void rulesAreEndingsNamesOrTheRest(String rules) {
        // A rule for the rest is a rule: content is asked only where there is none.
        isWell(pack("--types", rules.equals("*=MAT0") ? "*=MAT0,0=Texm,msh=MESH" : rules));
        assertThat(EditFixture.list(target)).anyMatch(line -> line.startsWith("MAT0 "));
    }

    @Test
    void rulesMayBeInAFile() throws IOException {
        Path rules = Files.writeString(folder.resolve("rules.txt"), "# mine\n\nmat = MAT0\r\nmsh=MESH\n");

        isWell(pack("--types", rules));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mat", "mat=", "=MAT0", "mat=MAT0,", "mat=toolong", "mat=MAT0,mat=Texm", "none.txt"})
    void rulesThatSayNothingAreRefused(String rules) {
        CommandRun run = pack("--types", rules);

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--types");
        assertThat(target).doesNotExist();
    }

    @Test
    void aFileWithoutATypeIsNamedWithTheWayOut() {
        CommandRun run = pack("--types", "auto");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("STEEL.mat", "--types ENDING=TYPE");
        assertThat(target).doesNotExist();
    }

    @Test
    void aRuleThatContentContradictsIsRefused() {
        CommandRun run = pack("--types", "mat=MAT0,0=WEAR");

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("io.entry-content", "HULL.0");
    }

    @Test
    void withoutRulesTheWayOutIsTold() {
        CommandRun run = pack();

        assertThat(run.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(run.err()).contains("io.manifest", "--types");
    }

    @Test
    void aPictureBecomesATextureAndWhatIsBesideItGoesWithIt() throws IOException {
        Files.delete(files.resolve("STEEL.mat"));
        Path pictures = folder.resolve("pictures");
        isWell(CommandRun.of("convert", files.resolve("HULL.0"), "--as", "texm", "--to", "png", "-o", pictures + "/"));
        Files.copy(pictures.resolve("HULL.0.png"), files.resolve("WALL.0.png"));
        Files.copy(pictures.resolve("HULL.0.png.ironkit.json"), files.resolve("WALL.0.png.ironkit.json"));
        Files.writeString(files.resolve(".DS_Store"), "hidden");

        CommandRun run = pack("--types", "png=Texm");

        isWell(run);
        assertThat(run.err()).contains(".DS_Store is hidden and left out");
        assertThat(CommandRun.of("ls", target).lines()).containsExactly("HULL.0", "WALL.0", "tank.msh");
        assertThat(CommandRun.of("diff", target + "!/HULL.0", target + "!/WALL.0")
                        .code())
                .isZero();

        isWell(CommandRun.of("add", "--create", folder.resolve("a.lib"), pictures, "--type", "Texm"));
    }

    @Test
    void namesThatTheEngineDoesNotTellApartAreRefused() throws IOException {
        BufferedImage image = new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB);
        ImageIO.write(image, "png", files.resolve("hull.0.png").toFile());

        CommandRun run = pack("--types", "png=Texm,mat=MAT0");

        assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("cli.same-name", "hull.0.png", "HULL.0");
        assertThat(target).doesNotExist();
    }

    @Test
    void foldersInsideAndNoFilesAtAllAreRefused() throws IOException {
        Path inner = Files.createDirectory(files.resolve("inner"));
        Path deep = Files.copy(files.resolve("HULL.0"), inner.resolve("HULL.0"));
        CommandRun run = pack("--types", "mat=MAT0");
        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("cli.folder-inside", "inner");

        Files.delete(deep);
        CommandRun empty = CommandRun.of("pack", inner, "--types", "auto", "-o", target);
        assertThat(empty.code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(empty.err()).contains("cli.nothing-to-pack");
    }

    @Test
    void backupsAreNoContentOfTheFolder() throws IOException {
        Files.writeString(files.resolve("HULL.0.bak"), "older");

        CommandRun run = pack("--types", "mat=MAT0");

        isWell(run);
        assertThat(run.err()).contains("1 backup (NAME.bak) was left out");
        assertThat(CommandRun.of("ls", target).lines()).hasSize(3);
    }

    @Test
    void namesThatAnArchiveCannotHoldAreRefused() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Path longest = other.resolve("x".repeat(36));
        Files.write(longest, texture(565, 4, 4).build());
        CommandRun tooLong = CommandRun.of("pack", other, "--types", "auto", "-o", target);
        assertThat(tooLong.code()).as(tooLong.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(tooLong.err()).contains("nres.edit-name", "x".repeat(36));

        Files.move(longest, other.resolve("x".repeat(35)));
        isWell(CommandRun.of("pack", other, "--types", "auto", "-o", target));
    }

    @Test
    void aFolderWithAManifestIsPackedByIt() {
        Path out = folder.resolve("out");
        isWell(pack("--types", "mat=MAT0"));
        isWell(CommandRun.of("extract", target, "-o", out));

        CommandRun run = CommandRun.of("pack", out, "--types", "auto", "-o", folder.resolve("b.lib"));

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("--types has no effect here", "manifest");
    }

    @Test
    void cyrillicNamesKeepTheirBytes() throws IOException {
        Path here = Files.createDirectory(folder.resolve("here"));
        Files.createDirectory(here.resolve("in"));
        Files.write(here.resolve("HULL.0"), texture(565, 4, 4).build());
        ToolProcess process = new ToolProcess(here).with("LC_ALL", "C.UTF-8");
        assertThat(process.execute(List.of("cp", "HULL.0", "in/\u041a\u041e\u0420\u041f\u0423\u0421.0"))
                        .code())
                .isZero();

        isWell(process.run("pack", "in", "--types", "auto", "-o", "new.lib"));

        CommandRun listing = CommandRun.of("ls", here.resolve("new.lib"), "--json");
        Map<?, ?> first = (Map<?, ?>) ((List<?>) listing.json().get("entries")).get(0);
        assertThat(first.get("nameBytes")).isEqualTo("caced0cfd3d12e30");
    }

    @Test
    void aLibraryIsNoFolderOfFiles() throws IOException {
        Files.write(
                files.resolve("inner.lib"),
                archive().with(entry("DATA", "x").payload("y")).build());

        // An archive in an archive has no type of its own.
        assertThat(pack("--types", "mat=MAT0").code()).isEqualTo(ExitCode.USAGE);
        isWell(pack("--types", "mat=MAT0,lib=DATA"));
    }
}
