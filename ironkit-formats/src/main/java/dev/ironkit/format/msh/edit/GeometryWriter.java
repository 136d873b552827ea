package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.TriangleTable;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Puts slots, batches, indices and triangles together again, with all their numbers. */
final class GeometryWriter {

    private final Model model;
    private final List<SlotDraft> slots;
    private final List<BatchDraft> batches;
    private final int[] numbers;

    GeometryWriter(Model model, List<SlotDraft> slots, List<BatchDraft> batches, List<Integer> origins) {
        this.model = model;
        this.slots = slots;
        this.batches = batches;
        this.numbers = new int[model.triangles().count()];
        Arrays.fill(numbers, TriangleTable.NONE);
        for (int triangle = 0; triangle < origins.size(); triangle++) {
            int origin = origins.get(triangle);
            if (origin >= 0 && origin < numbers.length) {
                numbers[origin] = triangle;
            }
        }
    }

    void write(Map<MeshTable, ByteView> target) {
        ByteSink records = ByteSink.inMemory();
        ByteSink indices = ByteSink.inMemory();
        ByteSink triangles = ByteSink.inMemory();
        int[] starts = new int[batches.size() + 1];
        for (int i = 0; i < batches.size(); i++) {
            BatchDraft batch = batches.get(i);
            batch.at(starts[i] * 3L, batch.words().baseVertex()).write(records);
            batch.indices().forEach(indices::u16);
            batch.triangles().forEach(triangle -> renumbered(triangle).write(triangles));
            starts[i + 1] = starts[i] + batch.triangleCount();
        }
        put(MeshTable.BATCHES, records, target);
        put(MeshTable.INDICES, indices, target);
        if (model.triangles().present()) {
            put(MeshTable.TRIANGLES, triangles, target);
        }
        writeSlots(starts, target);
    }

    private void writeSlots(int[] starts, Map<MeshTable, ByteView> target) {
        ByteSink sink = ByteSink.inMemory().bytes(model.payload(MeshTable.SLOTS).slice(0, ModelHeader.SIZE));
        for (SlotDraft draft : slots) {
            Slot slot = draft.slot();
            int first = Math.min(slot.batchStart(), batches.size());
            int start = starts[first];
            int end = starts[Math.min(first + slot.batchCount(), batches.size())];
            // Where nothing starts, what is stored says nothing and stays, if it still can.
            int stored = slot.batchCount() == 0 ? Math.min(slot.triStart(), starts[batches.size()]) : start;
            draft.ranges(stored, end - start, slot.batchStart(), slot.batchCount())
                    .write(sink);
        }
        ByteView old = model.payload(MeshTable.SLOTS);
        int rows = ModelHeader.SIZE + model.slots().count() * Slot.SIZE;
        target.put(MeshTable.SLOTS, sink.bytes(old.from(rows)).toView());
    }

    /** Bytes behind the last whole record stay behind it. */
    private void put(MeshTable table, ByteSink sink, Map<MeshTable, ByteView> target) {
        ByteView old = model.payload(table);
        target.put(
                table,
                sink.bytes(old.from(old.length() / table.stride() * table.stride()))
                        .toView());
    }

    private Triangle renumbered(Triangle triangle) {
        int packed = triangle.selPacked();
        int[] links = {triangle.link0(), triangle.link1(), triangle.link2()};
        for (int edge = 0; edge < 3; edge++) {
            if (links[edge] < numbers.length) {
                links[edge] = numbers[links[edge]];
                packed |= links[edge] == TriangleTable.NONE ? 3 << (edge * 2) : 0;
            }
        }
        return new Triangle(
                triangle.flags(),
                links[0],
                links[1],
                links[2],
                triangle.normalX(),
                triangle.normalY(),
                triangle.normalZ(),
                packed);
    }
}
