package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.runtime.model.PreparedModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a browser shows of each demo model against what the runtime says is there. The pictures stay below target. */
@Tag(OutsideTool.TAG)
class SilhouetteTest {

    private static final Path PICTURES = Path.of("target", "pictures");
    private static final double FRAMES_PER_SECOND = 24;

    @TempDir
    Path folder;

    /** A model at a frame, and its two silhouettes. */
    private record Moment(String model, int frame, ShapePicture ours, Path theirs) {}

    @Test
    void looksInABrowserAsAtRunTime() throws IOException, InterruptedException {
        ThreeBrowser.require();
        DemoModels demo = DemoModels.in(folder.resolve("game"));
        demo.export(folder.resolve("glb"), "--to", "glb");
        demo.export(folder.resolve("rig"), "--to", "glb", "--rig", "armature");
        List<ThreeBrowser.Job> jobs = new ArrayList<>();
        List<Moment> moments = new ArrayList<>();
        for (Map.Entry<String, Model> one : demo.models().entrySet()) {
            int last = (int) Math.max(0, one.getValue().frameMap().frameCount() - 1);
            List<ThreeBrowser.Picture> pictures = new ArrayList<>();
            List<ThreeBrowser.Picture> rigged = new ArrayList<>();
            for (int frame : last == 0 ? new int[] {0} : new int[] {0, last / 4 / 4 * 4 + 4}) {
                String stem = one.getKey().replaceAll(".*/", "") + "-" + frame;
                double[] triangles = triangles(one.getValue(), frame);
                FlatView view = FlatView.around(triangles);
                ShapePicture ours = ShapePicture.silhouette(triangles, view, ThreeBrowser.SIZE);
                ours.write(PICTURES.resolve(stem + "-runtime.png"));
                Path theirs = PICTURES.resolve(stem + "-browser.png");
                pictures.add(new ThreeBrowser.Picture(theirs, frame / FRAMES_PER_SECOND, "silhouette", view));
                pictures.add(new ThreeBrowser.Picture(
                        PICTURES.resolve(stem + "-colours.png"), frame / FRAMES_PER_SECOND, "colours", view));
                moments.add(new Moment(one.getKey(), frame, ours, theirs));
                if (last > 0) {
                    Path bones = PICTURES.resolve(stem + "-bones.png");
                    rigged.add(new ThreeBrowser.Picture(bones, frame / FRAMES_PER_SECOND, "silhouette", view));
                    moments.add(new Moment(one.getKey() + " with bones", frame, ours, bones));
                }
            }
            jobs.add(new ThreeBrowser.Job(folder.resolve("glb").resolve(one.getKey() + ".glb"), false, pictures));
            jobs.add(new ThreeBrowser.Job(folder.resolve("rig").resolve(one.getKey() + ".glb"), false, rigged));
        }
        ThreeBrowser.show(folder, jobs);
        for (Moment moment : moments) {
            ShapePicture theirs = ShapePicture.read(moment.theirs());
            String what = moment.model() + " at frame " + moment.frame();
            assertThat(theirs.area()).as(what).isGreaterThan(1000);
            assertThat(theirs.outlineErrors(moment.ours())).as(what).isLessThanOrEqualTo(theirs.area() / 1000);
        }
    }

    /** The triangles of the finest level of a whole model at a frame, nine numbers each, in the axes of glTF. */
    private static double[] triangles(Model model, int frame) {
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        poser.sample(frame, pose);
        PreparedModel prepared = PreparedModel.of(model);
        List<Double> places = new ArrayList<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            int slot = model.nodes().slot(node, 0, 0);
            if (slot != NodeTable.NONE) {
                int first = model.slots().batchStart(slot);
                for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
                    for (int i = 0; i < model.batches().indexCount(batch); i++) {
                        place(model, pose, node, prepared.vertex(batch, i), places);
                    }
                }
            }
        }
        return places.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static void place(Model model, PoseBuffer pose, int node, int vertex, List<Double> places) {
        float[] m = pose.models();
        int at = PoseBuffer.matrixAt(node);
        double[] engine = new double[3];
        for (int row = 0; row < 3; row++) {
            engine[row] = m[at + row * 4] * model.positions().x(vertex)
                    + m[at + row * 4 + 1] * model.positions().y(vertex)
                    + m[at + row * 4 + 2] * model.positions().z(vertex)
                    + m[at + row * 4 + 3];
        }
        places.add(engine[0]);
        places.add(engine[2]);
        places.add(-engine[1]);
    }
}
