package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.TableAttributes;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.nres.NresEditor;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What follows from an edit of the bytes of a model, whoever made it.
 *
 * <p>A derived value that held before and is made of something else now is worked out again. One that did not hold stays as it is,
 * and so does one that was said in the same edit.
 */
public final class Following {

    private final Model model;
    private final SaidValues said;
    private final DerivedNotes notes = new DerivedNotes();
    private final Map<MeshTable, ByteView> tables = new EnumMap<>(MeshTable.class);

    private Following(Model model, SaidValues said) {
        this.model = model;
        this.said = said;
    }

    /**
     * {@return a model after an edit, with what follows from it}
     *
     * @param before the model before the edit
     * @param after the model after it, with derived values as they were or as they were said
     * @param said what stays as it is
     */
    public static Followed of(Model before, Model after, SaidValues said) {
        return new Following(after, said).follow(before);
    }

    /**
     * {@return a model with derived values worked out again, whatever they were}
     *
     * @param asked which ones
     */
    public static Followed recomputed(Model model, Set<Derived> asked) {
        return new Following(model, SaidValues.NONE).recompute(asked);
    }

    /**
     * {@return the values that are worked out unless others are asked for: all but areas, of which nobody knows how the game's own
     * are made, and words of frame maps, which the engine goes by whatever the keys say}
     */
    public static Set<Derived> usual() {
        return EnumSet.complementOf(EnumSet.of(Derived.SLOT_AREA, Derived.FRAME_MAP));
    }

    private Followed follow(Model before) {
        if (Overuse.ofGeometry(before) || Overuse.ofGeometry(model)) {
            return givenUp();
        }
        RotationOrder order = ModelReading.detect(before).rotations();
        int frames = new FrameDerivation(model, notes).follow(before, tables);
        if (model.slots().hasHeader()) {
            tables.put(MeshTable.SLOTS, new SlotRanges(model, said, notes).following(before));
        }
        Model middle = written(frames);
        derive(middle, HeldValues.of(before, order), Set.of(), before, order);
        tables.put(MeshTable.BATCHES, new BatchCounts(middle, said, notes).following(before));
        return new Followed(written(frames), notes.done(), notes.left());
    }

    /** Nothing follows in a model that would keep everybody waiting. */
    private Followed givenUp() {
        for (int slot = 0; slot < model.slots().count(); slot++) {
            notes.left(Derived.SLOT_BOX, slot, Left.Why.LAYOUT, "slots or batches use the same indices many times");
        }
        return new Followed(model, notes.done(), notes.left());
    }

    private Followed recompute(Set<Derived> asked) {
        if (Overuse.ofGeometry(model)) {
            return givenUp();
        }
        RotationOrder order = ModelReading.detect(model).rotations();
        int frames = new FrameDerivation(model, notes).recompute(asked, tables);
        if (asked.contains(Derived.SLOT_RANGE) && model.slots().hasHeader()) {
            tables.put(MeshTable.SLOTS, new SlotRanges(model, said, notes).recomputed());
        }
        Model middle = written(frames);
        derive(middle, HeldValues.of(middle, order), asked, middle, order);
        if (asked.contains(Derived.BATCH_VERTICES)) {
            tables.put(MeshTable.BATCHES, new BatchCounts(middle, said, notes).recomputed());
        }
        Model made = written(frames);
        leaveAreas(made, asked);
        return new Followed(asked.contains(Derived.TABLE_COUNTS) ? counted(made) : made, notes.done(), notes.left());
    }

    private void derive(Model middle, HeldValues held, Set<Derived> asked, Model before, RotationOrder order) {
        List<Integer> slots = origins(middle.slots().count(), before.slots().count());
        List<Integer> triangles =
                origins(middle.triangles().count(), before.triangles().count());
        new Derivation(middle, held, asked, said, slots, triangles, notes).write(order, tables);
    }

    private static List<Integer> origins(int count, int before) {
        return IntStream.range(0, count).map(i -> i < before ? i : -1).boxed().toList();
    }

    private Model written(int frames) {
        return new TableWriter(model, model.nodeCount(), frames).write(tables);
    }

    /** An area that is length times width of the box follows the box; any other stays unless it is asked for. */
    private void leaveAreas(Model made, Set<Derived> asked) {
        boolean isAsked = asked.contains(Derived.SLOT_AREA) || !asked.contains(Derived.SLOT_BOX);
        for (int slot = 0; !isAsked && slot < made.slots().count(); slot++) {
            if (!SlotValues.of(made, slot).holds(Derived.SLOT_AREA)) {
                notes.left(Derived.SLOT_AREA, slot, Left.Why.OPEN);
            }
        }
    }

    /** The model with what its tables make of the directory. */
    private Model counted(Model made) {
        NresEditor archive = made.archive().edit();
        boolean changed = false;
        for (MeshTable table : MeshTable.values()) {
            boolean readable = made.has(table)
                    && (table != MeshTable.NODES || !made.nodes().stride24())
                    && (table != MeshTable.SLOTS || made.slots().hasHeader());
            if (readable) {
                Attributes now = made.attributes(table);
                Attributes wanted =
                        TableAttributes.of(now, table, made.payload(table).length(), made.nodeCount(), now.attr2());
                if (!wanted.equals(now)) {
                    archive.attributes(made.entry(table).orElseThrow(), wanted);
                    notes.done(Derived.TABLE_COUNTS, table.number());
                    changed = true;
                }
            }
        }
        return changed ? Model.of(archive.apply()) : made;
    }
}
