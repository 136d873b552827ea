package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;

/** Node names, read in place: text of 32 bytes each. They count only where there is exactly one for each node. */
public final class NodeNames extends TableView {

    /** The size of a record. */
    public static final int SIZE = 32;

    private final boolean fits;

    NodeNames(ByteView payload, int nodeCount) {
        super(payload, 0, SIZE);
        this.fits = present() && payload().length() == (long) nodeCount * SIZE;
    }

    /** {@return whether there is exactly one name for each node} */
    public boolean fits() {
        return fits;
    }

    /** {@return a name with whatever stands behind its NUL} */
    public FixedText name(int node) {
        return new FixedText(row(node));
    }
}
