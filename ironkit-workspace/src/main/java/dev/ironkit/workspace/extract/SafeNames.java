package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.workspace.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * File names for entry names, the same on every system.
 *
 * <p>Most names stay what they are. A byte that some system does not take, or takes for something else, becomes {@code %XX} as
 * in an address; a name that is there already gets {@code #2}, {@code #3}... as in an address. Only ASCII characters come out:
 * whether others can stand in a file name depends on the machine and on the language it is set to.
 *
 * <p>The way back goes through the manifest, which holds the bytes of each name.
 */
public final class SafeNames {

    /** The file that says how the archive was made. */
    public static final String MANIFEST = "manifest.json";

    /** Holds what belongs to no entry and is too long for the manifest. No entry gets a name that starts with a dot. */
    public static final String STORE = ".ironkit";

    /** Stands for a name without a byte. */
    private static final String UNNAMED = "unnamed";

    /** Room for a number behind the name, and for file systems that take 143 bytes only. */
    private static final int LONGEST = 120;

    private static final int LONGEST_START = 100;

    /** What any file system of today takes as one name. */
    private static final int LONGEST_ACCEPTED = 255;

    /**
     * Forbidden on Windows; {@code %} and {@code #} mean something here; {@code ~} because Windows gives long names a second,
     * short one with it, so that {@code MANIFE~1.JSO} would be the manifest.
     */
    private static final String ESCAPED = "<>:\"/\\|?*%#~";

    /** Windows takes these for devices, with any ending. */
    private static final Pattern DEVICE =
            Pattern.compile("(?i)(CON|PRN|AUX|NUL|(COM|LPT)[0-9\u00B9\u00B2\u00B3]|CONIN\\$|CONOUT\\$|CLOCK\\$)");

    private SafeNames() {}

    /** {@return a file name for each entry name, all different whatever the case of letters} */
    public static List<String> of(List<ByteView> names) {
        Map<String, Integer> times = new HashMap<>();
        List<String> safe = new ArrayList<>(names.size());
        for (ByteView name : names) {
            String one = of(name);
            int time = times.merge(one.toLowerCase(Locale.ROOT), 1, Integer::sum);
            safe.add(time == 1 ? one : one + "#" + time);
        }
        return safe;
    }

    /** {@return a file name for an entry name, alone in its folder} */
    public static String of(ByteView name) {
        if (name.length() == 0) {
            return UNNAMED;
        }
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < name.length(); at++) {
            int b = name.u8(at);
            boolean first = at == 0;
            boolean last = at == name.length() - 1;
            // A dot in front hides a file, a minus looks like an option; Windows drops dots and spaces at the end.
            boolean escaped = b < 0x20
                    || b >= 0x7F
                    || ESCAPED.indexOf(b) >= 0
                    || (first && (b == '.' || b == '-' || b == ' '))
                    || (last && (b == '.' || b == ' '));
            out.append(escaped ? escape(b) : String.valueOf((char) b));
        }
        String safe = out.toString();
        if (isDevice(safe) || safe.equalsIgnoreCase(MANIFEST)) {
            safe = escape(safe.charAt(0)) + safe.substring(1);
        }
        return shortened(safe);
    }

    /** {@return whether a name from elsewhere names a file in its own folder, on every system, and none of ours} */
    public static boolean isSafe(String name) {
        boolean plain = !name.isEmpty()
                && name.length() <= LONGEST_ACCEPTED
                && !name.startsWith(".")
                && !name.endsWith(".")
                && !name.endsWith(" ")
                && name.chars().noneMatch(c -> c < 0x20 || c == 0x7F || "<>:\"/\\|?*".indexOf(c) >= 0);
        return plain && !isDevice(name) && !name.equalsIgnoreCase(MANIFEST);
    }

    private static String escape(int b) {
        return String.format(Locale.ROOT, "%%%02X", b);
    }

    private static boolean isDevice(String name) {
        int dot = name.indexOf('.');
        return DEVICE.matcher((dot < 0 ? name : name.substring(0, dot)).strip()).matches();
    }

    /** No format has names this long; a hash keeps two of them apart. */
    private static String shortened(String safe) {
        if (safe.length() <= LONGEST) {
            return safe;
        }
        int end = LONGEST_START;
        // Not through the middle of an escape.
        while (safe.lastIndexOf('%', end - 1) > end - 3) {
            end--;
        }
        byte[] whole = safe.getBytes(StandardCharsets.US_ASCII);
        return safe.substring(0, end) + "~" + Sha256.of(ByteView.of(whole)).substring(0, 8);
    }
}
