package dev.ironkit.format.msh.rules;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.format.msh.BatchTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.nres.NresEntry;
import java.util.Arrays;

/**
 * Takes down what the rules of a model find: the part of the model, the field, the bytes.
 *
 * <p>Rules that sum up what they find say each single one with {@link #each}, for those who want to know whether an edit made one more.
 */
final class ModelReport {

    /** Hears of every single record that breaks a rule. */
    @FunctionalInterface
    interface Hearer {

        /**
         * A record breaks a rule; one that is summed up is heard of once more, with the sum.
         *
         * @param field its path, which is the same in an edited model
         * @param arguments of the template of the rule
         */
        void broken(ProblemCode code, String field, Object... arguments);
    }

    private static final String TO = "..";
    private static final int[] ATTRIBUTE_AT = {0, 4, 8, 16};

    private final Model model;
    private final ByteView image;
    private final Problems problems;
    private final Hearer hearer;

    /** The first cell that shows each slot, or -1; made when a slot is first complained about. */
    private int[] shownBy;

    ModelReport(Model model, ByteView image, Problems problems, Hearer hearer) {
        this.model = model;
        this.image = image;
        this.problems = problems;
        this.hearer = hearer;
    }

    /** One of several records that are reported together. */
    void each(ProblemCode code, MeshTable table, int row, String field, Object... arguments) {
        hearer.broken(code, path(table, row, field), arguments);
    }

    /** Whether a table is there and can be judged; one whose entry leads nowhere was reported with the archive. */
    boolean has(MeshTable table) {
        return model.has(table)
                && model.archive().entries().get(model.entry(table).getAsInt()).isUsable();
    }

    /** An attribute, 1 to 3, of the directory entry of a table. */
    void attribute(ProblemCode code, MeshTable table, int attribute, Object... arguments) {
        int entry = model.entry(table).getAsInt();
        // Entries may change places.
        hearer.broken(code, table.word() + ".attr" + attribute, arguments);
        directory(code, entry, "attr" + attribute, ATTRIBUTE_AT[attribute], arguments);
    }

    /** The type of a directory entry. */
    void entryType(ProblemCode code, int entry, Object... arguments) {
        hearer.broken(code, "entries", arguments);
        directory(code, entry, "type", 0, arguments);
    }

    private void directory(ProblemCode code, int entry, String field, int at, Object... arguments) {
        int directory = image.length() - model.archive().entries().size() * NresEntry.SIZE;
        ByteRange range = image.range(directory + entry * NresEntry.SIZE + at, 4);
        problems.field("entries[" + entry + "]." + field).report(code, range, arguments);
    }

    /** Something about a table as a whole. */
    void table(ProblemCode code, MeshTable table, Object... arguments) {
        hearer.broken(code, table.word(), arguments);
        problems.field(table.word()).report(code, model.payload(table).range(), arguments);
    }

    /** A field of a record of a table whose records have no address. */
    void row(ProblemCode code, MeshTable table, int row, String fields, Object... arguments) {
        report(problems, code, table, row, fields, arguments);
    }

    /** A field of a node. */
    void node(ProblemCode code, int node, String fields, Object... arguments) {
        report(atNode(node), code, MeshTable.NODES, node, fields, arguments);
    }

    /** The name of a node. */
    void name(ProblemCode code, int node, Object... arguments) {
        report(atNode(node), code, MeshTable.NODE_NAMES, node, "", arguments);
    }

    /** A field of a slot; its address is that of the first node that shows it. */
    void slot(ProblemCode code, int slot, String fields, Object... arguments) {
        int cell = shownBy(slot);
        Problems here = problems;
        if (cell >= 0) {
            int inNode = cell % NodeTable.CELLS;
            here = at(pathOf(cell / NodeTable.CELLS)
                    .part("state=" + inNode / NodeTable.LEVELS)
                    .part("level=" + inNode % NodeTable.LEVELS));
        }
        report(here, code, MeshTable.SLOTS, slot, fields, arguments);
    }

    /** A field of a batch. */
    void batch(ProblemCode code, int batch, String fields, Object... arguments) {
        Problems here = at(problems.path().part("batch=" + batch));
        report(here, code, MeshTable.BATCHES, batch, fields, arguments);
    }

    /** A field of a triangle descriptor; its address is that of the batch that draws the triangle. */
    void triangle(ProblemCode code, int triangle, String fields, Object... arguments) {
        int batch = batchOf(triangle);
        Problems here = batch < 0 ? problems : at(problems.path().part("batch=" + batch));
        report(here, code, MeshTable.TRIANGLES, triangle, fields, arguments);
    }

    /** A field of a key of a node. */
    void key(ProblemCode code, int node, int key, String fields, Object... arguments) {
        report(atNode(node), code, MeshTable.KEYS, key, fields, arguments);
    }

    /** A word of the frame map, for a frame of a node. */
    void word(ProblemCode code, int node, int frame, int word, Object... arguments) {
        Problems here = at(pathOf(node).part("frame=" + frame));
        report(here, code, MeshTable.FRAME_MAP, word, "", arguments);
    }

    /** Any bytes of a table. */
    void bytes(ProblemCode code, MeshTable table, String field, int at, int size, Object... arguments) {
        hearer.broken(code, field, arguments);
        problems.field(field).report(code, model.payload(table).range(at, size), arguments);
    }

    /**
     * Reports fields of a record: one, or two with dots between them and all that lies between, of which the first is named; the
     * whole record where there is none. Where they lie is what the layout of the record says.
     */
    private void report(Problems here, ProblemCode code, MeshTable table, int row, String fields, Object... arguments) {
        int dots = fields.indexOf(TO);
        String field = dots < 0 ? fields : fields.substring(0, dots);
        String path = path(table, row, field);
        hearer.broken(code, path, arguments);
        int at = 0;
        int end = table.stride();
        if (!field.isEmpty()) {
            RecordLayout layout = table.layout().orElseThrow();
            RecordLayout.Slot one = layout.field(field);
            RecordLayout.Slot other = dots < 0 ? one : layout.field(fields.substring(dots + TO.length()));
            at = Math.min(one.offset(), other.offset());
            end = Math.max(one.offset() + one.size(), other.offset() + other.size());
        }
        int first = table == MeshTable.SLOTS ? ModelHeader.SIZE : 0;
        ByteRange range = model.payload(table).range(first + (long) row * table.stride() + at, end - at);
        here.field(path).report(code, range, arguments);
    }

    private static String path(MeshTable table, int row, String field) {
        return table.word() + "[" + row + "]" + (field.isEmpty() ? "" : "." + field);
    }

    private Problems atNode(int node) {
        return at(pathOf(node));
    }

    private AssetPath pathOf(int node) {
        return problems.path().part("node=@" + node);
    }

    private Problems at(AssetPath path) {
        return problems.at(path);
    }

    private int batchOf(int triangle) {
        long index = triangle * 3L;
        BatchTable batches = model.batches();
        for (int i = 0; i < batches.count(); i++) {
            if (batches.indexStart(i) <= index && index < batches.indexStart(i) + batches.indexCount(i)) {
                return i;
            }
        }
        return -1;
    }

    private int shownBy(int slot) {
        if (shownBy == null) {
            shownBy = new int[model.slots().count()];
            Arrays.fill(shownBy, -1);
            for (int cell = model.nodes().count() * NodeTable.CELLS - 1; cell >= 0; cell--) {
                int shown = model.nodes().slotWord(cell / NodeTable.CELLS, cell % NodeTable.CELLS);
                if (shown < shownBy.length) {
                    shownBy[shown] = cell;
                }
            }
        }
        return shownBy[slot];
    }
}
