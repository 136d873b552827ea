package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.Sample;
import java.util.List;
import java.util.Set;

@Clause({
    "msh-core.5.8-unknown",
    "msh-core.8.1-unknown-types",
    "msh-core.8.4-aligned",
    "msh-core.8.1-unknown-fields",
    "msh-core.9-ir",
    "msh-core.13.3-round-trip",
    "msh-core.7.3-in-bounds"
})
class MshContractTest extends FormatContract<Model> {

    /** Where tables start. */
    private static final Set<String> FIRST_FIELDS = Set.of(
            "nodes[0].flags",
            "bounds.hull0",
            "positions[0].x",
            "normals[0].x",
            "uvs[0].u",
            "unnamed15[0]",
            "batches[0].flags",
            "indices[0]",
            "triangles[0].flags",
            "keys[0].position",
            "frameMap[0]",
            "nodeNames[0]",
            "labels[0].length");

    @Override
    protected Format<Model> format() {
        return MshFormat.MSH;
    }

    @Override
    protected List<Sample> samples() {
        return MshSamples.all();
    }

    @Override
    protected Model rebuilt(Model model) {
        NresArchive archive = model.archive();
        return Model.of(NresArchive.of(archive.entries(), archive.regions()));
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                Sample.of(
                        "2^32 - 1 entries",
                        ModelBytes.bare().archive().count(0xFFFF_FFFFL).build()),
                Sample.of(
                        "a million entries",
                        ModelBytes.bare().archive().count(1_000_000).build()));
    }

    @Override
    protected List<Edit<Model>> edits() {
        return List.of(
                Edit.of(
                        "other indices",
                        MshSamples.QUAD,
                        model -> replaced(model, MeshTable.INDICES, 0, 0, 1, 0, 2, 0, 1, 0, 2, 0, 3, 0),
                        "indices[*]"),
                Edit.of(
                        "a longer label",
                        MshSamples.ANIMATED,
                        model -> replaced(model, MeshTable.LABELS, 0, 0, 0, 0, 1, 0, 0, 0, 'x', 0),
                        "labels*",
                        "padding*",
                        "header.totalSize",
                        "entries[*].dataOffset",
                        "entries[12].size"));
    }

    @Override
    protected int alignment(String part) {
        return FIRST_FIELDS.contains(part) ? 8 : 1;
    }

    private static Model replaced(Model model, MeshTable table, int... bytes) {
        byte[] content = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            content[i] = (byte) bytes[i];
        }
        int entry = model.entry(table).orElseThrow();
        return Model.of(
                model.archive().edit().replace(entry, ByteView.of(content)).apply());
    }
}
