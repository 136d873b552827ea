package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.ExportedName;
import java.util.Optional;

/** Names of nodes as parts of a model have them. */
final class PartName {

    private PartName() {}

    /** A name without the number that Blender adds. */
    static String plain(String name) {
        return ExportedName.plain(name);
    }

    /** What makes it a copy, empty for a node of the first scene. */
    static String copy(String name) {
        return ExportedName.ofCopy(name)
                .map(copy -> "@s" + copy.state() + "l" + copy.level())
                .orElse("");
    }

    /** The name of the node, whichever copy of it this is. */
    static String node(String name) {
        return ExportedName.ofCopy(name).map(ExportedName::node).orElse(name);
    }

    /** The state and level that a name tells, on a node that is given; state 0 and level 0 where it tells none. */
    static Cell cell(String name, String parentName, int node) {
        Optional<ExportedName> told = ExportedName.ofGeometry(name)
                .or(() -> ExportedName.ofCopy(name))
                .or(() -> ExportedName.ofCopy(parentName));
        return told.map(one -> new Cell(node, one.state(), one.level())).orElse(new Cell(node, 0, 0));
    }

    /** Whether it is the name of geometry as our export calls it. */
    static boolean isShape(String name) {
        return ExportedName.ofGeometry(name).isPresent();
    }
}
