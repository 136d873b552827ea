package dev.ironkit.format.msh;

/** Bits of a triangle that have a name. */
public enum TriangleFlag implements NamedFlag {
    /** Surface to walk on. */
    WALKABLE(0x0002, "walkable surface", Evidence.DATA),
    /** Foliage, shots and movers pass. */
    FOLIAGE(0x0004, "foliage, shots and moving objects pass through", Evidence.CODE_AND_DATA),
    /** Broad face of a door leaf. */
    DOOR_LEAF(0x0010, "broad face of a door leaf", Evidence.DATA),
    /** Glass of a building, shots pass. */
    GLASS(0x0020, "glass of a building, shots pass through", Evidence.CODE_AND_DATA);

    private final int mask;
    private final String title;
    private final Evidence evidence;

    TriangleFlag(int mask, String title, Evidence evidence) {
        this.mask = mask;
        this.title = title;
        this.evidence = evidence;
    }

    @Override
    public int mask() {
        return mask;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Evidence evidence() {
        return evidence;
    }
}
