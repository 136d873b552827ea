package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.edit.ModelEditor;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Words of batches that only marks tell: flags, and the room behind a portal. People can change them in the file. */
final class BatchMarks {

    private final Map<Integer, Marks> before = new TreeMap<>();
    private final Map<Integer, Marks> after = new TreeMap<>();
    private final Map<Integer, String> titles = new TreeMap<>();

    BatchMarks(Parts exported, Parts returned) {
        exported.pieces().values().forEach(pieces -> pieces.forEach(piece -> collect(piece, before)));
        returned.pieces().values().forEach(pieces -> pieces.forEach(piece -> collect(piece, after)));
    }

    private void collect(IncomingNode piece, Map<Integer, Marks> marks) {
        for (IncomingSurface surface : piece.surfaces()) {
            OptionalInt batch = surface.marks().number("i");
            if (batch.isPresent() && SlotShape.isBatch(surface.marks())) {
                marks.putIfAbsent(batch.getAsInt(), surface.marks());
                titles.put(batch.getAsInt(), piece.title());
            }
        }
    }

    /** Writes what changed, while batches have their numbers. */
    void write(ModelEditor editor, MergeNotes notes) {
        after.forEach((batch, now) -> {
            Marks was = before.get(batch);
            if (was != null && (differs(was, now, "flags") || differs(was, now, "unk6"))) {
                notes.attempt(titles.get(batch), () -> editor.batch(batch, words -> changed(words, now)));
                notes.count(MergeChange.BATCH_WORDS, 1);
            }
        });
    }

    private static boolean differs(Marks was, Marks now, String name) {
        return was.number(name).isPresent()
                && now.number(name).isPresent()
                && was.number(name).getAsInt() != now.number(name).getAsInt();
    }

    private static Batch changed(Batch words, Marks now) {
        return new Batch(
                now.number("flags").orElse(words.flags()),
                words.materialIndex(),
                words.unk4(),
                now.number("unk6").orElse(words.unk6()),
                words.indexCount(),
                words.indexStart(),
                words.unk14(),
                words.baseVertex());
    }
}
