package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.EditRules;
import dev.ironkit.base.format.Format;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Material lists: text in CP1251, read by {@link WearParser#TOLERANT}.
 *
 * <p>Nothing in the bytes marks a list; the directory says that an entry is one.
 */
public final class WearFormat implements Format<WearList>, EditRules<WearList> {

    /** The one instance. */
    public static final WearFormat WEAR = new WearFormat();

    private static final Shape ROW = texts("indent", "id", "gap", "name", "end");

    private WearFormat() {}

    @Override
    public String name() {
        return "wear";
    }

    @Override
    public String title() {
        return "material list";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return attributes.type() == WearList.TYPE;
    }

    @Override
    public WearList decode(ByteView view, Attributes attributes, Problems problems) {
        return decode(view, problems);
    }

    /** Reads a list; what a directory says about it does not matter. */
    public WearList decode(ByteView view, Problems problems) {
        return new WearReader(view, problems).read();
    }

    @Override
    public void encode(WearList list, ByteSink sink) {
        list.write(sink);
    }

    /** {@return the bytes of a list, in memory} */
    public ByteView encoded(WearList list) {
        ByteSink sink = ByteSink.inMemory();
        encode(list, sink);
        return sink.toView();
    }

    @Override
    public Field describe(WearList list, ByteView image) {
        return new WearFields(image).of(list);
    }

    /** A value may hold a line end, which would make other rows of the text; nothing but names and ids may change. */
    @Override
    public EditRules<WearList> editRules() {
        return this;
    }

    @Override
    public void checkEdit(WearList before, WearList after) {
        boolean sameLines = before.rows().size() == after.rows().size()
                && before.lightmapRows().size() == after.lightmapRows().size()
                && before.rest().equals(after.rest());
        if (!sameLines) {
            throw WearRefusal.of(WearProblem.EDIT_LINES, "");
        }
        checkNames(before, after, false);
    }

    /** Rows may have been added, removed and moved; names are looked at where they were not in the list before. */
    @Override
    public void checkRemade(WearList before, WearList after) {
        checkNames(before, after, true);
        WearRest.check(before, after);
    }

    private static void checkNames(WearList before, WearList after, boolean moved) {
        checkNames("rows", before.rows(), after.rows(), moved, WearNames::checkMaterial);
        checkNames("lightmaps", before.lightmapRows(), after.lightmapRows(), moved, WearNames::checkLightmap);
    }

    private static void checkNames(
            String field,
            List<WearRow> before,
            List<WearRow> after,
            boolean moved,
            BiConsumer<ByteView, String> check) {
        Set<ByteView> known = new LinkedHashSet<>();
        if (moved) {
            before.forEach(row -> known.add(row.name()));
        }
        for (int i = 0; i < after.size(); i++) {
            ByteView name = after.get(i).name();
            boolean same = i < before.size() && name.equals(before.get(i).name());
            if (!same && !known.contains(name)) {
                check.accept(name, field + "[" + i + "].name");
            }
        }
    }

    @Override
    public ByteView fromJson(Object json) {
        return fromJson(json, note -> {
            // Whoever does not listen wants the bytes.
        });
    }

    /**
     * {@inheritDoc}
     *
     * @throws RefusedException if a row would not be a line of the text
     */
    @Override
    public ByteView fromJson(Object json, Consumer<String> notes) {
        Object counted = WearJson.counted(json, notes);
        ByteView bytes = Format.super.fromJson(counted);
        WearJson.checkLines(counted, ROW, bytes);
        return bytes;
    }

    @Override
    public Shape shape() {
        Shape rows = new Shape.ListOf(ROW);
        Shape line = texts("indent", "word", "end");
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("count", line);
        members.put("rows", rows);
        members.put("separator", new Shape.Maybe(new Shape.Value(FieldType.CHARACTERS)));
        members.put("keyword", new Shape.Maybe(line));
        members.put("lightmapCount", new Shape.Maybe(line));
        members.put("lightmaps", new Shape.Maybe(rows));
        members.put("rest", new Shape.Value(FieldType.CHARACTERS));
        return new Shape.Members(members);
    }

    private static Shape texts(String... names) {
        Map<String, Shape> members = new LinkedHashMap<>();
        for (String name : names) {
            members.put(name, new Shape.Value(FieldType.CHARACTERS));
        }
        return new Shape.Members(members);
    }
}
