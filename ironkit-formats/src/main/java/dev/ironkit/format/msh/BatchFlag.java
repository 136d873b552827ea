package dev.ironkit.format.msh;

/** Bits of a batch that have a name. */
public enum BatchFlag implements NamedFlag {
    /** Drawn in a way of its own. */
    SPECIAL_SUBMIT(0x0001, "drawn in a special way", Evidence.NAME_ONLY),
    /** Can be hit from behind too. */
    HIT_FROM_BEHIND(0x0002, "can be hit from behind", Evidence.CODE_AND_DATA),
    /** Material by fraction. */
    FRACTION_MATERIAL(0x0004, "material animated by fraction", Evidence.CODE_AND_DATA),
    /** Portal, passed by shots and movers. */
    PORTAL(0x0008, "portal, shots and moving objects pass through", Evidence.CODE_AND_DATA),
    /** Sign of a portal, fades in close by. */
    PORTAL_SIGN(0x0010, "portal sign, fades in when close", Evidence.CODE_AND_DATA),
    /** Portal that is left out, set while running. */
    PORTAL_SUPPRESSED(0x0020, "skipped portal, set at run time", Evidence.CODE),
    /** Portal that is never drawn. */
    PORTAL_HIDDEN(0x0040, "portal, never drawn", Evidence.CODE_AND_DATA),
    /** Translucent layer. */
    TRANSLUCENT(0x0100, "translucent layer", Evidence.CODE_AND_DATA),
    /** Left out by shots. */
    NO_SHOTS(0x0200, "shots pass through", Evidence.CODE),
    /** Point lights are emulated. */
    EMULATED_LIGHTS(0x0800, "point lights are emulated", Evidence.CODE),
    /** Has a lightmap. */
    LIGHTMAPPED(0x2000, "has a lightmap", Evidence.CODE_AND_DATA),
    /** Left out by the way it faces. */
    FACING(0x4000, "culled by facing", Evidence.NAME_ONLY);

    private final int mask;
    private final String title;
    private final Evidence evidence;

    BatchFlag(int mask, String title, Evidence evidence) {
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
