package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.NodeTable;
import java.util.Arrays;

/** The node table as the words it is made of, 19 for each node. */
final class NodeWords {

    private static final int WORDS = Node.SIZE / 2;
    private static final int FIRST_SLOT = 4;

    private final char[] words;

    private NodeWords(char[] words) {
        this.words = words;
    }

    /** The nodes of a model; one that shows the slot behind the last where they cannot be read. */
    static NodeWords of(Model model, int slotCount) {
        NodeTable table = model.nodes();
        if (table.stride24()) {
            char[] single = new char[WORDS];
            Arrays.fill(single, (char) NodeTable.NONE);
            single[0] = 0;
            single[FIRST_SLOT] = (char) (slotCount - 1);
            return new NodeWords(single);
        }
        char[] words = new char[table.count() * WORDS];
        for (int i = 0; i < words.length; i++) {
            words[i] = (char) table.rows().u16(i * 2);
        }
        return new NodeWords(words);
    }

    int count() {
        return words.length / WORDS;
    }

    int flags(int node) {
        return words[node * WORDS];
    }

    int parent(int node) {
        int parent = words[node * WORDS + 1];
        return parent < count() && parent != NodeTable.NONE ? parent : PreparedModel.NONE;
    }

    /** The engine's address of a cell. */
    int slot(int node, int state, int level) {
        return words[FIRST_SLOT + node * WORDS + state * NodeTable.LEVELS + level];
    }
}
