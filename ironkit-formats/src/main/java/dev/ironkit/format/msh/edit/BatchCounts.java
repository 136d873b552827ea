package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;

/** The vertex counts of batches, worked out again from their indices. */
final class BatchCounts {

    private static final int MOST = 0xFFFF;

    private final Model model;
    private final SaidValues said;
    private final DerivedNotes notes;

    BatchCounts(Model model, SaidValues said, DerivedNotes notes) {
        this.model = model;
        this.said = said;
        this.notes = notes;
    }

    /** {@return the table of batches with every count that can be told} */
    ByteView recomputed() {
        ByteSink sink = ByteSink.inMemory();
        for (int i = 0; i < model.batches().count(); i++) {
            long count = count(model, i);
            if (count != model.batches().unk14(i) && !isCount(count)) {
                notes.left(Derived.BATCH_VERTICES, i, Left.Why.LAYOUT, "its indices are missing or too large");
            }
            batch(i, isCount(count) ? count : model.batches().unk14(i)).write(sink);
        }
        return finished(sink);
    }

    /** {@return the table of batches with the counts that held before and are others now} */
    ByteView following(Model before) {
        ByteSink sink = ByteSink.inMemory();
        for (int i = 0; i < model.batches().count(); i++) {
            long count = count(model, i);
            long was = i < before.batches().count() ? count(before, i) : -1;
            boolean held = isCount(was) && before.batches().unk14(i) == was;
            boolean follows = isCount(count)
                    && isCount(was)
                    && count != was
                    && count != model.batches().unk14(i);
            if (follows && !held && !batch(i, count).equals(model.batches().batch(i))) {
                notes.left(Derived.BATCH_VERTICES, i, Left.Why.NOT_HELD);
            }
            batch(i, follows && held ? count : model.batches().unk14(i)).write(sink);
        }
        return finished(sink);
    }

    private ByteView finished(ByteSink sink) {
        ByteView old = model.payload(MeshTable.BATCHES);
        for (int i = 0; i < model.batches().count(); i++) {
            if (Batch.read(sink.toView().slice(i * Batch.SIZE, Batch.SIZE)).unk14()
                    != model.batches().unk14(i)) {
                notes.done(Derived.BATCH_VERTICES, i);
            }
        }
        return sink.bytes(old.from((int) sink.position())).toView();
    }

    private static boolean isCount(long count) {
        return count >= 0 && count <= MOST;
    }

    /** How many vertices the indices of a batch make; -1 where it has indices that are not there. */
    private static long count(Model model, int batch) {
        long end = model.batches().indexStart(batch) + model.batches().indexCount(batch);
        if (end > model.indices().count()) {
            return -1;
        }
        long last = GeometryLayout.lastVertex(model, batch);
        return last < 0 ? 0 : last + 1 - model.batches().baseVertex(batch);
    }

    /** A batch with another count, unless that was said. */
    private Batch batch(int number, long count) {
        Batch old = model.batches().batch(number);
        ByteSink was = ByteSink.inMemory();
        old.write(was);
        ByteSink is = ByteSink.inMemory();
        withVertices(old, (int) count).write(is);
        return Batch.read(said.keep(MeshTable.BATCHES, number * Batch.SIZE, Batch.LAYOUT, was.toView(), is.toView()));
    }

    private static Batch withVertices(Batch batch, int count) {
        return new Batch(
                batch.flags(),
                batch.materialIndex(),
                batch.unk4(),
                batch.unk6(),
                batch.indexCount(),
                batch.indexStart(),
                count,
                batch.baseVertex());
    }
}
