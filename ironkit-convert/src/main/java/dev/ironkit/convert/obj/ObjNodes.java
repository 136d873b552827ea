package dev.ironkit.convert.obj;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ExportedName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The nodes that objects and groups become. */
final class ObjNodes {

    private final String name;
    private final String generator;
    private final ObjMaterials materials;
    private final List<IncomingNode> nodes = new ArrayList<>();

    ObjNodes(String name, String generator, ObjMaterials materials) {
        this.name = name;
        this.generator = generator;
        this.materials = materials;
    }

    /** Whether our own export wrote a file. */
    static boolean isOurs(String generator) {
        return generator.toLowerCase(Locale.ROOT).startsWith("ironkit");
    }

    IncomingModel model(Collection<ObjPart> parts, Floats places, Floats coordinates, Floats normals) {
        boolean objects = parts.stream().anyMatch(part -> !part.object.isEmpty());
        Map<String, Map<String, List<IncomingSurface>>> tree = new LinkedHashMap<>();
        for (ObjPart part : parts) {
            Optional<ExportedName> ours = geometry(part.group).or(() -> geometry(part.object));
            String cell = ours.map(ExportedName::geometry).orElse("");
            String object = objects ? part.object : part.group;
            if (ours.isPresent() && (!objects || cell.equals(object))) {
                // Programs keep objects or groups, and seldom both.
                object = ours.get().node();
            }
            tree.computeIfAbsent(object.isEmpty() ? name : object, none -> new LinkedHashMap<>())
                    .computeIfAbsent(cell, none -> new ArrayList<>())
                    .add(part.surface(places, coordinates, normals));
        }
        tree.forEach((object, cells) -> {
            int node = add(object, IncomingNode.NONE, cells.getOrDefault("", List.of()));
            cells.forEach((cell, surfaces) -> {
                if (!cell.isEmpty()) {
                    add(cell, node, surfaces);
                }
            });
        });
        return new IncomingModel(generator, nodes, materials.materials(), materials.pictures(), List.of(), Marks.NONE);
    }

    /** What our own export calls geometry; nothing for names from elsewhere, and for those that a program numbered. */
    private static Optional<ExportedName> geometry(String name) {
        return ExportedName.ofGeometry(name)
                .filter(one -> one.geometry().equals(name) && !one.node().isEmpty());
    }

    private int add(String title, int parent, List<IncomingSurface> surfaces) {
        nodes.add(new IncomingNode(nodes.size(), title, parent, 0, IncomingPose.REST, surfaces, List.of(), Marks.NONE));
        return nodes.size() - 1;
    }
}
