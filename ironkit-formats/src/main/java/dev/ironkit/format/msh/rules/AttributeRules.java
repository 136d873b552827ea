package dev.ironkit.format.msh.rules;

import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.nres.NresEntry;
import java.util.Arrays;
import java.util.List;

/** What the directory says of the tables. */
final class AttributeRules {

    private static final long ANY = -1;

    private static final int KEY_ATTRIBUTE = 4;

    private final Model model;
    private final ModelReport report;

    AttributeRules(Model model, ModelReport report) {
        this.model = model;
        this.report = report;
    }

    void check() {
        for (MeshTable table : MeshTable.values()) {
            if (report.has(table)) {
                check(table);
            }
        }
        checkTypes();
    }

    private void checkTypes() {
        List<NresEntry> entries = model.archive().entries();
        int odd = 0;
        int first = 0;
        for (int i = 0; i < entries.size(); i++) {
            if (!isKnown(entries.get(i).attributes().type())) {
                first = odd++ == 0 ? i : first;
            }
        }
        if (odd > 0) {
            report.entryType(
                    ModelProblem.UNKNOWN_TABLE,
                    first,
                    odd,
                    first,
                    Integer.toUnsignedString(entries.get(first).attributes().type()));
        }
    }

    private static boolean isKnown(int type) {
        return Arrays.stream(MeshTable.values()).anyMatch(table -> table.number() == type);
    }

    private void check(MeshTable table) {
        switch (table) {
            case SLOTS -> {
                compare(
                        table,
                        ModelProblem.ATTRIBUTES,
                        1,
                        model.attributes(table).attr1(),
                        rows(table));
                record(table);
                usual(table, ANY, 0, ANY);
            }
            case POSITIONS, NORMALS, UVS, INDICES, TRIANGLES, BATCHES -> {
                record(table);
                usual(table, rows(table), 0, ANY);
            }
            case NODES -> {
                if (!model.nodes().stride24()) {
                    usual(table, model.nodeCount(), ANY, table.stride());
                }
            }
            case KEYS -> {
                // Not the size of a record, and yet always this.
                compare(
                        table,
                        ModelProblem.ATTRIBUTES,
                        3,
                        model.attributes(table).attr3(),
                        KEY_ATTRIBUTE);
                usual(table, rows(table), 0, ANY);
            }
            case NODE_NAMES, LABELS -> usual(table, model.nodeCount(), 0, table.stride());
            case UNNAMED_15, UNNAMED_16, LIGHTMAP_OR_COLOUR -> usual(table, rows(table), 0, table.stride());
            case FRAME_MAP -> {
                record(table);
                usual(table, rows(table), ANY, ANY);
            }
            case LIGHTS -> lights(table);
            case PATH_GRAPH -> {
                // Its numbers are what its size is made of, which the reader has looked at.
            }
        }
    }

    private void lights(MeshTable table) {
        if (model.lights().payload().length() % LightTable.SIZE == 0) {
            usual(table, rows(table), ANY, ANY);
        }
    }

    private void usual(MeshTable table, long count, long second, long third) {
        Attributes said = model.attributes(table);
        compare(table, ModelProblem.USUAL_ATTRIBUTES, 1, said.attr1(), count);
        compare(table, ModelProblem.USUAL_ATTRIBUTES, 2, said.attr2(), second);
        compare(table, ModelProblem.USUAL_ATTRIBUTES, 3, said.attr3(), third);
    }

    private void record(MeshTable table) {
        compare(table, ModelProblem.ATTRIBUTES, 3, model.attributes(table).attr3(), table.stride());
    }

    private void compare(MeshTable table, ModelProblem code, int attribute, int found, long expected) {
        long said = Integer.toUnsignedLong(found);
        if (expected != ANY && said != expected) {
            report.attribute(code, table, attribute, table, attribute, said, expected);
        }
    }

    private int rows(MeshTable table) {
        int first = table == MeshTable.SLOTS ? ModelHeader.SIZE : 0;
        return Math.max(0, model.payload(table).length() - first) / table.stride();
    }
}
