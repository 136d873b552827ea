package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.build.TableAttributes;
import dev.ironkit.format.nres.NresEditor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Puts changed tables into the archive of a model; everything else in it stays as it is. */
final class TableWriter {

    private final Model model;
    private final int nodeCount;
    private final int frameCount;
    private final List<MeshTable> changed = new ArrayList<>();

    TableWriter(Model model, int nodeCount, int frameCount) {
        this.model = model;
        this.nodeCount = nodeCount;
        this.frameCount = frameCount;
    }

    /** {@return the tables that differ} */
    List<MeshTable> changed() {
        return changed;
    }

    Model write(Map<MeshTable, ByteView> tables) {
        NresEditor archive = model.archive().edit();
        tables.forEach((table, content) -> {
            if (!model.has(table)) {
                add(archive, table, content);
            } else if (!content.equals(model.payload(table)) || hasOtherFrames(table)) {
                replace(archive, table, content);
            }
        });
        return changed.isEmpty() ? model : Model.of(archive.apply());
    }

    private boolean hasOtherFrames(MeshTable table) {
        return table == MeshTable.FRAME_MAP && model.attributes(table).attr2() != frameCount;
    }

    private void replace(NresEditor archive, MeshTable table, ByteView content) {
        int entry = model.entry(table).orElseThrow();
        if (!content.equals(model.payload(table))) {
            archive.replace(entry, content);
        }
        if (content.length() != model.payload(table).length() || hasOtherFrames(table)) {
            Attributes before = model.attributes(table);
            archive.attributes(entry, TableAttributes.of(before, table, content.length(), nodeCount, frameCount));
        }
        changed.add(table);
    }

    private void add(NresEditor archive, MeshTable table, ByteView content) {
        ByteView name = model.archive().entries().get(0).name().text();
        int at = model.archive().entries().size();
        archive.add(
                at + (int) changed.stream().filter(other -> !model.has(other)).count(),
                name.length() == 0 || name.length() > 35 ? new byte[] {'m', 's', 'h'} : name.toByteArray(),
                TableAttributes.ofNew(table, content.length(), nodeCount, frameCount),
                content);
        changed.add(table);
    }
}
