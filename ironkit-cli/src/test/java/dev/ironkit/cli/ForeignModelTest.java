package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Models from elsewhere become models of the game, with list, materials and textures, and look in a browser as they did before. The
 * pictures stay below target.
 */
@Tag(OutsideTool.TAG)
class ForeignModelTest {

    private static final Path PICTURES = Path.of("target", "pictures");

    /** A file from elsewhere and the moments at which it is looked at. */
    enum Guest {
        CUBE("cube.glb", "0"),
        TURRET("turret.glb", "0 0.25 0.5 1"),
        HOUSE("house.obj", "0");

        private final String file;
        private final String moments;

        Guest(String file, String moments) {
            this.file = file;
            this.moments = moments;
        }

        /** The model that it becomes, with what it wears around it. */
        private Path model() {
            return folder.resolve(name()).resolve("guest.msh");
        }

        private Path shownAgain() {
            return folder.resolve(name() + ".glb");
        }

        private Path picture(String moment, String mode, String when) {
            return PICTURES.resolve("guest-" + file + "-" + moment + "-" + mode + "-" + when + ".png");
        }
    }

    @TempDir
    static Path folder;

    @BeforeAll
    static void takeThemIn() throws IOException, InterruptedException {
        ThreeBrowser.require();
        ForeignModels.cube(folder.resolve("cube.glb"));
        ForeignModels.turret(folder.resolve("turret.glb"));
        ForeignModels.house(folder.resolve("house.obj"));
        List<ThreeBrowser.Job> before = new ArrayList<>();
        for (Guest guest : Guest.values()) {
            Path file = folder.resolve(guest.file);
            CommandRun in = CommandRun.of("convert", file, "-o", guest.model(), "--with", "materials,textures");
            assertThat(in.code()).as(in.err()).isZero();
            CommandRun out = CommandRun.of("convert", guest.model(), "-o", guest.shownAgain());
            assertThat(out.code()).as(out.err()).isZero();
            before.add(job(guest, file, "before", null));
        }
        List<ThreeBrowser.Job> after = new ArrayList<>();
        List<Map<String, Object>> shown = ThreeBrowser.show(Files.createDirectory(folder.resolve("before")), before);
        for (Guest guest : Guest.values()) {
            List<?> cameras = (List<?>) shown.get(after.size()).get("cameras");
            after.add(job(guest, guest.shownAgain(), "after", cameras));
        }
        ThreeBrowser.show(Files.createDirectory(folder.resolve("after")), after);
    }

    /** Pictures of a file, from where the browser looked before if it has. */
    private static ThreeBrowser.Job job(Guest guest, Path file, String when, List<?> cameras) {
        List<ThreeBrowser.Picture> pictures = new ArrayList<>();
        for (String moment : guest.moments.split(" ", -1)) {
            for (String mode : List.of("silhouette", "colours")) {
                FlatView view = cameras == null ? null : FlatView.of(GltfReading.map(cameras.get(pictures.size())));
                Path to = guest.picture(moment, mode, when);
                pictures.add(new ThreeBrowser.Picture(to, Double.parseDouble(moment), mode, view));
            }
        }
        return new ThreeBrowser.Job(file, false, pictures);
    }

    @ParameterizedTest
    @EnumSource
    void isFoundToBeSound(Guest guest) {
        CommandRun run =
                CommandRun.of("validate", "--fail-on", "info", guest.model().getParent());
        assertThat(run.out()).as(run.err()).endsWith("no findings\n");
        assertThat(run.code()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void keepsItsShape(Guest guest) throws IOException {
        for (String moment : guest.moments.split(" ", -1)) {
            ShapePicture before = ShapePicture.read(guest.picture(moment, "silhouette", "before"));
            ShapePicture after = ShapePicture.read(guest.picture(moment, "silhouette", "after"));
            assertThat(before.area()).as(moment).isGreaterThan(5000);
            assertThat(after.outlineErrors(before)).as(moment).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource
    void keepsItsTextureAndColours(Guest guest) throws IOException {
        for (String moment : guest.moments.split(" ", -1)) {
            ShapePicture before = ShapePicture.read(guest.picture(moment, "colours", "before"));
            ShapePicture after = ShapePicture.read(guest.picture(moment, "colours", "after"));
            // A pixel on the edge of two colours may fall to the other side.
            assertThat(after.differing(before, 4)).as(moment).isLessThan(0.01);
        }
    }
}
