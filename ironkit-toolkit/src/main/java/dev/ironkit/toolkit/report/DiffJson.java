package dev.ironkit.toolkit.report;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.diff.ByteDifference;
import dev.ironkit.workspace.diff.Change;
import dev.ironkit.workspace.diff.Comparison;
import dev.ironkit.workspace.diff.Difference;
import dev.ironkit.workspace.diff.FieldChange;
import dev.ironkit.workspace.diff.Side;
import java.util.HexFormat;
import java.util.List;

/** What differs, as JSON: a tree, each node with what became of it and, where it has entries, what differs in them. */
public final class DiffJson {

    private final JsonWriter out;

    public DiffJson(JsonWriter out) {
        this.out = out;
    }

    /** Writes the members of the outermost node. */
    public void writeRoot(Difference root) {
        out.field("identical", root.change() == Change.SAME);
        members(root);
    }

    private void members(Difference difference) {
        out.field("change", difference.change().word());
        out.field("moved", difference.moved());
        out.field("otherContent", difference.otherContent());
        difference.a().ifPresent(side -> side("a", side));
        difference.b().ifPresent(side -> side("b", side));
        fields(difference.fields());
        difference.bytes().ifPresent(this::bytes);
        difference.content().ifPresent(content -> {
            out.name("content").object().field("fieldCount", content.count());
            fields(content.fields());
            out.end();
        });
        difference.inside().ifPresent(this::inside);
    }

    private void side(String name, Side side) {
        out.name(name).object().field("address", side.path().text()).field("size", side.size());
        if (side.isEntry()) {
            out.field("index", side.index())
                    .field("name", Workspace.display(side.name()))
                    .field("nameBytes", HexFormat.of().formatHex(side.name().toByteArray()))
                    .field("type", side.type())
                    .field("offset", side.offset());
        }
        out.end();
    }

    private void fields(List<FieldChange> fields) {
        if (fields.isEmpty()) {
            return;
        }
        out.name("fields").array();
        fields.forEach(field -> out.inlineObject()
                .field("field", field.field())
                .field("a", field.a())
                .field("b", field.b())
                .end());
        out.end();
    }

    private void bytes(ByteDifference bytes) {
        out.name("bytes")
                .object()
                .field("first", bytes.first())
                .field("differing", bytes.differing())
                .field("rangeCount", bytes.rangeCount());
        out.name("ranges").array();
        for (ByteRange range : bytes.ranges()) {
            out.inlineObject()
                    .field("offset", range.offset())
                    .field("length", range.length())
                    .end();
        }
        out.end().end();
    }

    private void inside(Comparison inside) {
        out.name("inside").object().field("verdict", inside.verdict().word());
        out.name("counts").inlineObject();
        for (Change change : Change.values()) {
            out.field(change.word(), inside.count(change));
        }
        out.field("moved", inside.moved()).end();
        fields(inside.fields());
        if (!inside.layout().isEmpty()) {
            out.name("layout").array();
            inside.layout()
                    .forEach(change -> out.inlineObject()
                            .field("field", change.field())
                            .field("bytesA", change.bytesA())
                            .field("bytesB", change.bytesB())
                            .end());
            out.end();
        }
        out.name("differences").array();
        for (Difference difference : inside.differences()) {
            out.object();
            members(difference);
            out.end();
        }
        out.end().end();
    }
}
