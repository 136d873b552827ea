package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Small models with nothing wrong, to be damaged. */
final class SoundModels {

    private static final int INDICES = 6;
    private static final int BATCHES = 13;
    private static final int LIGHTS = 20;
    private static final int LAND = 21;
    private static final int PATHS = 17;

    /** The tables whose attr1 is the number of records. */
    private static final List<Integer> COUNTED = List.of(3, 4, 5, 6, 7, 15, 19);

    private SoundModels() {}

    /** A square of two triangles on one node. */
    static ByteView square() {
        ModelBuilder builder = new ModelBuilder("square");
        builder.slot(builder.node(NodePlan.named("Base_TM")), 0, 0, batch());
        return bytes(builder.build());
    }

    /** Two squares: one on the root, one on a child that rises through four frames. */
    static ByteView animated() {
        ModelBuilder builder = new ModelBuilder("animated");
        int root = builder.node(NodePlan.named("Base_TM"));
        int child = builder.node(
                NodePlan.named("o01_0_turn").labelled("e_tur").under(root).posed(key(0, 1), key(3, 2)));
        builder.slot(root, 0, 0, batch()).slot(child, 0, 0, batch());
        return bytes(builder.build());
    }

    /** Three nodes in a chain, each with keys of its own; the second comes to rest early. */
    static ByteView moving() {
        ModelBuilder builder = new ModelBuilder("moving");
        int a = builder.node(NodePlan.named("a").posed(key(0, 0), key(3, 0)));
        int b = builder.node(NodePlan.named("b").under(a).posed(key(0, 0), key(1, 1)));
        builder.node(NodePlan.named("c").under(b).posed(key(0, 0), key(2, 1), key(3, 2)));
        builder.slot(a, 0, 0, batch());
        return bytes(builder.build());
    }

    /** Two states and two levels on one node, a socket below it. */
    static ByteView levels() {
        ModelBuilder builder = new ModelBuilder("levels");
        int root = builder.node(NodePlan.named("Base_TM"));
        builder.node(NodePlan.named("Base_gun").labelled("e_tur").under(root));
        builder.slot(root, 0, 0, batch()).slot(root, 0, 1, batch()).slot(root, 1, 0, batch());
        return bytes(builder.build());
    }

    /** A square with a lightmap, two lights, and a path between two places. */
    static ByteView lit() {
        ModelBuilder builder = new ModelBuilder("lit");
        int root = builder.node(NodePlan.named("Base_TM"));
        builder.slot(
                root,
                0,
                0,
                BatchPlan.of(mesh().withLightmapUvs(0, 0, 1, 0, 1, 1, 0, 1), 0).lightmapped(0));
        builder.lights(ByteSink.inMemory().zeros(96).toView());
        ByteSink paths = ByteSink.inMemory().zeros(40).i32(0).i32(1);
        for (int i = 0; i < 8; i++) {
            paths.i32(-1);
        }
        NresArchive archive = builder.build().archive();
        int at = entry(archive, PATHS);
        return bytes(Model.of(archive.edit()
                .replace(at, paths.toView())
                .attributes(at, new Attributes(PATHS, 2, 1, 20))
                .apply()));
    }

    /** {@return a model with other bytes in a table} */
    static ByteView with(ByteView model, int table, ByteView content) {
        NresArchive archive = NresFormat.NRES.decode(model, Problems.strict());
        int at = entry(archive, table);
        Attributes said = archive.entries().get(at).attributes();
        // The directory goes on telling the truth about tables whose records it counts.
        int count = COUNTED.contains(table) ? content.length() / said.attr3() : said.attr1();
        return encoded(archive.edit()
                .replace(at, content)
                .attributes(at, new Attributes(table, count, said.attr2(), said.attr3())));
    }

    /** {@return a model with bytes behind a table} */
    static ByteView longer(ByteView model, int table, byte... more) {
        return with(model, table, Damage.to(content(model, table), more).done());
    }

    /** {@return a model with a table a second time} */
    static ByteView twice(ByteView model, int table) {
        NresArchive archive = NresFormat.NRES.decode(model, Problems.strict());
        NresEditor editor = archive.edit();
        int at = entry(archive, table);
        byte[] name = "again".getBytes(StandardCharsets.US_ASCII);
        return encoded(editor.add(
                archive.entries().size(),
                name,
                archive.entries().get(at).attributes(),
                archive.entries().get(at).payload()));
    }

    /** {@return a model that lacks a table} */
    static ByteView without(ByteView model, int table) {
        NresArchive archive = NresFormat.NRES.decode(model, Problems.strict());
        return encoded(archive.edit().remove(entry(archive, table)));
    }

    /** {@return what is left of a model as a landscape: vertices, and a table that only landscapes have} */
    static ByteView landscape(ByteView model) {
        NresArchive archive = NresFormat.NRES.decode(without(without(model, INDICES), BATCHES), Problems.strict());
        byte[] name = "Land".getBytes(StandardCharsets.US_ASCII);
        return encoded(
                archive.edit().add(archive.entries().size(), name, new Attributes(LAND, 0, 0, 0), ByteView.empty()));
    }

    static ByteView content(ByteView model, int table) {
        NresArchive archive = NresFormat.NRES.decode(model, Problems.strict());
        return archive.entries().get(entry(archive, table)).payload();
    }

    /** {@return the lit model with lights of another size} */
    static ByteView withLights(int size) {
        return with(lit(), LIGHTS, ByteSink.inMemory().zeros(size).toView());
    }

    private static int entry(NresArchive archive, int type) {
        for (int i = 0; i < archive.entries().size(); i++) {
            if (archive.entries().get(i).attributes().type() == type) {
                return i;
            }
        }
        throw new IllegalArgumentException("no table " + type);
    }

    private static KeyPlan key(int time, float z) {
        return new KeyPlan(time, new Point(0, 0, z), KeyPlan.REST.rotation());
    }

    private static BatchPlan batch() {
        return BatchPlan.of(mesh(), 0);
    }

    private static MeshPlan mesh() {
        float[] positions = {0, 0, 0, 2, 0, 0, 2, 2, 0, 0, 2, 0};
        float[] normals = {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1};
        return MeshPlan.of(positions, normals, new float[] {0, 1, 1, 1, 1, 0, 0, 0}, new int[] {0, 1, 2, 0, 2, 3});
    }

    private static ByteView encoded(NresEditor editor) {
        ByteSink out = ByteSink.inMemory();
        NresFormat.NRES.encode(editor.apply(), out);
        return out.toView();
    }

    private static ByteView bytes(Model model) {
        ByteSink out = ByteSink.inMemory();
        MshFormat.MSH.encode(model, out);
        return out.toView();
    }
}
