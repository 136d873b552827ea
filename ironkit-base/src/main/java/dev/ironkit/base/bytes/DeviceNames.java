package dev.ironkit.base.bytes;

import java.util.regex.Pattern;

/** The names that Windows keeps for devices: a file of such a name can neither be made nor read there. */
public final class DeviceNames {

    private static final Pattern DEVICE =
            Pattern.compile("(?i)(CON|PRN|AUX|NUL|(COM|LPT)[0-9\u00B9\u00B2\u00B3]|CONIN\\$|CONOUT\\$|CLOCK\\$)");

    private DeviceNames() {}

    /** {@return whether a file of this name would be a device; any ending, and spaces before it, change nothing} */
    public static boolean covers(String name) {
        int dot = name.indexOf('.');
        return DEVICE.matcher((dot < 0 ? name : name.substring(0, dot)).strip()).matches();
    }
}
