package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.DeviceNames;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.bytes.Sha256;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * File names for entry names.
 *
 * <p>Most names stay what they are, Cyrillic ones too. A byte that some system does not take, or takes for something else, becomes
 * {@code %XX} as in an address; a name that is there already gets {@code #2}, {@code #3}... as in an address. Where the language
 * of the machine has no Cyrillic letters for file names, their bytes become {@code %XX} too; everything else is the same on every
 * system.
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

    /** What file names can be made of here, which the language of the machine decides. */
    private static final SafeNames HERE = new SafeNames(charset());

    /** One letter of a name: as it is, where it may be so, and the way it is written otherwise. */
    private record Letter(String plain, String escaped) {

        boolean isAscii() {
            return plain.length() == 1 && plain.charAt(0) < 0x80;
        }
    }

    private final CharsetEncoder encoder;

    /**
     * Names for one kind of machine.
     *
     * @param letters what its file names can be made of
     */
    SafeNames(Charset letters) {
        encoder = letters.canEncode() ? letters.newEncoder() : StandardCharsets.US_ASCII.newEncoder();
    }

    /** Java makes file names with this, and refuses what it does not have. */
    private static Charset charset() {
        try {
            return Charset.forName(System.getProperty("sun.jnu.encoding", "US-ASCII"));
        } catch (IllegalArgumentException e) {
            return StandardCharsets.US_ASCII;
        }
    }

    /** {@return whether this machine can have a file of that name, as far as its letters go} */
    static boolean canBeNamed(String name) {
        return HERE.has(name);
    }

    /** {@return a file name for each entry name, all different whatever the case of letters} */
    public static List<String> of(List<ByteView> names) {
        return different(names.stream().map(HERE::name).toList());
    }

    /** {@return a file name for each name that a user or a disk gave, all different whatever the case of letters} */
    public static List<String> ofTexts(List<String> names) {
        return different(names.stream().map(HERE::name).toList());
    }

    private static List<String> different(List<String> names) {
        Map<String, Integer> times = new HashMap<>();
        List<String> safe = new ArrayList<>(names.size());
        for (String one : names) {
            int time = times.merge(one.toLowerCase(Locale.ROOT), 1, Integer::sum);
            safe.add(time == 1 ? one : one + "#" + time);
        }
        return safe;
    }

    /** {@return a file name for an entry name, alone in its folder} */
    public static String of(ByteView name) {
        return HERE.name(name);
    }

    /** A file name for an entry name. */
    String name(ByteView name) {
        List<Letter> letters = new ArrayList<>(name.length());
        for (int at = 0; at < name.length(); at++) {
            int b = name.u8(at);
            String plain = b < 0x80
                    ? String.valueOf((char) b)
                    : cyrillic(new String(new byte[] {(byte) b}, FixedText.CP1251).codePointAt(0));
            letters.add(new Letter(plain, escape(b)));
        }
        return name(letters);
    }

    /** A file name for a name in letters. */
    String name(String name) {
        List<Letter> letters = new ArrayList<>(name.length());
        name.codePoints().forEach(letter -> {
            StringBuilder escaped = new StringBuilder();
            for (byte b : Character.toString(letter).getBytes(StandardCharsets.UTF_8)) {
                escaped.append(escape(b & 0xFF));
            }
            String plain = letter < 0x80 ? Character.toString(letter) : cyrillic(letter);
            letters.add(new Letter(plain, escaped.toString()));
        });
        return name(letters);
    }

    /** The letter, if it is one that has the same form everywhere; others are escaped. */
    private static String cyrillic(int letter) {
        boolean is =
                Character.UnicodeBlock.CYRILLIC.equals(Character.UnicodeBlock.of(letter)) && Character.isLetter(letter);
        return is ? Character.toString(letter) : "";
    }

    private String name(List<Letter> letters) {
        if (letters.isEmpty()) {
            return UNNAMED;
        }
        String readable = written(letters, true);
        boolean isShort = readable.getBytes(StandardCharsets.UTF_8).length <= LONGEST;
        return isShort ? readable : shortened(written(letters, false));
    }

    private String written(List<Letter> letters, boolean asTheyAre) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < letters.size(); at++) {
            Letter letter = letters.get(at);
            boolean plain = letter.isAscii()
                    ? !isEscaped(letter.plain().charAt(0), at == 0, at == letters.size() - 1)
                    : asTheyAre && !letter.plain().isEmpty() && has(letter.plain());
            out.append(plain ? letter.plain() : letter.escaped());
        }
        String safe = out.toString();
        return DeviceNames.covers(safe) || safe.equalsIgnoreCase(MANIFEST)
                ? escape(safe.charAt(0)) + safe.substring(1)
                : safe;
    }

    private static boolean isEscaped(int b, boolean first, boolean last) {
        // A dot in front hides a file, a minus looks like an option; Windows drops dots and spaces at the end.
        return b < 0x20
                || b == 0x7F
                || ESCAPED.indexOf(b) >= 0
                || (first && (b == '.' || b == '-' || b == ' '))
                || (last && (b == '.' || b == ' '));
    }

    private boolean has(String text) {
        // An encoder is for one thread at a time.
        synchronized (encoder) {
            return encoder.canEncode(text);
        }
    }

    /** {@return whether a name from elsewhere names a file in its own folder, on every system, and none of ours} */
    public static boolean isSafe(String name) {
        boolean plain = !name.isEmpty()
                && name.length() <= LONGEST_ACCEPTED
                && !name.startsWith(".")
                && !name.endsWith(".")
                && !name.endsWith(" ")
                && name.chars().noneMatch(c -> c < 0x20 || c == 0x7F || "<>:\"/\\|?*".indexOf(c) >= 0);
        return plain && !DeviceNames.covers(name) && !name.equalsIgnoreCase(MANIFEST);
    }

    private static String escape(int b) {
        return String.format(Locale.ROOT, "%%%02X", b);
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
