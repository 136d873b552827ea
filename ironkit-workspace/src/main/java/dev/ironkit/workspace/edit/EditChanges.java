package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The changes to one archive as lines of a receipt: entry by entry in the order they had, then what was added. */
final class EditChanges {

    /** Longer values are cut in notes. */
    private static final int LONGEST_VALUE = 40;

    /** The bytes of a number in the directory. */
    private static final int ATTRIBUTE = 4;

    private final ArchiveEdit edit;
    private final EditedArchive edited;
    private final Archive after;
    private final Field fieldsBefore;
    private final Field fieldsAfter;
    private final List<ArchiveEntry> entriesAfter;
    private final List<Receipt.Change> list = new ArrayList<>();

    EditChanges(ArchiveEdit edit, EditedArchive edited, Archive after, Field fieldsBefore, Field fieldsAfter) {
        this.edit = edit;
        this.edited = edited;
        this.after = after;
        this.fieldsBefore = fieldsBefore;
        this.fieldsAfter = fieldsAfter;
        this.entriesAfter = after.directory();
    }

    List<Receipt.Change> list() {
        if (edit.isRecomputed()) {
            recomputed();
        }
        edit.patches().all().forEach((path, patch) -> list.add(set(edit.path(), path, patch)));
        for (ArchiveEntry entry : edit.entries()) {
            entry(entry, entry.index());
        }
        for (int i = 0; i < edited.origins().size(); i++) {
            if (edited.origins().get(i) < 0) {
                added(i);
            }
        }
        return list;
    }

    private void recomputed() {
        List<Receipt.Derived> found = edit.followings().stream()
                .flatMap(model -> model.derived().stream())
                .toList();
        long bytes = found.stream()
                .mapToLong(each -> each.length().orElse(ATTRIBUTE))
                .sum();
        if (!found.isEmpty()) {
            add(
                    "recomputed",
                    edit.path(),
                    found.size() + (found.size() == 1 ? " field, " : " fields, ") + bytes + " bytes");
        }
    }

    /** A field that was stored over. */
    static Receipt.Change set(AssetPath path, String field, FieldPatches.FieldPatch patch) {
        String note = field + " " + cut(patch.leaf().value()) + " -> " + cut(patch.value());
        return new Receipt.Change("set", path.text(), OptionalLong.empty(), OptionalLong.empty(), note);
    }

    private void entry(ArchiveEntry was, int index) {
        AssetPath path = edit.path(index);
        if (edit.removed().contains(index)) {
            list.add(new Receipt.Change("removed", path.text(), OptionalLong.of(was.size()), OptionalLong.empty(), ""));
            return;
        }
        List<Receipt.Change> fields = edit.assetChanges(index);
        if (!fields.isEmpty()) {
            list.addAll(fields);
        } else if (edit.contents().containsKey(index)) {
            sized("replaced", path, was, index);
        } else if (edited.inner().containsKey(index)) {
            sized("rewritten", path, was, index);
        }
        if (edit.changedAttributes().containsKey(index)) {
            add("set", path, difference(index));
        }
        if (edit.names().containsKey(index)) {
            int now = edited.origins().indexOf(index);
            ByteView name = entriesAfter.get(now).name();
            add("renamed", path, "-> " + Workspace.display(name) + shadow(now, ", but the engine finds"));
        }
        if (edit.places().containsKey(index)) {
            add("moved", path, "@" + index + " -> @" + edited.origins().indexOf(index));
        }
    }

    private void sized(String action, AssetPath path, ArchiveEntry was, int index) {
        long size = entriesAfter.get(edited.origins().indexOf(index)).size();
        Receipt.Remark remark = edit.remark(index);
        list.add(new Receipt.Change(
                action,
                path.text(),
                OptionalLong.of(was.size()),
                OptionalLong.of(size),
                remark.note(),
                remark.levels(),
                edit.isUnchecked(index)));
    }

    private void added(int index) {
        ArchiveEntry entry = entriesAfter.get(index);
        AssetPath path = edit.path().entry(after.segment(index));
        Receipt.Remark remark = edit.added()
                .get(EditedArchive.added(edited.origins().get(index)))
                .remark();
        String note = "type " + entry.type() + attributes(entry) + " at @" + index
                + shadow(index, ", " + Workspace.display(entry.name()) + ", but the engine finds");
        list.add(new Receipt.Change(
                "added",
                path.text(),
                OptionalLong.empty(),
                OptionalLong.of(entry.size()),
                remark.note().isEmpty() ? note : note + "; " + remark.note(),
                remark.levels(),
                edit.addsUnchecked()));
    }

    /** The attributes that are not 0; those of a library entry are its packing, which its type names. */
    private static String attributes(ArchiveEntry entry) {
        StringBuilder text = new StringBuilder();
        Attributes said = entry.attributes();
        int[] all = {said.attr1(), said.attr2(), said.attr3()};
        for (int i = 0; i < all.length; i++) {
            if (all[i] != 0 && said.type() != 0) {
                text.append(", attr").append(i + 1).append(' ').append(Integer.toUnsignedString(all[i]));
            }
        }
        return text.toString();
    }

    /** Names need not be unique, but then only one of them is found. */
    private String shadow(int index, String lead) {
        if (edit.archive().kind() == AssetKind.MSH) {
            // Tables are found by type; their names mean nothing.
            return "";
        }
        OptionalInt found = after.find(entriesAfter.get(index).name());
        return found.isEmpty() || found.getAsInt() == index
                ? ""
                : lead + " @" + found.getAsInt() + " by this name first";
    }

    private void add(String action, AssetPath path, String note) {
        list.add(new Receipt.Change(action, path.text(), OptionalLong.empty(), OptionalLong.empty(), note));
    }

    /** The fields of the record that differ and were not computed, under the names the format gives them. */
    private String difference(int index) {
        List<Leaf> before = ArchiveFields.entry(fieldsBefore, index);
        List<Leaf> now = ArchiveFields.entry(fieldsAfter, edited.origins().indexOf(index));
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            Leaf was = before.get(i);
            Leaf is = now.get(i);
            boolean told = was.role() == FieldRole.DERIVED || was.name().equals("name");
            if (!told && !was.plain().equals(is.plain())) {
                parts.add(was.name() + " " + cut(was.value()) + " -> " + cut(is.value()));
            }
        }
        return String.join(", ", parts);
    }

    private static String cut(String value) {
        return value.length() <= LONGEST_VALUE ? value : value.substring(0, LONGEST_VALUE) + "...";
    }
}
