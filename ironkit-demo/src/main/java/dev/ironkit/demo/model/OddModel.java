package dev.ironkit.demo.model;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;

/** The one model whose nodes have 24 bytes each: nobody knows what they mean. */
public final class OddModel {

    private static final int STRIDE = 24;

    private OddModel() {}

    /** {@return the model: a cube whose node is as the old kind has it} */
    public static ByteView bytes(String stem) {
        Assembly cube = new Assembly(stem, Style.PLAIN);
        cube.slot(cube.root(), 0, 0, new Figure().add(0, Blocks.standing(2, 2, 2)));
        Model model = cube.builder().build();
        int nodes = model.entry(MeshTable.NODES).orElseThrow();
        NresArchive archive = model.archive();
        ByteView first = archive.entries().get(nodes).payload().slice(0, STRIDE);
        Attributes before = archive.entries().get(nodes).attributes();
        ByteSink out = ByteSink.inMemory();
        NresFormat.NRES.encode(
                archive.edit()
                        .replace(nodes, first)
                        .attributes(nodes, new Attributes(before.type(), 1, before.attr2(), STRIDE))
                        .apply(),
                out);
        return out.toView();
    }
}
