package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.read.Buffers.Budget;
import java.util.List;

/** The accessors of a file. */
final class Accessors {

    private final List<Json> entries;
    private final Buffers buffers;
    private final Budget budget;

    Accessors(Json root, Buffers buffers, Budget budget) {
        entries = root.get("accessors").items();
        this.buffers = buffers;
        this.budget = budget;
    }

    /** {@return the accessor that a value names; its numbers are paid for} */
    Accessor of(Json reference) {
        int place = reference.place(entries.size()).orElseThrow(() -> reference.wrong("an accessor index"));
        Json entry = entries.get(place);
        Accessor accessor = Accessor.of(entry, buffers);
        budget.take((long) accessor.count() * accessor.shape().components(), entry);
        return accessor;
    }

    /** Takes numbers that are made of what was read. */
    void take(long numbers, Json asking) {
        budget.take(numbers, asking);
    }
}
