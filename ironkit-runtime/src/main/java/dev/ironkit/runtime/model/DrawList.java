package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.BatchFlag;
import dev.ironkit.format.msh.NodeFlag;
import dev.ironkit.format.msh.NodeTable;
import java.util.Arrays;
import java.util.Objects;

/**
 * What of an instance is drawn: batches in the order of pieces and of their slots. Filled and reused; a list that was once large
 * enough allocates nothing.
 */
public final class DrawList {

    /** The level of detail that is the unit's own view. */
    public static final int OWN_VIEW = NodeTable.LEVELS - 1;

    private static final int COCKPIT = NodeFlag.COCKPIT.mask();
    private static final int SEEN_THROUGH = BatchFlag.TRANSLUCENT.mask() | BatchFlag.PORTAL.mask();
    private static final int FIELDS = 6;

    /** Far more than any sound model has; thousands of nodes that all show the same thousands of batches end here. */
    private static final int MOST = 1 << 20;

    private int[] items = {};
    private int size;
    private boolean complete = true;

    /** An empty list. */
    public DrawList() {}

    /** Fills the list as {@link #fill(ModelInstance, int, MaterialOpacity)} does, with materials that are all opaque. */
    public void fill(ModelInstance instance, int level) {
        fill(instance, level, handle -> 1);
    }

    /**
     * Fills the list with what an instance shows at a level of detail, each piece in its current state.
     *
     * @param opacity asked for each batch that has a material and whose flags do not say already that one sees through it
     */
    public void fill(ModelInstance instance, int level, MaterialOpacity opacity) {
        size = 0;
        complete = true;
        for (int piece = 0; piece < instance.pieceCount(); piece++) {
            int slot = instance.slot(piece, ModelInstance.CURRENT, level);
            if (slot != ModelInstance.NONE && shows(instance, piece, level)) {
                addSlot(instance.ofPiece(piece), piece, slot, opacity);
            }
        }
    }

    /** A cockpit is seen from within only. */
    private static boolean shows(ModelInstance instance, int piece, int level) {
        Part part = instance.ofPiece(piece);
        return level == OWN_VIEW || (part.model().nodeFlags(part.node(piece)) & COCKPIT) == 0;
    }

    private void addSlot(Part part, int piece, int slot, MaterialOpacity opacity) {
        SlotRanges slots = part.model().slots();
        int end = slots.batchStart(slot) + slots.batchCount(slot);
        for (int batch = slots.batchStart(slot); batch < end && complete; batch++) {
            complete = size < MOST;
            if (complete && part.draws(batch)) {
                add(part, piece, slot, batch, opacity);
            }
        }
    }

    private void add(Part part, int piece, int slot, int batch, MaterialOpacity opacity) {
        int at = size * FIELDS;
        if (at == items.length) {
            items = Arrays.copyOf(items, Math.max(16, size * 2) * FIELDS);
        }
        BatchRanges batches = part.model().batches();
        int material = part.materials().material(batches.materialRow(batch));
        items[at] = piece;
        items[at + 1] = slot;
        items[at + 2] = batch;
        items[at + 3] = material;
        items[at + 4] = lightmap(part, batches.lightmapRow(batch));
        items[at + 5] = isSeenThrough(batches.flags(batch), material, opacity) ? 1 : 0;
        size++;
    }

    private static boolean isSeenThrough(int flags, int material, MaterialOpacity opacity) {
        return (flags & SEEN_THROUGH) != 0 || (material != PartMaterials.NO_HANDLE && opacity.of(material) < 1);
    }

    /** Without coordinates for it a lightmap cannot be drawn. */
    private static int lightmap(Part part, int row) {
        boolean drawn = part.model().reading().lightmapCoordinates();
        return drawn ? part.materials().lightmap(row) : PartMaterials.NO_HANDLE;
    }

    /** {@return whether everything is in the list; only a made-up model has more than 1,048,576 batches to draw} */
    public boolean isComplete() {
        return complete;
    }

    /** {@return the number of batches} */
    public int size() {
        return size;
    }

    /** {@return the piece, whose matrix moves the batch} */
    public int piece(int index) {
        return item(index, 0);
    }

    /** {@return the slot of the piece's model} */
    public int slot(int index) {
        return item(index, 1);
    }

    /** {@return the batch of the piece's model} */
    public int batch(int index) {
        return item(index, 2);
    }

    /** {@return the handle of the material, {@link PartMaterials#NO_HANDLE} for none} */
    public int material(int index) {
        return item(index, 3);
    }

    /** {@return the handle of the lightmap, {@link PartMaterials#NO_HANDLE} for none} */
    public int lightmap(int index) {
        return item(index, 4);
    }

    /** {@return what it is drawn with: solid things, and then what one can see through} */
    public DrawLayer layer(int index) {
        return item(index, 5) == 0 ? DrawLayer.SOLID : DrawLayer.TRANSLUCENT;
    }

    private int item(int index, int field) {
        return items[Objects.checkIndex(index, size) * FIELDS + field];
    }
}
