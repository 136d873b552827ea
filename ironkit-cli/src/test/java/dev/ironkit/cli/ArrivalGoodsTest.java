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
class ArrivalGoodsTest {

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
    }

    private List<Path> pictures() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(path -> path.toString().endsWith(".png")).toList();
        }
    }
}
