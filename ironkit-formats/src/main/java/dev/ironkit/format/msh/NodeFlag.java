package dev.ironkit.format.msh;

/** Bits of a node that have a name. */
public enum NodeFlag implements NamedFlag {
    /** Interior part of a building. */
    INTERIOR(0x0001, "interior part of a building", Evidence.DATA),
    /** Stops where bounds are gathered. */
    BOUNDS_STOP(0x0004, "bounds are not collected below it", Evidence.NAME_ONLY),
    /** Its children are passed over. */
    CHILDREN_STOP(0x0010, "its children are skipped", Evidence.NAME_ONLY),
    /** Cockpit, drawn only in the unit's own view. */
    COCKPIT(0x0020, "cockpit, drawn only in the unit's own view", Evidence.CODE_AND_DATA),
    /** Casts no shadow. */
    NO_SHADOW(0x0040, "casts no shadow", Evidence.NAME_ONLY),
    /** Drawn on when its life is used up. */
    DRAWN_AT_LIFE_0(0x0100, "still drawn when destroyed", Evidence.OPEN),
    /** Its loss is the end of the unit. */
    FATAL(0x0200, "destroying it destroys the unit", Evidence.NAME_ONLY),
    /** Has the life of its parent. */
    PARENT_LIFE(0x0400, "shares the hit points of its parent", Evidence.NAME_ONLY),
    /** Asks whether its parent is a central socket. */
    CENTRAL_CHECK(0x0800, "checks whether its parent is a central socket", Evidence.CODE);

    private final int mask;
    private final String title;
    private final Evidence evidence;

    NodeFlag(int mask, String title, Evidence evidence) {
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
