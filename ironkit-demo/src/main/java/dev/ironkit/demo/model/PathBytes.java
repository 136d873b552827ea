package dev.ironkit.demo.model;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import java.util.List;

/** Puts a path graph into a model: places, and links from each to the ones it leads to. */
final class PathBytes {

    private static final int[][] LINKS = {{0, 1}, {1, 2}, {1, 3}, {2, 3}, {2, 4}, {3, 5}};
    private static final int UNKNOWN_WORDS = 8;

    private PathBytes() {}

    /** A place in the frame of its node. */
    record Place(double x, double y, double z, int node) {}

    /** {@return the bytes of the model with the graph: out of the door, through the hall, into the rooms} */
    static ByteView of(Model model, List<Place> places) {
        ByteSink graph = ByteSink.inMemory();
        for (Place place : places) {
            LampBytes.reals(graph, place.x(), place.y(), place.z());
            graph.i32(0).i32(place.node());
        }
        for (int[] link : LINKS) {
            graph.i32(link[0]).i32(link[1]);
            for (int i = 0; i < UNKNOWN_WORDS; i++) {
                graph.i32(-1);
            }
        }
        int at = model.entry(MeshTable.PATH_GRAPH).orElseThrow();
        Attributes before = model.archive().entries().get(at).attributes();
        NresArchive edited = model.archive()
                .edit()
                .replace(at, graph.toView())
                .attributes(at, new Attributes(before.type(), places.size(), LINKS.length, before.attr3()))
                .apply();
        ByteSink out = ByteSink.inMemory();
        MshFormat.MSH.encode(Model.of(edited), out);
        return out.toView();
    }
}
