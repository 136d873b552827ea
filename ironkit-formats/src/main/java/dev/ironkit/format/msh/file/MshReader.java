package dev.ironkit.format.msh.file;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.NodeLabels;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.PathGraph;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import java.util.List;
import java.util.Locale;

/** Finds the tables of a model and checks that their bytes can be taken apart. */
final class MshReader {

    static final int LANDSCAPE_TYPE = 21;
    private static final int TYPE_SIZE = 4;

    private final NresArchive archive;
    private final ByteView image;
    private final Problems problems;

    MshReader(NresArchive archive, ByteView image, Problems problems) {
        this.archive = archive;
        this.image = image;
        this.problems = problems;
    }

    Model read() {
        checkKind();
        Model model = Model.of(archive);
        for (MeshTable table : MeshTable.values()) {
            checkOnce(model, table);
            checkStride(model, table);
        }
        checkNodes(model);
        checkLabels(model);
        checkSlots(model);
        checkNames(model);
        checkPaths(model);
        checkLights(model);
        return model;
    }

    /** Whether there is a table to be looked at; one whose entry leads nowhere was reported with the archive. */
    private boolean isUsable(Model model, MeshTable table) {
        return model.has(table)
                && archive.entries().get(model.entry(table).getAsInt()).isUsable();
    }

    private void checkKind() {
        if (isLandscape(archive)) {
            throw problems.fatal(MshProblem.LANDSCAPE, image.range());
        }
        for (MeshTable table : MeshTable.values()) {
            if (table.isRequired() && archive.findType(table.number()).isEmpty()) {
                throw problems.fatal(MshProblem.MISSING_STREAM, image.range(), table);
            }
        }
    }

    static boolean isLandscape(NresArchive archive) {
        return archive.findType(MeshTable.POSITIONS.number()).isPresent()
                && archive.findType(LANDSCAPE_TYPE).isPresent()
                && archive.findType(MeshTable.INDICES.number()).isEmpty()
                && archive.findType(MeshTable.BATCHES.number()).isEmpty();
    }

    private void checkOnce(Model model, MeshTable table) {
        int first = model.entry(table).orElse(archive.entries().size());
        List<NresEntry> entries = archive.entries();
        int times = 0;
        for (int i = first; i < entries.size(); i++) {
            times += entries.get(i).attributes().type() == table.number() ? 1 : 0;
        }
        if (times > 1) {
            int directory = image.length() - entries.size() * NresEntry.SIZE;
            problems.field("entries[" + first + "].type")
                    .report(
                            MshProblem.DUPLICATE_TYPE,
                            image.range(directory + first * NresEntry.SIZE, TYPE_SIZE),
                            table,
                            times,
                            first);
        }
    }

    private void checkStride(Model model, MeshTable table) {
        boolean counted = switch (table) {
            case LABELS, PATH_GRAPH, NODE_NAMES, LIGHTS -> false;
            case NODES -> !model.nodes().stride24();
            default -> true;
        };
        ByteView payload = model.payload(table);
        int first = table == MeshTable.SLOTS ? ModelHeader.SIZE : 0;
        if (!counted || payload.length() < first) {
            return;
        }
        int rest = (payload.length() - first) % table.stride();
        if (rest > 0) {
            problems.field(table.word())
                    .report(
                            MshProblem.STRIDE,
                            payload.range(payload.length() - rest, rest),
                            table,
                            rest,
                            table.stride());
        }
    }

    private void checkNodes(Model model) {
        if (!isUsable(model, MeshTable.NODES) || !model.nodes().stride24()) {
            return;
        }
        ByteView payload = model.nodes().payload();
        Problems here = problems.field(MeshTable.NODES.word());
        here.report(MshProblem.STRIDE_24, payload.range());
        long claimed = Integer.toUnsignedLong(model.attributes(MeshTable.NODES).attr1());
        if (claimed != model.nodeCount()) {
            here.report(MshProblem.STRIDE_24_COUNT, payload.range(), claimed, model.nodeCount());
        }
    }

    private void checkLabels(Model model) {
        NodeLabels labels = model.labels();
        if (!isUsable(model, MeshTable.LABELS)) {
            return;
        }
        Problems here = problems.field(MeshTable.LABELS.word());
        ByteView tail = labels.tail();
        if (labels.count() < model.nodeCount()) {
            here.report(MshProblem.LABEL_COUNT, tail.range(), labels.count(), model.nodeCount());
        } else if (tail.length() > 0) {
            here.report(MshProblem.LABEL_TAIL, tail.range(), tail.length());
        }
        for (int i = 0; i < labels.count(); i++) {
            if (!labels.isTerminated(i)) {
                ByteView record = labels.record(i);
                int last = record.length() - 1;
                String found = String.format(Locale.ROOT, "0x%02X", record.u8(last));
                problems.field("labels[" + i + "]").report(MshProblem.LABEL_NUL, record.range(last, 1), i, found);
            }
        }
    }

    private void checkSlots(Model model) {
        ByteView payload = model.slots().payload();
        if (isUsable(model, MeshTable.SLOTS) && !model.slots().hasHeader()) {
            problems.field(MshFields.BOUNDS).report(MshProblem.HEADER_SIZE, payload.range(), payload.length());
        }
    }

    private void checkNames(Model model) {
        NodeNames names = model.nodeNames();
        ByteView payload = names.payload();
        if (isUsable(model, MeshTable.NODE_NAMES) && !names.fits()) {
            problems.field(MeshTable.NODE_NAMES.word())
                    .report(
                            MshProblem.NAME_SIZE,
                            payload.range(),
                            payload.length(),
                            model.nodeCount(),
                            (long) model.nodeCount() * NodeNames.SIZE);
        }
    }

    private void checkPaths(Model model) {
        ByteView payload = model.pathGraph().payload();
        if (isUsable(model, MeshTable.PATH_GRAPH) && !model.pathGraph().fits()) {
            Attributes attributes = model.attributes(MeshTable.PATH_GRAPH);
            long places = Integer.toUnsignedLong(attributes.attr1());
            long links = Integer.toUnsignedLong(attributes.attr2());
            long needed = places * PathGraph.PLACE_SIZE + links * PathGraph.LINK_SIZE;
            problems.field(MeshTable.PATH_GRAPH.word())
                    .report(MshProblem.PATH_SIZE, payload.range(), payload.length(), places, links, needed);
        }
    }

    private void checkLights(Model model) {
        ByteView payload = model.lights().payload();
        if (payload.length() % LightTable.SIZE != 0) {
            problems.field(MeshTable.LIGHTS.word()).report(MshProblem.LIGHT_SIZE, payload.range(), payload.length());
        }
    }
}
