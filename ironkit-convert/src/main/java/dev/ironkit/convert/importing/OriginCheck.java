package dev.ironkit.convert.importing;

import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import java.util.Set;
import java.util.TreeSet;

/** Tells whether a model from another program is an edit of one of ours. */
final class OriginCheck {

    private static final String MODEL = "ironkit.msh.model/";
    private static final String NODE = "ironkit.msh.node/";

    private OriginCheck() {}

    /**
     * Whether it was exported from a model: it bears our marks, or, where a program dropped them, most nodes have kept their names and
     * geometry is called as only we call it.
     */
    static boolean isOf(IncomingModel incoming, Model model) {
        return isMarked(incoming)
                || (hasOurNames(incoming) && (hasMostNodesOf(incoming, model) || isNamedPartOf(incoming, model)));
    }

    /** Whether it is a few parts of a model, as a program writes what is selected: names say so, as far as there is nothing else. */
    static boolean isNamedPartOf(IncomingModel incoming, Model model) {
        Set<String> names = new TreeSet<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            names.add(model.nodeName(node));
        }
        long known = incoming.nodes().stream()
                .filter(node -> names.contains(partOf(node.name())))
                .count();
        return !isMarked(incoming) && known * 2 > incoming.nodes().size();
    }

    /** The node that a name is of: a node, a copy of it, or what it shows. */
    private static String partOf(String name) {
        return ExportedName.of(name).map(ExportedName::node).orElse(ExportedName.plain(name));
    }

    /**
     * Whether it is a few parts of a model that has changed since it was exported: it was exported from an entry of that name, and all its
     * nodes have the numbers and names of nodes of the model.
     *
     * @param entry the name of the entry of the model
     */
    static boolean isMarkedPartOf(IncomingModel incoming, Model model, String entry) {
        boolean sameEntry = incoming.marks()
                .text("source")
                .filter(source -> last(source).equalsIgnoreCase(last(entry)))
                .isPresent();
        return sameEntry
                && incoming.nodes().stream()
                        .filter(node -> node.marks().schema().orElse("").startsWith(NODE))
                        .allMatch(node -> isNode(node, model));
    }

    private static boolean isNode(IncomingNode node, Model model) {
        int number = node.marks().number("i").orElse(-1);
        return number >= 0
                && number < model.nodeCount()
                && model.nodeName(number).equals(partOf(node.name()));
    }

    private static String last(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    /** Whether it is an edit of a model, as far as names tell. */
    static boolean hasMostNodesOf(IncomingModel incoming, Model model) {
        long exported = incoming.nodes().stream()
                .filter(node -> node.marks().schema().orElse("").startsWith(NODE))
                .map(node -> node.marks().number("i"))
                .distinct()
                .count();
        return nodesOf(incoming, model) * 2L >= Math.max(model.nodeCount(), exported);
    }

    static boolean isMarked(IncomingModel incoming) {
        return incoming.marks().schema().orElse("").startsWith(MODEL)
                || incoming.nodes().stream()
                        .anyMatch(node -> node.marks().schema().orElse("").startsWith(NODE));
    }

    private static boolean hasOurNames(IncomingModel incoming) {
        return incoming.nodes().stream()
                .anyMatch(node -> ExportedName.ofGeometry(node.name()).isPresent());
    }

    /** How many nodes of a model it has, by their names. */
    static int nodesOf(IncomingModel incoming, Model model) {
        Set<String> names = new TreeSet<>();
        incoming.nodes().stream().map(IncomingNode::name).forEach(names::add);
        int found = 0;
        for (int node = 0; node < model.nodeCount(); node++) {
            found += names.contains(model.nodeName(node)) ? 1 : 0;
        }
        return found;
    }
}
