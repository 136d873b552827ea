package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Slot;
import java.util.Optional;

/** The triangles of slots, worked out again from their batches. */
final class SlotRanges {

    private static final int MOST = 0xFFFF;
    private static final int CORNERS = 3;

    /**
     * Triangles one behind the other.
     *
     * @param first the first one
     * @param count how many
     */
    private record Range(int first, int count) {}

    private final Model model;
    private final SaidValues said;
    private final DerivedNotes notes;

    SlotRanges(Model model, SaidValues said, DerivedNotes notes) {
        this.model = model;
        this.said = said;
        this.notes = notes;
    }

    /** {@return the table of slots with every range that can be told} */
    ByteView recomputed() {
        ByteSink sink = start();
        for (int number = 0; number < model.slots().count(); number++) {
            Optional<Range> made = made(model, number);
            if (made.isEmpty()) {
                notes.left(
                        Derived.SLOT_RANGE,
                        number,
                        Left.Why.LAYOUT,
                        "its batches are missing or do not follow each other in whole triangles");
            }
            write(number, made.orElse(stored(model, number)), sink);
        }
        return end(sink);
    }

    /** {@return the table of slots with the ranges that held before and are others now} */
    ByteView following(Model before) {
        ByteSink sink = start();
        for (int number = 0; number < model.slots().count(); number++) {
            Range now = stored(model, number);
            Optional<Range> made = made(model, number);
            Optional<Range> was = number < before.slots().count() ? made(before, number) : Optional.empty();
            boolean differs = made.isPresent() && was.isPresent() && !made.equals(was) && !now.equals(made.get());
            boolean held = was.isPresent() && was.get().equals(stored(before, number));
            if (differs
                    && !held
                    && !slot(number, made.get()).equals(model.slots().slot(number))) {
                notes.left(Derived.SLOT_RANGE, number, Left.Why.NOT_HELD);
            }
            write(number, differs && held ? made.get() : now, sink);
        }
        return end(sink);
    }

    private ByteSink start() {
        return ByteSink.inMemory().bytes(model.payload(MeshTable.SLOTS).slice(0, ModelHeader.SIZE));
    }

    private void write(int number, Range range, ByteSink sink) {
        Slot slot = slot(number, range);
        if (!slot.equals(model.slots().slot(number))) {
            notes.done(Derived.SLOT_RANGE, number);
        }
        slot.write(sink);
    }

    private ByteView end(ByteSink sink) {
        return sink.bytes(model.payload(MeshTable.SLOTS).from((int) sink.position()))
                .toView();
    }

    private static Range stored(Model model, int slot) {
        return new Range(model.slots().triStart(slot), model.slots().triCount(slot));
    }

    /** What the batches of a slot make; nothing where they do not go on in whole triangles. */
    private static Optional<Range> made(Model model, int slot) {
        BatchTable batches = model.batches();
        int start = model.slots().batchStart(slot);
        int end = start + model.slots().batchCount(slot);
        if (start == end || end > batches.count()) {
            return start == end ? Optional.of(new Range(model.slots().triStart(slot), 0)) : Optional.empty();
        }
        long next = batches.indexStart(start);
        for (int batch = start; batch < end; batch++) {
            if (batches.indexStart(batch) != next || batches.indexCount(batch) % CORNERS != 0) {
                return Optional.empty();
            }
            next += batches.indexCount(batch);
        }
        long first = batches.indexStart(start);
        boolean fits = first % CORNERS == 0
                && next / CORNERS <= MOST
                && next <= model.indices().count();
        return fits
                ? Optional.of(new Range((int) (first / CORNERS), (int) ((next - first) / CORNERS)))
                : Optional.empty();
    }

    /** A slot with other triangles, unless those were said. */
    private Slot slot(int number, Range range) {
        ByteView row = model.slots().row(number);
        ByteView made = ByteSink.inMemory()
                .u16(range.first())
                .u16(range.count())
                .bytes(row.from(4))
                .toView();
        int at = ModelHeader.SIZE + number * Slot.SIZE;
        return Slot.read(said.keep(MeshTable.SLOTS, at, Slot.LAYOUT, row, made));
    }
}
