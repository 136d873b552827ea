package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a model brings along when it comes back: rows of its list, materials, textures; and what is refused without being asked for. */
class ModelImportAssetsTest {

    private static final String MODEL = "robots.rlb/r_walker";

    @TempDir
    Path folder;

    private Path game;
    private String address;
    private Path file;

    @BeforeEach
    void export() throws IOException {
        DemoModels demo = DemoModels.in(folder.resolve("game"));
        game = demo.game();
        address = demo.address(MODEL);
        file = folder.resolve("w.gltf");
        assertThat(CommandRun.of("convert", address, "-o", file).code()).isZero();
    }

    @Test
    void aNewMaterialNeedsToBeAskedFor() throws IOException {
        new EditedGltf(file)
                .text("\"name\": \"PAINT\"", "\"name\": \"LACQUER\"")
                .save();
        byte[] before = Files.readAllBytes(game.resolve("robots.rlb"));

        CommandRun refused = CommandRun.of("replace", address, file, "--in-place");

        assertThat(refused.code()).isEqualTo(5);
        assertThat(refused.err()).contains("cli.needs-materials", "r_walker.wea");
        assertThat(Files.readAllBytes(game.resolve("robots.rlb"))).isEqualTo(before);
        assertThat(Files.exists(game.resolve("robots.rlb.bak"))).isFalse();
    }

    @Test
    void aNewMaterialComesWithARowOfTheListAndAnEntryOfTheLibrary() throws IOException {
        new EditedGltf(file)
                .text("\"name\": \"PAINT\"", "\"name\": \"LACQUER\"")
                .save();

        CommandRun run = CommandRun.of("replace", address, file, "--in-place", "--with", "materials", "--json");

        assertThat(run.code()).as(run.err() + run.out()).isZero();
        SchemaCheck.assertFits(run, "ironkit.receipt.batch");
        String list = CommandRun.of("cat", address.replace(".msh", ".wea")).out();
        assertThat(list).contains("PAINT", "LACQUER");
        assertThat(CommandRun.of("get", game + "/Material.lib!/LACQUER", "phases[0].texture")
                        .out())
                .contains("CAMO01");
        CommandRun checked = CommandRun.of("validate", game, "--fail-on", "warning");
        assertThat(checked.code()).as(checked.out()).isZero();
    }

    @Test
    void aPaintedPictureChangesItsTextureAndNoOther() throws IOException {
        Path picture = pictures().stream()
                .filter(path -> path.getFileName().toString().contains("CAMO01"))
                .findFirst()
                .orElseThrow();
        BufferedImage image = ImageIO.read(picture.toFile());
        image.setRGB(3, 5, 0xFFFF0000);
        ImageIO.write(image, "png", picture.toFile());
        Path library = game.resolve("Textures.lib");
        Path before = Files.copy(library, folder.resolve("before.lib"));

        CommandRun alone = CommandRun.of("replace", address, file, "--with", "materials", "--dry-run");
        assertThat(alone.out()).doesNotContain("Textures.lib");
        CommandRun run = CommandRun.of("replace", address, file, "--in-place", "--with", "materials,textures");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("Textures.lib!/CAMO01.0", "1 of 16384 pixels changed");
        CommandRun difference = CommandRun.of("diff", before, library);
        assertThat(difference.code()).isEqualTo(1);
        assertThat(difference.out().lines().filter(line -> line.startsWith("changed")))
                .hasSize(1)
                .allMatch(line -> line.contains("CAMO01.0"));
    }

    @Test
    void aLibraryThatIsThereIsNeverReplacedByASmallerOne() throws IOException {
        byte[] before = Files.readAllBytes(game.resolve("Material.lib"));
        new EditedGltf(file)
                .text("\"name\": \"PAINT\"", "\"name\": \"LACQUER\"")
                .save();

        CommandRun run = CommandRun.of(
                "convert", file, "--base", address, "-o", game.resolve("new.msh"), "--with", "materials", "--force");

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("cli.library-there");
        assertThat(Files.readAllBytes(game.resolve("Material.lib"))).isEqualTo(before);
        assertThat(Files.exists(game.resolve("new.msh"))).isFalse();
    }

    @Test
    void aNewModelStandsWithEverythingItWearsInAFolderOfItsOwn() throws IOException {
        Path target = folder.resolve("mod/walker.msh");

        CommandRun run = CommandRun.of("convert", file, "-o", target, "--with", "materials,textures", "--json");

        assertThat(run.code()).as(run.err()).isZero();
        SchemaCheck.assertFits(run, "ironkit.convert");
        assertThat(run.out()).contains("cli.no-base", "\"way\": \"new\"");
        try (Stream<Path> files = Files.list(folder.resolve("mod"))) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("walker.msh", "walker.wea", "Material.lib", "Textures.lib");
        }
        CommandRun checked = CommandRun.of("validate", folder.resolve("mod"), "--fail-on", "info");
        assertThat(checked.code()).as(checked.out()).isZero();
    }

    @Test
    void theLineOfATextureSaysEverythingOnce() {
        CommandRun run =
                CommandRun.of("convert", file, "-o", folder.resolve("mod/w.msh"), "--with", "materials,textures");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err().lines().filter(line -> line.startsWith("texture")))
                .anyMatch(line -> line.endsWith("CAMO01.0: 128x128; format 888 (the image has no alpha);"
                        + " 6 levels (down to 4 pixels); levels 1-5 rebuilt"))
                .allMatch(line ->
                        line.matches("texture +\\S+ \\d+x\\d+; format \\d+ \\([a-z ]+\\); \\d levels \\([a-z0-9 ]+\\);"
                                + " levels 1-\\d rebuilt"));
    }

    @Test
    void aPaintedTextureSaysWhatItIs() throws IOException {
        Path picture = pictures().stream()
                .filter(path -> path.getFileName().toString().contains("CAMO01"))
                .findFirst()
                .orElseThrow();
        BufferedImage image = ImageIO.read(picture.toFile());
        image.setRGB(3, 5, 0xFFFF0000);
        ImageIO.write(image, "png", picture.toFile());

        CommandRun run = CommandRun.of(
                "convert",
                file,
                "--base",
                address,
                "-o",
                folder.resolve("painted/w.msh"),
                "--with",
                "materials,textures");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err().lines().filter(line -> line.startsWith("texture")))
                .singleElement()
                .asString()
                .containsPattern("CAMO01\\.0: \\d+ 128x128 \\d+ levels; 1 of 16384 pixels changed");
    }

    @Test
    void aChangeThatIsNotTakenAlongIsTold() throws IOException {
        new EditedGltf(file).text("\"alphaMode\": \"BLEND\",", "").save();

        CommandRun run = CommandRun.of("replace", address, file, "--dry-run");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("msh.back-not-taken", "INSIGNIA", "--with materials");

        CommandRun converted = CommandRun.of("convert", file, "--base", address, "-o", folder.resolve("x.msh"));
        assertThat(converted.err()).contains("msh.back-not-taken", "INSIGNIA");
    }

    @Test
    void aFileOfAnotherModelIsRefused() {
        CommandRun run = CommandRun.of("replace", game + "/static.rlb!/s_crate.msh", file, "--dry-run");

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.back-other-model", "r_walker.msh");
    }

    @Test
    void warningsOfAModelThatComesBackAreToldBesideTheReceipt() throws IOException {
        EditedGltf edited = new EditedGltf(file);
        edited.text("ironkit.msh.model/1", "ironkit.msh.model/7").save();

        CommandRun run = CommandRun.of("replace", address, file, "--dry-run");

        assertThat(run.err()).contains("msh.back-later", "ironkit.msh.model/7");
    }

    @Test
    void aFileWithoutTrianglesIsRefused() throws IOException {
        Path lines = Files.writeString(
                folder.resolve("lines.gltf"),
                "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"name\":\"a\"}]}");

        CommandRun run = CommandRun.of("convert", lines, "-o", folder.resolve("lines.msh"));

        assertThat(run.code()).isEqualTo(5);
        assertThat(run.err()).contains("msh.back-nothing");
        assertThat(Files.exists(folder.resolve("lines.msh"))).isFalse();
    }

    @Test
    void aNewNameWithBlanksIsStoredWithout() throws IOException {
        new EditedGltf(file)
                .text("\"name\": \"PAINT\"", "\"name\": \"My New Skin\"")
                .save();

        CommandRun run = CommandRun.of("replace", address, file, "--in-place", "--with", "materials");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(CommandRun.of("cat", address.replace(".msh", ".wea")).out()).contains("My_New_Skin");
        assertThat(CommandRun.of("info", game + "/Material.lib!/My_New_Skin").code())
                .isZero();
    }

    @Test
    void aMaterialThatGetsTheNameOfAnotherLeavesThatOneAlone() throws IOException {
        new EditedGltf(file).text("\"name\": \"PAINT\"", "\"name\": \"STEEL\"").save();

        CommandRun run = CommandRun.of("replace", address, file, "--with", "materials,textures", "--dry-run");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).doesNotContain("Material.lib");
    }

    @Test
    void anObjMovesVerticesAndDoesNothingElse() throws IOException {
        Path obj = folder.resolve("shape/w.obj");
        assertThat(CommandRun.of("convert", address, "-o", obj).code()).isZero();
        String text = Files.readString(obj);
        Files.writeString(obj, text.replaceFirst("\nv [^ ]+ ", "\nv 1.5 "));

        CommandRun run = CommandRun.of("replace", address, obj, "-o", folder.resolve("moved.rlb"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("1 vertex moved");

        Files.writeString(obj, text.replaceFirst("\nf [^\n]*\n", "\n"));
        CommandRun refused = CommandRun.of("replace", address, obj, "-o", folder.resolve("less.rlb"));
        assertThat(refused.code()).isEqualTo(5);
        assertThat(refused.err()).contains("glTF");
        assertThat(Files.exists(folder.resolve("less.rlb"))).isFalse();

        Files.writeString(obj, text.replaceFirst("\nvt [^ ]+ ", "\nvt 0.123 "));
        CommandRun laid = CommandRun.of("replace", address, obj, "-o", folder.resolve("laid.rlb"));
        assertThat(laid.code()).isEqualTo(5);
        assertThat(laid.err()).contains("texture coordinates", "glTF");
    }

    private List<Path> pictures() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(path -> path.toString().endsWith(".png")).toList();
        }
    }
}
