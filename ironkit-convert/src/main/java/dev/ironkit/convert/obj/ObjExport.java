package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfProblem;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.PictureNames;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import dev.ironkit.format.msh.reading.ModelReading;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Makes the files of a model's shape.
 *
 * <p>All vertices stand in the order of the model, so that a program that moves some and keeps the others gives a file that can be
 * read back; faces are those of one state and level.
 */
public final class ObjExport {

    /**
     * What to show.
     *
     * @param state the damage state
     * @param level the level of detail
     * @param frame the moment, in frames
     * @param engineAxes whether coordinates stay those of the engine, z up
     * @param generator what made the file
     */
    public record Options(int state, int level, float frame, boolean engineAxes, String generator) {}

    private final Model model;
    private final ModelLook look;
    private final Options options;
    private final ModelReading reading;
    private final GeometryCursor cursor;
    private final StringBuilder out = new StringBuilder();
    private final Set<Integer> rows = new TreeSet<>();
    private int noNumbers;
    private int leftOut;

    /** Made-up batches can each name all indices there are. */
    private long budget;

    private ObjExport(Model model, ModelLook look, Options options) {
        this.model = model;
        this.look = look;
        this.options = options;
        reading = look.reading(model);
        budget = GeometryCursor.mostUses(model.indices().count());
        cursor = new GeometryCursor(model);
    }

    /** {@return the files: the shape, its materials, their pictures} */
    public static List<ModelFile> of(
            Model model, ByteView image, ModelLook look, String stem, Options options, Problems problems) {
        return of(model, image, look, stem, PictureNames.after(stem), options, problems);
    }

    /**
     * {@return the files: the shape, its materials, their pictures}
     *
     * @param names what its pictures are called
     */
    public static List<ModelFile> of(
            Model model,
            ByteView image,
            ModelLook look,
            String stem,
            PictureNames names,
            Options options,
            Problems problems) {
        ObjExport export = new ObjExport(model, look, options);
        export.header(stem);
        export.vertices();
        export.nodes();
        if (export.noNumbers > 0) {
            problems.report(GltfProblem.NO_NUMBER, image.range(), export.noNumbers, "vertices");
        }
        if (export.rows.isEmpty() && model.batches().count() > 0) {
            problems.report(GltfProblem.NOTHING, image.range(), options.state(), options.level());
        }
        if (export.leftOut > 0) {
            problems.report(GltfProblem.SKIPPED, image.range(), export.leftOut);
        }
        List<ModelFile> files = new ArrayList<>();
        files.add(new ModelFile(stem + ".obj", "obj", text(export.out)));
        MtlText materials = new MtlText(look, names);
        export.rows.forEach(row -> materials.add(row, image, problems));
        files.add(new ModelFile(stem + ".mtl", "mtl", text(materials.text())));
        files.addAll(materials.pictures());
        return files;
    }

    private static ByteView text(CharSequence text) {
        return ByteView.of(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private void header(String stem) {
        out.append("# ").append(options.generator()).append('\n');
        out.append("# state ").append(options.state()).append(", level ").append(options.level());
        out.append(", frame ").append(ObjNumbers.text(options.frame()));
        out.append(options.engineAxes() ? ", axes of the engine\n" : "\n");
        out.append("# not in this file: other states and levels, nodes as such, animation, lightmaps, phases and\n");
        out.append(
                "# blending of materials. Vertices stand in the order of the model: move them, keep their number.\n");
        out.append("mtllib ").append(stem).append(".mtl\n");
    }

    private void vertices() {
        PosedVertices posed = new PosedVertices(model, reading.rotations(), options.frame());
        float[] place = new float[3];
        for (int vertex = 0; vertex < posed.count(); vertex++) {
            posed.place(vertex, place);
            triple("v", place[0], place[1], place[2]);
        }
        for (int vertex = 0; vertex < model.uvs().count(); vertex++) {
            // Rows of pictures are counted from below here.
            out.append("vt ").append(ObjNumbers.text(model.uvs().u(vertex)));
            out.append(' ').append(ObjNumbers.text(1 - model.uvs().v(vertex))).append('\n');
        }
        for (int vertex = 0; vertex < model.normals().count(); vertex++) {
            posed.direction(vertex, place);
            triple("vn", place[0], place[1], place[2]);
        }
    }

    private void triple(String word, float x, float y, float z) {
        noNumbers += (Float.isFinite(x) ? 0 : 1) + (Float.isFinite(y) ? 0 : 1) + (Float.isFinite(z) ? 0 : 1);
        out.append(word).append(' ').append(ObjNumbers.text(x)).append(' ');
        out.append(ObjNumbers.text(options.engineAxes() ? y : z)).append(' ');
        out.append(ObjNumbers.text(options.engineAxes() ? z : -y)).append('\n');
    }

    private void nodes() {
        for (int node = 0; node < model.nodes().count(); node++) {
            int slot = model.nodes().slot(node, options.state(), options.level());
            if (slot == NodeTable.NONE || slot >= model.slots().count()) {
                continue;
            }
            String name = ObjNumbers.word(model.nodeName(node));
            out.append("o ").append(name).append('\n');
            String geometry = new ExportedName(name, options.state(), options.level()).geometry();
            out.append("g ").append(geometry).append('\n');
            for (cursor.toSlot(slot); cursor.nextBatch(); ) {
                batch();
            }
        }
    }

    private void batch() {
        budget -= 3L * (model.batches().indexCount(cursor.batch()) / 3);
        if (!cursor.isWhole() || budget < 0) {
            leftOut++;
            return;
        }
        int row = reading.materials().wearRow(model.batches(), cursor.batch());
        rows.add(row);
        out.append("usemtl ").append(MtlText.name(look, row)).append('\n');
        int faces = 0;
        while (cursor.nextTriangle()) {
            faces++;
            face();
        }
        leftOut += faces == cursor.triangleCount() ? 0 : 1;
    }

    private void face() {
        out.append('f');
        for (int corner = 0; corner < 3; corner++) {
            int vertex = cursor.corner(corner);
            int number = vertex + 1;
            out.append(' ').append(number).append('/');
            out.append(vertex < model.uvs().count() ? String.valueOf(number) : "")
                    .append('/');
            out.append(vertex < model.normals().count() ? String.valueOf(number) : "");
        }
        out.append('\n');
    }
}
