package dev.ironkit.format.fxid;

/** What the kind of a light becomes: a type of Direct3D, and flags for the manager of lights. */
public enum LightKind {
    OWNER_ONLY(1, 1, 0x8000_0000),
    POINT(2, 1, 0),
    DIRECTIONAL(3, 3, 0),
    PARALLEL_POINT(4, 4, 0),
    POINT_TOO(5, 1, 0),
    OWNER_ONLY_NOT_EMULATED(6, 1, 0xA000_0000),
    NOT_EMULATED(7, 1, 0x2000_0000);

    /** The flag of a light that lights only its owner. */
    public static final int LIGHTS_OWNER_ONLY = 0x8000_0000;

    /** The flag of a light that is left out of the emulated point lights. */
    public static final int LEFT_OUT = 0x2000_0000;

    private final int number;
    private final int deviceType;
    private final int managerFlags;

    LightKind(int number, int deviceType, int managerFlags) {
        this.number = number;
        this.deviceType = deviceType;
        this.managerFlags = managerFlags;
    }

    /** {@return the kind of a number; one that has no meaning behaves as 1} */
    public static LightKind ofNumber(long number) {
        for (LightKind kind : values()) {
            if (kind.number == number) {
                return kind;
            }
        }
        return OWNER_ONLY;
    }

    /** {@return the stored number} */
    public int number() {
        return number;
    }

    /** {@return the type of light of Direct3D: 1 point, 3 directional, 4 parallel point} */
    public int deviceType() {
        return deviceType;
    }

    /** {@return the flags for the manager of lights} */
    public int managerFlags() {
        return managerFlags;
    }
}
