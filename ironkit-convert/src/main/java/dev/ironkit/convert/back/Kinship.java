package dev.ironkit.convert.back;

import dev.ironkit.convert.incoming.ExportedName;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingNode;
import dev.ironkit.format.msh.Model;
import java.util.Set;
import java.util.TreeSet;

/** Tells whether a model from another program is an edit of one of ours. */
final class Kinship {

    private static final String MODEL = "ironkit.msh.model/";
    private static final String NODE = "ironkit.msh.node/";

    private Kinship() {}

    /**
     * Whether it was exported from a model: it bears our marks, or, where a program dropped them, most nodes have kept their names and
     * geometry is called as only we call it.
     */
    static boolean isOf(IncomingModel incoming, Model model) {
        return isMarked(incoming) || (hasOurNames(incoming) && hasMostNodesOf(incoming, model));
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
