package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a list as fields, one behind the other. */
final class WearFields {

    private final ByteView image;
    private int at;

    WearFields(ByteView image) {
        this.image = image;
    }

    Field of(WearList list) {
        List<Field> fields = new ArrayList<>();
        fields.add(line("count", list.count()));
        fields.add(rows("rows", list.rows()));
        list.lightmaps().ifPresent(block -> {
            fields.add(leaf("separator", block.separator(), FieldRole.PADDING, "must be one blank line"));
            fields.add(line("keyword", block.keyword()));
            fields.add(line("lightmapCount", block.count()));
            fields.add(rows("lightmaps", block.rows()));
        });
        boolean blank = WearText.skipBlanks(list.rest(), 0) == list.rest().length();
        fields.add(leaf(
                "rest", list.rest(), blank ? FieldRole.PADDING : FieldRole.KNOWN, "after the last row; never read"));
        return new Group("", image.range(), fields);
    }

    private Field line(String name, WearLine line) {
        int start = at;
        List<Field> fields = List.of(
                leaf("indent", line.indent(), FieldRole.PADDING, ""),
                leaf("word", line.word(), FieldRole.DERIVED, ""),
                leaf("end", line.end(), FieldRole.PADDING, ""));
        return new Group(name, image.range(start, at - start), fields);
    }

    private Field rows(String name, List<WearRow> rows) {
        int start = at;
        List<Field> fields = new ArrayList<>(rows.size());
        rows.forEach(row -> fields.add(row(name, row)));
        return new Sequence(name, image.range(start, at - start), rows.size(), fields::get);
    }

    private Field row(String name, WearRow row) {
        int start = at;
        List<Field> fields = List.of(
                leaf("indent", row.indent(), FieldRole.PADDING, ""),
                leaf("id", row.id(), FieldRole.KNOWN, "read but not used"),
                leaf("gap", row.gap(), FieldRole.PADDING, ""),
                leaf("name", row.name(), FieldRole.KNOWN, ""),
                leaf("end", row.end(), FieldRole.PADDING, ""));
        return new Group(name, image.range(start, at - start), fields);
    }

    private Leaf leaf(String name, ByteView piece, FieldRole role, String note) {
        ByteView stored = image.slice(at, piece.length());
        at += piece.length();
        return new Leaf(name, FieldType.CHARACTERS, role, stored, note);
    }
}
