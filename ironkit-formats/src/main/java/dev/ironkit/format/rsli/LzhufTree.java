package dev.ironkit.format.rsli;

/**
 * The adaptive Huffman tree of LZHUF, which reader and writer change alike after every symbol.
 *
 * <p>Nodes are kept in order of their counts, and the two children of a node lie side by side at
 * {@code son} and {@code son + 1}, so one index names both and its low bit is the bit of the code.
 * A {@code son} of at least {@link #NODES} is not a node but symbol {@code son - NODES}.
 */
final class LzhufTree {
    /** 256 literal bytes and 58 match lengths. */
    static final int SYMBOLS = 314;

    private static final int NODES = 2 * SYMBOLS - 1;
    private static final int ROOT = NODES - 1;
    private static final int MOST_COUNTED = 0x8000;

    /** How often each node was used, rising, with a guard behind the root that no count reaches. */
    private final int[] counts = new int[NODES + 1];

    private final int[] son = new int[NODES];
    /** The parent of each node, then the node of each symbol. */
    private final int[] parent = new int[NODES + SYMBOLS];

    LzhufTree() {
        for (int symbol = 0; symbol < SYMBOLS; symbol++) {
            counts[symbol] = 1;
            son[symbol] = symbol + NODES;
        }
        for (int node = SYMBOLS, child = 0; node < NODES; node++, child += 2) {
            counts[node] = counts[child] + counts[child + 1];
            son[node] = child;
        }
        counts[NODES] = 0xFFFF;
        linkParents();
    }

    int read(PackedSource in) {
        int node = son[ROOT];
        while (node < NODES) {
            node = son[node + in.nextBit()];
        }
        int symbol = node - NODES;
        count(symbol);
        return symbol;
    }

    void write(int symbol, PackedSink out) {
        // Counts end at 0x8000, which holds the deepest leaf to 21 levels: a code fits an int.
        int code = 0;
        int width = 0;
        for (int node = parent[symbol + NODES]; node != ROOT; node = parent[node]) {
            code |= (node & 1) << width;
            width++;
        }
        out.addBits(code, width);
        count(symbol);
    }

    /** Counts one use of a symbol and restores the order of the nodes on the way up to the root. */
    private void count(int symbol) {
        if (counts[ROOT] == MOST_COUNTED) {
            halve();
        }
        int node = parent[symbol + NODES];
        do {
            int count = ++counts[node];
            if (count > counts[node + 1]) {
                node = moveUp(node, count);
            }
            node = parent[node];
            // 0 is above the root as a parent, but a leaf to start from.
        } while (node != 0);
    }

    /** Exchanges a node with the last one that has a smaller count, and gives its new place. */
    private int moveUp(int node, int count) {
        int target = node + 1;
        while (count > counts[target + 1]) {
            target++;
        }
        counts[node] = counts[target];
        counts[target] = count;
        int moved = son[node];
        son[node] = son[target];
        son[target] = moved;
        linkSons(node);
        linkSons(target);
        return target;
    }

    /** Halves all counts, so that later symbols weigh more, and builds the tree over the leaves anew. */
    private void halve() {
        gatherLeaves();
        for (int node = SYMBOLS, child = 0; node < NODES; node++, child += 2) {
            insertParentOf(child, node);
        }
        linkParents();
    }

    private void gatherLeaves() {
        int leaf = 0;
        for (int node = 0; node < NODES; node++) {
            if (son[node] >= NODES) {
                counts[leaf] = (counts[node] + 1) / 2;
                son[leaf] = son[node];
                leaf++;
            }
        }
    }

    /** Puts the parent of two children behind all nodes below {@code end} that do not count more. */
    private void insertParentOf(int child, int end) {
        int count = counts[child] + counts[child + 1];
        int place = end;
        while (count < counts[place - 1]) {
            place--;
        }
        System.arraycopy(counts, place, counts, place + 1, end - place);
        System.arraycopy(son, place, son, place + 1, end - place);
        counts[place] = count;
        son[place] = child;
    }

    private void linkParents() {
        for (int node = 0; node < NODES; node++) {
            linkSons(node);
        }
    }

    private void linkSons(int node) {
        int child = son[node];
        parent[child] = node;
        if (child < NODES) {
            parent[child + 1] = node;
        }
    }
}
