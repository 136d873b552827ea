package dev.ironkit.format.msh.build;

import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Node;

/** What the directory says of a table that is written. */
public final class TableAttributes {

    private static final int KEYS_ATTR3 = 4;
    private static final int PATH_ATTR3 = 20;

    private TableAttributes() {}

    /**
     * {@return the attributes of a table that was not there before}
     *
     * @param table the table
     * @param size its bytes
     * @param nodeCount the nodes of the model
     * @param frameCount the length of the timeline
     */
    public static Attributes ofNew(MeshTable table, int size, int nodeCount, int frameCount) {
        int attr3 = table == MeshTable.PATH_GRAPH ? PATH_ATTR3 : table.stride();
        return of(new Attributes(table.number(), 0, 0, attr3), table, size, nodeCount, frameCount);
    }

    /**
     * {@return the attributes of a table that has another size now}
     *
     * @param before what the directory said
     * @param table the table
     * @param size its bytes
     * @param nodeCount the nodes of the model
     * @param frameCount the length of the timeline
     */
    public static Attributes of(Attributes before, MeshTable table, int size, int nodeCount, int frameCount) {
        int type = table.number();
        return switch (table) {
            case NODES -> new Attributes(type, nodeCount, before.attr2(), Node.SIZE);
            case SLOTS -> new Attributes(type, (size - ModelHeader.SIZE) / table.stride(), 0, table.stride());
            case KEYS -> new Attributes(type, size / table.stride(), 0, KEYS_ATTR3);
            case LABELS -> new Attributes(type, nodeCount, 0, 0);
            case FRAME_MAP -> new Attributes(type, size / table.stride(), frameCount, table.stride());
            case LIGHTS -> new Attributes(type, size / table.stride(), before.attr2(), before.attr3());
            case PATH_GRAPH -> before;
            default -> new Attributes(type, size / table.stride(), 0, table.stride());
        };
    }
}
