package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.build.NodePlan;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sets fields of archives and other assets by their paths.
 *
 * <p>Type, attributes and name of an entry go through the edits of the entry, so that what depends on them follows; any other
 * field is stored over. Every value is checked against its field before anything is changed.
 */
public final class FieldSetter {

    /** Leads the path of a field in the directory record of an entry. */
    public static final String ENTRY = "entry.";

    private static final Pattern OF_ENTRY = Pattern.compile("entries\\[(\\d+)]\\.(\\w+)");

    private static final Pattern LABEL = Pattern.compile("labels\\[(\\d+)]\\.text");
    private static final Pattern NAME = Pattern.compile("nodeNames\\[\\d+]");

    private FieldSetter() {}

    /**
     * Sets a field of an archive, or the same field in many places.
     *
     * @throws FieldValueException if the path names nothing, the field is computed, or the value does not fit
     */
    public static void set(ArchiveEdit archive, String path, String value) {
        Field root = archive.fields();
        FieldPath.parse(path).forEach(root, (full, field) -> set(archive, full, leaf(full, field), value));
    }

    /**
     * Sets a field of an asset that holds no others, or the same field in many places.
     *
     * @throws FieldValueException if the path names nothing, the field is computed, or the value does not fit
     */
    public static void set(AssetPatches asset, String path, String value) {
        FieldPath.parse(path).forEach(asset.fields(), (full, field) -> {
            Leaf leaf = leaf(full, field);
            try {
                asset.set(full, leaf, value);
            } catch (FieldValueException e) {
                throw new FieldValueException(full + ": " + e.getMessage());
            }
        });
    }

    /** Sets a field of the directory record of an entry, such as {@code attr1}. */
    public static void setEntry(EntryPlace entry, String name, String value) {
        set(entry.archive(), path(entry.index(), name), value);
    }

    /** {@return the path, in its archive, of a field of the record of an entry} */
    public static String path(int index, String name) {
        return "entries[" + index + "]." + name;
    }

    private static Leaf leaf(String path, Field field) {
        if (field instanceof Leaf leaf) {
            return leaf;
        }
        throw new FieldValueException(path + " is a group of fields; name one of them");
    }

    private static void set(ArchiveEdit archive, String path, Leaf leaf, String value) {
        try {
            if (archive.archive().kind() == AssetKind.MSH && setText(archive, path, leaf, value)) {
                return;
            }
            ByteView bytes = ByteView.of(leaf.storedFor(value));
            Matcher entry = OF_ENTRY.matcher(path);
            if (!entry.matches() || !setEntry(archive, Integer.parseInt(entry.group(1)), leaf, bytes)) {
                archive.patches().set(path, leaf, value);
            }
        } catch (FieldValueException e) {
            throw new FieldValueException(path + ": " + e.getMessage());
        }
    }

    /** Whether the field is a text of a node that may have another length; a name is looked at and stored over. */
    private static boolean setText(ArchiveEdit archive, String path, Leaf leaf, String value) {
        Matcher label = LABEL.matcher(path);
        boolean asBytes = value.startsWith("hex:");
        if (label.matches() && !asBytes) {
            archive.relabel(Integer.parseInt(label.group(1)), leaf, value);
            return true;
        }
        if (NAME.matcher(path).matches() && !asBytes) {
            ArchiveEdit.at(archive.path(), () -> NodePlan.nameBytes(value));
        }
        return false;
    }

    /** Whether the field is one that an edit of the entry sets. */
    private static boolean setEntry(ArchiveEdit archive, int index, Leaf leaf, ByteView bytes) {
        Attributes now = archive.attributes(index);
        switch (leaf.name()) {
            case "name" -> {
                return rename(archive, index, leaf, bytes);
            }
            case "type" ->
                archive.attributes(index, new Attributes(bytes.i32(0), now.attr1(), now.attr2(), now.attr3()));
            case "attr1" ->
                archive.attributes(index, new Attributes(now.type(), bytes.i32(0), now.attr2(), now.attr3()));
            case "attr2" ->
                archive.attributes(index, new Attributes(now.type(), now.attr1(), bytes.i32(0), now.attr3()));
            case "attr3" ->
                archive.attributes(index, new Attributes(now.type(), now.attr1(), now.attr2(), bytes.i32(0)));
            // What a library says of an entry; another method packs the content anew.
            case "flags" ->
                archive.attributes(
                        index, new Attributes(now.type(), plain(leaf, bytes).u16(0), now.attr2(), now.attr3()));
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Another name rebuilds the lookup table; only the bytes behind the same name are stored over. */
    private static boolean rename(ArchiveEdit archive, int index, Leaf leaf, ByteView stored) {
        FixedText name = new FixedText(plain(leaf, stored));
        if (name.text().equals(new FixedText(leaf.plain()).text())) {
            return false;
        }
        if (!name.tail().isZero()) {
            throw new FieldValueException(
                    "the bytes after the end of a name can only be set if the name stays the same");
        }
        archive.rename(index, name.text().toByteArray());
        return true;
    }

    /** What bytes that are stored in place of a field mean; not the same where the file scrambles them. */
    private static ByteView plain(Leaf leaf, ByteView stored) {
        byte[] plain = stored.toByteArray();
        for (int at = 0; at < plain.length; at++) {
            plain[at] ^= (byte) (leaf.stored().u8(at) ^ leaf.plain().u8(at));
        }
        return ByteView.of(plain);
    }
}
