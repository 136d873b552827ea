package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.build.TableAttributes;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What the directory of a model says of tables that get other content: counts follow their tables.
 *
 * <p>An attribute follows only where it was what the table makes it; one that was odd before stays as it is, and is the
 * validator's to tell.
 */
public final class TableCounts {

    private final Model model;
    private final Map<Integer, ByteView> contents;

    private TableCounts(Model model, Map<Integer, ByteView> contents) {
        this.model = model;
        this.contents = contents;
    }

    /**
     * {@return the attributes that differ after the change, by directory index; none where the archive is no model}
     *
     * @param archive the archive as it was
     * @param contents the new contents, by directory index
     */
    public static Map<Integer, Attributes> after(Archive archive, Map<Integer, ByteView> contents) {
        Map<Integer, Attributes> changed = new TreeMap<>();
        if (archive instanceof NresArchive nres && nres.holdsModel()) {
            TableCounts counts = new TableCounts(Model.of(nres), contents);
            for (MeshTable table : MeshTable.values()) {
                counts.follow(table, changed);
            }
        }
        return changed;
    }

    /**
     * {@return what the directory of a model says of a table that is added, where nobody says anything; otherwise what is said}
     *
     * @param archive the archive it is added to
     * @param said its type, and its attributes: all 0 where nothing is said of them
     * @param size its bytes
     */
    public static Attributes ofNew(Archive archive, Attributes said, int size) {
        boolean silent = said.attr1() == 0 && said.attr2() == 0 && said.attr3() == 0;
        if (!silent || !(archive instanceof NresArchive nres) || !nres.holdsModel()) {
            return said;
        }
        int nodes = Model.of(nres).nodeCount();
        return MeshTable.ofNumber(said.type())
                .map(table -> TableAttributes.ofNew(table, size, nodes, 0))
                .orElse(said);
    }

    /** {@return what a receipt says of attributes that followed} */
    public static List<Receipt.Derived> derived(String entry, Attributes was, Attributes is) {
        List<Receipt.Derived> derived = new ArrayList<>();
        add(entry, "attr1", was.attr1(), is.attr1(), derived);
        add(entry, "attr2", was.attr2(), is.attr2(), derived);
        add(entry, "attr3", was.attr3(), is.attr3(), derived);
        return derived;
    }

    private static void add(String entry, String name, int was, int is, List<Receipt.Derived> derived) {
        if (was != is) {
            derived.add(new Receipt.Derived(
                    entry,
                    "entry." + name,
                    1,
                    Optional.of(Integer.toUnsignedString(was)),
                    Optional.of(Integer.toUnsignedString(is))));
        }
    }

    private void follow(MeshTable table, Map<Integer, Attributes> changed) {
        OptionalInt entry = model.entry(table);
        if (entry.isEmpty() || !contents.containsKey(entry.getAsInt()) || isUnreadable(table)) {
            return;
        }
        Attributes before = model.attributes(table);
        Attributes was = usual(table, before, model.payload(table).length(), model.nodeCount());
        Attributes is = usual(table, before, contents.get(entry.getAsInt()).length(), nodesAfter());
        Attributes after = new Attributes(
                before.type(),
                before.attr1() == was.attr1() ? is.attr1() : before.attr1(),
                before.attr2() == was.attr2() ? is.attr2() : before.attr2(),
                before.attr3() == was.attr3() ? is.attr3() : before.attr3());
        if (!after.equals(before)) {
            changed.put(entry.getAsInt(), after);
        }
    }

    private static Attributes usual(MeshTable table, Attributes before, int size, int nodes) {
        return TableAttributes.of(before, table, size, nodes, before.attr2());
    }

    /** Nodes of 24 bytes: nobody knows what to count. */
    private boolean isUnreadable(MeshTable table) {
        return table == MeshTable.NODES && model.nodes().stride24();
    }

    private int nodesAfter() {
        ByteView nodes = contents.get(model.entry(MeshTable.NODES).orElse(-1));
        return nodes == null || model.nodes().stride24() ? model.nodeCount() : nodes.length() / Node.SIZE;
    }
}
