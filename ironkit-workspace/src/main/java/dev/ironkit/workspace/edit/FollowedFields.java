package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The fields of a model that differ after its derived values were worked out again, told from the bytes. */
final class FollowedFields {

    private final AssetPath path;
    private final NresArchive before;
    private final NresArchive after;
    private final int[] offsets;
    private final List<Receipt.Derived> found = new ArrayList<>();

    FollowedFields(AssetPath path, NresArchive before, NresArchive after) {
        this.path = path;
        this.before = before;
        this.after = after;
        this.offsets = NresFormat.NRES.payloadOffsets(after);
    }

    /** The fields, table by table in the order of the directory, with their places in the model as it is now. */
    List<Receipt.Derived> all() {
        for (int entry = 0; entry < after.entries().size(); entry++) {
            Attributes was = before.entries().get(entry).attributes();
            Attributes is = after.entries().get(entry).attributes();
            ByteView old = before.entries().get(entry).payload();
            ByteView now = after.entries().get(entry).payload();
            if (!now.equals(old)) {
                table(MeshTable.ofNumber(is.type()).orElseThrow(), old, now, Integer.toUnsignedLong(offsets[entry]));
            }
            found.addAll(TableCounts.derived(path.entry(after.segment(entry)).text(), was, is));
        }
        return found;
    }

    private void table(MeshTable table, ByteView old, ByteView now, long at) {
        if (old.length() != now.length()) {
            add(table.word(), size(table, old), size(table, now), at, now.length());
            return;
        }
        Field was = MshFormat.MSH.describe(Model.of(before), table, old);
        Field is = MshFormat.MSH.describe(Model.of(after), table, now);
        compare(was, is, "", at - now.origin());
    }

    private static String size(MeshTable table, ByteView content) {
        return content.length() / table.stride() + " records";
    }

    private void compare(Field was, Field is, String name, long shift) {
        if (is instanceof Leaf leaf) {
            Leaf old = (Leaf) was;
            if (!leaf.stored().equals(old.stored())) {
                long at = leaf.range().offset() + shift;
                add(name, old.value(), leaf.value(), at, leaf.stored().length());
            }
        } else if (is instanceof Group group) {
            List<Field> others = ((Group) was).children();
            for (int i = 0; i < others.size(); i++) {
                Field child = group.children().get(i);
                compare(others.get(i), child, name.isEmpty() ? child.name() : name + "." + child.name(), shift);
            }
        } else if (is instanceof Sequence sequence) {
            Sequence other = (Sequence) was;
            for (int i = 0; i < sequence.count(); i++) {
                compare(other.element().apply(i), sequence.element().apply(i), name + "[" + i + "]", shift);
            }
        }
    }

    private void add(String field, String was, String is, long at, long length) {
        found.add(new Receipt.Derived(
                path.text(),
                field,
                1,
                Optional.of(was),
                Optional.of(is),
                OptionalLong.of(at),
                OptionalLong.of(length)));
    }
}
