package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Models that become files of other programs, from the command line. */
class ConvertModelTest {

    @TempDir
    Path folder;

    private String game;

    @BeforeEach
    void makeTheGame() throws IOException {
        List<String> wanted = List.of("Material.lib", "Textures.lib", "lightmap.lib", "robots.rlb", "system.rlb");
        for (DemoFile file : DemoGame.files()) {
            if (wanted.contains(file.name())) {
                Files.createDirectories(folder.resolve("game"));
                Files.write(
                        folder.resolve("game").resolve(file.name()),
                        file.content().toByteArray());
            }
        }
        game = folder.resolve("game").toString();
    }

    private CommandRun convert(String what, String... more) {
        return CommandRun.of(Stream.concat(Stream.of("convert", game + "/" + what), Stream.of(more))
                .toArray());
    }

    private List<String> files(String below) throws IOException {
        try (Stream<Path> files = Files.walk(folder.resolve(below))) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.resolve(below).relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void makesOneFileToLookAt() throws IOException {
        CommandRun run = convert(
                "robots.rlb!/r_walker.msh", "-o", folder.resolve("w.glb").toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("w.glb").contains("model of 16 nodes");
        GltfReading file = GltfReading.of(folder.resolve("w.glb"));
        assertThat(file.list("images")).isNotEmpty();
        assertThat(file.list("materials"))
                .allMatch(material -> material.get("doubleSided").equals(true));
    }

    @Test
    void namesTheFilesOfAModelAfterTheOneThatWasAskedFor() throws IOException {
        assertThat(convert(
                                "robots.rlb!/r_walker.msh",
                                "-o",
                                folder.resolve("out/my robot.gltf").toString())
                        .code())
                .isZero();
        assertThat(files("out"))
                .contains("my robot.gltf", "my robot.bin")
                .allMatch(name -> name.startsWith("my robot."));
        String text = Files.readString(folder.resolve("out/my robot.gltf"));
        assertThat(text).contains("\"my%20robot.bin\"");
    }

    @Test
    @Clause("conv.5-seconds")
    void framesLastAsLongAsIsChosen() throws IOException {
        Path usual = folder.resolve("usual.glb");
        Path chosen = folder.resolve("chosen.glb");
        assertThat(convert("robots.rlb!/r_walker.msh", "-o", usual.toString()).code())
                .isZero();
        assertThat(convert("robots.rlb!/r_walker.msh", "-o", chosen.toString(), "--fps", "12")
                        .code())
                .isZero();

        assertThat(lastKey(chosen)).isPositive().isEqualTo(2 * lastKey(usual));
    }

    /** When the last key of the first animation is, in seconds. */
    private static double lastKey(Path file) throws IOException {
        GltfReading reading = GltfReading.of(file);
        double last = 0;
        for (Object sampler : (List<?>) reading.list("animations").get(0).get("samplers")) {
            double[] times = reading.values(GltfReading.number(GltfReading.map(sampler), "input", -1));
            last = Math.max(last, times[times.length - 1]);
        }
        return last;
    }

    @Test
    @Clause("conv.8-placeholder")
    void goesOnWithoutMaterials() throws IOException {
        Files.delete(Path.of(game, "Material.lib"));
        CommandRun run = convert(
                "robots.rlb!/r_walker.msh", "-o", folder.resolve("w.glb").toString());
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("msh.convert-material");
    }

    /** What refs says of a name that is not in the library is what the model is shown with. */
    @Test
    @Clause("D43")
    void showsWhatStandsInForAMaterialThatIsNotThere() throws IOException {
        String list = game + "/robots.rlb!/r_walker.wea";
        assertThat(CommandRun.of("set", list, "rows[0].name=NOSUCH", "--in-place")
                        .code())
                .isZero();
        assertThat(CommandRun.of("refs", list, "--game", game).out())
                .contains("NOSUCH")
                .contains("DEFAULT is used instead");

        for (String file : List.of("w.glb", "w.obj")) {
            CommandRun run = convert(
                    "robots.rlb!/r_walker.msh", "-o", folder.resolve(file).toString());
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.err())
                    .contains("msh.convert-stand-in")
                    .contains("NOSUCH")
                    .contains("DEFAULT");
            assertThat(run.err()).doesNotContain("msh.convert-material");
        }
        assertThat(GltfReading.of(folder.resolve("w.glb")).list("materials"))
                .filteredOn(material -> material.get("name").equals("NOSUCH"))
                .isNotEmpty()
                .allSatisfy(material -> assertThat(GltfReading.map(material.get("pbrMetallicRoughness")))
                        .as("the texture of DEFAULT")
                        .containsKey("baseColorTexture"));
    }

    @Test
    void refusesAModelWithoutNodesAndConvertsTheOthers() throws IOException {
        Path empty = Files.write(folder.resolve("empty.msh"), ModelBytes.empty().build());
        CommandRun put =
                CommandRun.of("replace", game + "/system.rlb!/MTCHECK.MSH", empty, "--in-place", "--no-backup");
        assertThat(put.code()).as(put.err()).isZero();

        CommandRun run = CommandRun.of("convert", game, "--to", "glb", "-o", folder.resolve("all") + "/");
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.err()).contains("msh.convert-nodes").contains("MTCHECK.MSH");
        assertThat(files("all")).contains("robots.rlb/r_walker.glb", "robots.rlb/r_hover.glb");
    }

    @Test
    void goesOnBehindAnArchiveThatCannotBeRead() throws IOException {
        Files.write(Path.of(game, "A.lib"), new byte[] {'N', 'R', 'e', 's', 0, 1, 0, 0, -1, -1, -1, -1, 16, 0, 0, 0});
        CommandRun run = CommandRun.of("convert", game, "--to", "glb", "-o", folder.resolve("all") + "/");
        assertThat(run.code()).isEqualTo(ExitCode.PARTLY);
        assertThat(run.err()).contains("A.lib");
        assertThat(files("all")).contains("robots.rlb/r_walker.glb");
    }

    @Test
    void writesNoNumbersThatAreNone() throws IOException {
        CommandRun set = CommandRun.of(
                "set",
                game + "/robots.rlb!/r_hover.msh",
                "positions[0].y=0x7FC00000",
                "-o",
                folder.resolve("game/odd.rlb"),
                "--force");
        assertThat(set.code()).as(set.err()).isZero();
        for (String ending : List.of("glb", "obj")) {
            Path out = folder.resolve("odd." + ending);
            CommandRun run = CommandRun.of("convert", game + "/odd.rlb!/r_hover.msh", "-o", out);
            assertThat(run.code()).isZero();
            assertThat(run.err()).contains("msh.convert-float");
        }
        GltfReading file = GltfReading.of(folder.resolve("odd.glb"));
        assertThat(file.list("accessors")).isNotEmpty();
        assertThat(Files.readString(folder.resolve("odd.obj")))
                .doesNotContain("NaN")
                .doesNotContain("0x");
    }

    @Test
    void saysWhatIsWrongWithWhatGoesToStdout() {
        assertThat(CommandRun.of("convert", game + "/nosuch.lib", "--to", "glb", "-o", "-")
                        .code())
                .isEqualTo(ExitCode.NO_INPUT);
    }

    @Test
    void takesGlbForWhatAModelBecomesUnlessSaid() throws IOException {
        assertThat(convert("robots.rlb!/r_hover.msh", "-o", folder.resolve("out") + "/")
                        .code())
                .isZero();
        assertThat(files("out")).containsExactly("r_hover.glb");
        CommandRun other =
                convert("robots.rlb!/r_hover.msh", "-o", folder.resolve("x.fbx").toString());
        assertThat(other.code()).isEqualTo(ExitCode.USAGE);
        assertThat(other.err()).contains(".glb");
        assertThat(convert(
                                "robots.rlb!/r_hover.msh?node=@1",
                                "-o",
                                folder.resolve("n.glb").toString())
                        .err())
                .contains("as a whole");
    }

    @Test
    void refusesOptionsThatMeanNothing() {
        String out = folder.resolve("w.glb").toString();
        assertThat(convert("robots.rlb!/r_walker.msh", "-o", out, "--level", "5")
                        .code())
                .isEqualTo(2);
        assertThat(convert("robots.rlb!/r_walker.msh", "-o", out, "--fps", "0").code())
                .isEqualTo(2);
        assertThat(convert("robots.rlb!/r_walker.msh", "-o", out, "--pages").code())
                .isEqualTo(2);
        assertThat(convert("Textures.lib", "-o", folder.resolve("t") + "/", "--fps", "3")
                        .code())
                .isEqualTo(2);
        assertThat(convert("robots.rlb!/r_walker.msh", "-o", out, "--profile", "nice")
                        .code())
                .isEqualTo(2);
        assertThat(folder.resolve("w.glb")).doesNotExist();
    }

    @Test
    void givesTheSameBytesEachTime() throws IOException {
        convert("robots.rlb!/r_hover.msh", "-o", folder.resolve("a.glb").toString());
        convert("robots.rlb!/r_hover.msh", "-o", folder.resolve("b.glb").toString());
        assertThat(Files.mismatch(folder.resolve("a.glb"), folder.resolve("b.glb")))
                .isEqualTo(-1);
    }

    @Test
    @Clause("conv.9-once")
    void writesEachPictureOnceForAllModelsOfAnArchive() throws IOException {
        CommandRun run = CommandRun.of(
                "convert", game + "/robots.rlb", "--to", "gltf", "-o", folder.resolve("all") + "/", "--json");
        assertThat(run.code()).as(run.err()).isZero();
        List<String> pictures =
                files("all").stream().filter(name -> name.endsWith(".png")).toList();
        assertThat(pictures).contains("HULL01.0.png").allMatch(name -> name.matches("[A-Z0-9_]+\\.0\\.png"));
        for (String picture : pictures) {
            String told = "/all/" + picture + "\"";
            assertThat(run.out().split(Pattern.quote(told), -1)).as(told).hasSize(2);
        }
        for (String model : List.of("r_walker", "r_hover")) {
            assertThat(Files.readString(folder.resolve("all/" + model + ".gltf")))
                    .contains("\"HULL01.0.png\"");
        }
        CommandRun again =
                CommandRun.of("convert", game + "/robots.rlb", "--to", "gltf", "-o", folder.resolve("all") + "/");
        assertThat(again.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(again.err()).contains("io.target-exists");
    }

    @Test
    void refusesTheNameOfOneFileForSeveralModels() {
        CommandRun run =
                convert("robots.rlb", "-o", folder.resolve("robots.glb").toString());
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("3 models").contains("/");
        assertThat(folder.resolve("robots.glb")).doesNotExist();
    }

    @Test
    @Clause("conv.9-once")
    void putsModelsThatAreNamedOneByOneBesideEachOther() throws IOException {
        String out = folder.resolve("two") + "/";
        CommandRun run =
                convert("robots.rlb!/r_walker.msh", game + "/robots.rlb!/r_hover.msh", "--to", "gltf", "-o", out);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(files("two"))
                .contains("r_walker.gltf", "r_hover.gltf", "HULL01.0.png")
                .noneMatch(name -> name.contains("/"));
    }

    @Test
    @Clause("conv.9-once")
    void sharesPicturesThatAnotherRunWroteAndReplacesNoOther() throws IOException {
        String out = folder.resolve("runs") + "/";
        assertThat(convert("robots.rlb!/r_walker.msh", "--to", "gltf", "-o", out)
                        .code())
                .isZero();
        CommandRun second = convert("robots.rlb!/r_hover.msh", "--to", "gltf", "-o", out);
        assertThat(second.code()).as(second.err()).isZero();

        Path picture = folder.resolve("runs/HULL01.0.png");
        Files.write(picture, new byte[] {1, 2, 3});
        CommandRun third = convert("robots.rlb!/r_truck.msh", "--to", "gltf", "-o", out);
        assertThat(third.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(third.err()).contains("HULL01.0.png");
        assertThat(Files.readAllBytes(picture)).containsExactly(1, 2, 3);
        assertThat(files("runs")).noneMatch(name -> name.startsWith("r_truck"));
    }

    @Test
    @Clause("conv.9-once")
    void findsPicturesAgainWhoseNamesAreNotEnglish() throws IOException {
        String name = "\u0422\u0430\u043d\u043a.0";
        change("mv", game + "/Textures.lib!/HULL01.0", name);
        change("set", game + "/Material.lib!/STEEL", "phases[0].texture=" + name);
        String[] forms = {"gltf", "obj"};
        for (String form : forms) {
            Path made = folder.resolve(form).resolve("truck." + form);
            assertThat(convert("robots.rlb!/r_truck.msh", "-o", made.toString()).code())
                    .isZero();
            boolean canBe = Charset.forName(System.getProperty("sun.jnu.encoding"))
                    .newEncoder()
                    .canEncode(name);
            assertThat(files(form))
                    .anyMatch(file -> canBe ? file.matches("truck\\.\\d+\\." + name + "\\.png") : file.contains("~d2"));
        }
        change("rm", game + "/Textures.lib!/" + name);
        change("rm", game + "/Material.lib!/STEEL");
        for (String form : forms) {
            CommandRun back = CommandRun.of(
                    "convert",
                    folder.resolve(form).resolve("truck." + form),
                    "--game",
                    game,
                    "-o",
                    folder.resolve(form).resolve("new.msh"),
                    "--with",
                    "materials,textures");
            assertThat(back.code()).as(back.err()).isZero();
            assertThat(back.err()).contains("STEEL: texture " + name, "texture   " + name + ":");
        }
    }

    private static void change(String... arguments) {
        CommandRun run = CommandRun.of(
                Stream.concat(Stream.of(arguments), Stream.of("--in-place")).toArray());
        assertThat(run.code()).as(run.err()).isZero();
    }
}
