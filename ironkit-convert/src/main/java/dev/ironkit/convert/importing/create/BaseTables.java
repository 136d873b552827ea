package dev.ironkit.convert.importing.create;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.PathGraph;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.build.TableAttributes;
import dev.ironkit.format.nres.NresEditor;

/** Bytes of whole tables that a model there is lends to one that was made. */
final class BaseTables {

    private static final int NORMAL_W = 3;
    private static final int NORMAL_SIZE = 4;
    private static final int PLACE_NODE_AT = 16;

    private final BaseFields loan;
    private final Model base;
    private final Model made;
    private final NresEditor archive;

    private BaseTables(BaseFields loan, Model made) {
        this.loan = loan;
        this.made = made;
        base = loan.base();
        archive = made.archive().edit();
    }

    /** The model with what the other one lends. */
    static Model lend(BaseFields loan, Model made) {
        BaseTables tables = new BaseTables(loan, made);
        tables.slots();
        tables.paths();
        tables.vertices();
        return Model.of(tables.archive.apply());
    }

    private void slots() {
        ByteSink sink = ByteSink.inMemory().bytes(made.slots().payload().slice(0, ModelHeader.SIZE));
        Slot[] slots = new Slot[made.slots().count()];
        for (int i = 0; i < slots.length; i++) {
            slots[i] = made.slots().slot(i);
        }
        for (int cell = 0; cell < made.nodeCount() * NodeTable.CELLS; cell++) {
            int slot = made.nodes().slotWord(cell / NodeTable.CELLS, cell % NodeTable.CELLS);
            int partner = slot == NodeTable.NONE ? BaseFields.NONE : loan.slot(cell);
            if (partner != BaseFields.NONE) {
                Slot before = slots[slot];
                slots[slot] = tail(before, base.slots().slot(partner));
                if (!slots[slot].equals(before)) {
                    loan.lent().add(loan.title(cell / NodeTable.CELLS), "last words of slots taken from the base");
                }
            }
        }
        for (Slot slot : slots) {
            slot.write(sink);
        }
        replace(MeshTable.SLOTS, sink.toView());
    }

    /** Area and volume belong to the box, so they are lent with it only. */
    private static Slot tail(Slot made, Slot base) {
        boolean same = made.aabbMin().equals(base.aabbMin()) && made.aabbMax().equals(base.aabbMax());
        return new Slot(
                made.triStart(),
                made.triCount(),
                made.batchStart(),
                made.batchCount(),
                made.aabbMin(),
                made.aabbMax(),
                made.sphereCenter(),
                made.sphereRadius(),
                same ? base.unk30() : made.unk30(),
                same ? base.unk34() : made.unk34(),
                base.unk38(),
                base.unk3C(),
                base.unk40());
    }

    private void vertices() {
        byte[] normals = made.payload(MeshTable.NORMALS).toByteArray();
        byte[] table15 = made.payload(MeshTable.UNNAMED_15).toByteArray();
        byte[] table16 = new byte[made.positions().count() * MeshTable.UNNAMED_16.stride()];
        boolean all16 = base.has(MeshTable.UNNAMED_16) && table16.length > 0;
        for (int cell = 0; cell < made.nodeCount() * NodeTable.CELLS; cell++) {
            int slot = made.nodes().slotWord(cell / NodeTable.CELLS, cell % NodeTable.CELLS);
            if (slot == NodeTable.NONE) {
                continue;
            }
            for (int place = 0; place < made.slots().batchCount(slot); place++) {
                int batch = made.slots().batchStart(slot) + place;
                int partner = loan.batch(cell, place);
                String title = loan.title(cell / NodeTable.CELLS);
                fourthBytes(normals, batch, partner, title);
                if (rows(MeshTable.UNNAMED_15, table15, batch, partner)) {
                    loan.lent().add(title, "rows of table 15 taken from the base");
                }
                all16 &= rows(MeshTable.UNNAMED_16, table16, batch, partner);
            }
        }
        replace(MeshTable.NORMALS, ByteView.of(normals));
        replace(MeshTable.UNNAMED_15, ByteView.of(table15));
        if (all16) {
            // Last, because the tables behind it get other numbers.
            loan.lent().add("table 16 was taken from the base");
            int behind = made.entry(MeshTable.UNNAMED_15).orElseThrow() + 1;
            archive.add(
                    behind,
                    made.archive().entries().get(0).name().text().toByteArray(),
                    TableAttributes.ofNew(MeshTable.UNNAMED_16, table16.length, made.nodeCount(), 0),
                    ByteView.of(table16));
        }
    }

    private void fourthBytes(byte[] normals, int batch, int partner, String title) {
        int count = made.batches().unk14(batch);
        if (partner == BaseFields.NONE
                || !loan.fits(count, partner, base.normals().count())) {
            return;
        }
        for (int i = 0; i < count; i++) {
            byte w = base.normals().raw((int) base.batches().baseVertex(partner) + i, NORMAL_W);
            normals[((int) made.batches().baseVertex(batch) + i) * NORMAL_SIZE + NORMAL_W] = w;
            if (w != 0) {
                loan.lent().add(title, "fourth bytes of normals taken from the base");
            }
        }
    }

    /** Copies the rows of a batch's vertices, where there are as many. */
    private boolean rows(MeshTable table, byte[] to, int batch, int partner) {
        int count = made.batches().unk14(batch);
        int stride = table.stride();
        ByteView from = base.payload(table);
        if (partner == BaseFields.NONE || !loan.fits(count, partner, from.length() / stride)) {
            return false;
        }
        ByteView rows = from.slice((int) base.batches().baseVertex(partner) * stride, count * stride);
        rows.copyTo(0, to, (int) made.batches().baseVertex(batch) * stride, rows.length());
        return true;
    }

    /** The path graph, if all nodes that it speaks of are there. */
    private void paths() {
        PathGraph paths = base.pathGraph();
        if (!paths.present() || !paths.fits() || paths.payload().length() == 0) {
            return;
        }
        ByteSink sink = ByteSink.inMemory();
        for (int place = 0; place < paths.placeCount(); place++) {
            int node = loan.node(paths.node(place));
            if (node == BaseFields.NONE) {
                loan.lent().add("the path graph of the base was left out: it refers to missing nodes");
                return;
            }
            sink.bytes(paths.place(place).slice(0, PLACE_NODE_AT)).i32(node);
        }
        sink.bytes(paths.payload().from(paths.placeCount() * PathGraph.PLACE_SIZE));
        replace(MeshTable.PATH_GRAPH, sink.toView());
        archive.attributes(made.entry(MeshTable.PATH_GRAPH).orElseThrow(), base.attributes(MeshTable.PATH_GRAPH));
        loan.lent().add("the path graph was taken from the base");
    }

    /** The lights of the base, if all nodes that they belong to are there. */
    static ByteView lights(BaseFields loan) {
        LightTable lights = loan.base().lights();
        ByteSink sink = ByteSink.inMemory();
        for (int light = 0; light < lights.count(); light++) {
            int of = lights.node(light);
            int node = of < 0 ? of : loan.node(of);
            if (of >= 0 && node == BaseFields.NONE) {
                loan.lent().add("the lights of the base were left out: they refer to missing nodes");
                return ByteView.empty();
            }
            sink.i32(node).bytes(lights.row(light).from(4));
        }
        if (lights.count() > 0) {
            loan.lent().add("lights were taken from the base");
        }
        return sink.toView();
    }

    private void replace(MeshTable table, ByteView content) {
        archive.replace(made.entry(table).orElseThrow(), content);
    }
}
