package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.DeviceNames;
import dev.ironkit.base.bytes.FixedText;
import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of textures as parts of names of files. */
final class SafeName {

    /** What some file systems do not have in names, and what nobody sees. */
    private static final Pattern FORBIDDEN = Pattern.compile("[\\p{C}\\p{Z}&&[^ ]]|[<>:\"/\\\\|?*]");

    /** A byte of a shared name that is written as a number. */
    private static final Pattern ESCAPED = Pattern.compile("~([0-9a-f]{2})");

    /** What tells letters of a shared name apart on systems that do not. */
    private static final Pattern SMALL = Pattern.compile("~~[0-9a-f]+$");

    private static final int ASCII = 0x80;

    private SafeName() {}

    /** A name that is not the same for two textures only where something else tells them apart. */
    static String withoutForbidden(String texture) {
        return FORBIDDEN.matcher(texture).replaceAll("_");
    }

    /** The texture of a shared name. */
    static String texture(String name) {
        Matcher escaped = ESCAPED.matcher(SMALL.matcher(name).replaceFirst(""));
        return escaped.replaceAll(found -> Matcher.quoteReplacement(letter(Integer.parseInt(found.group(1), 16))));
    }

    /** A name that no other texture has. */
    static String shared(String texture) {
        boolean device = DeviceNames.covers(texture);
        StringBuilder name = new StringBuilder();
        BigInteger small = BigInteger.ZERO;
        int letters = 0;
        for (byte stored : texture.getBytes(FixedText.CP1251)) {
            int capital = stored >= 'a' && stored <= 'z' ? stored - 'a' + 'A' : stored & 0xFF;
            boolean first = name.length() == 0 && device;
            boolean inside = name.length() > 0 && capital == '.';
            if (capital >= ASCII && Character.isLetter(letter(capital).charAt(0))) {
                name.append(letter(capital));
                boolean isSmall = Character.isLowerCase(letter(capital).charAt(0));
                small = isSmall ? small.setBit(letters) : small;
                letters++;
            } else if (!first && (isPlain(capital) || inside)) {
                name.append((char) capital);
            } else {
                name.append(String.format(Locale.ROOT, "~%02x", capital));
            }
        }
        return small.signum() == 0 ? name.toString() : name + "~~" + small.toString(16);
    }

    /** A name with numbers in place of letters beyond ASCII. */
    static String ascii(String name) {
        StringBuilder ascii = new StringBuilder();
        for (byte stored : name.getBytes(FixedText.CP1251)) {
            ascii.append(
                    stored < 0 ? String.format(Locale.ROOT, "~%02x", stored & 0xFF) : String.valueOf((char) stored));
        }
        return ascii.toString();
    }

    private static boolean isPlain(int letter) {
        return (letter >= 'A' && letter <= 'Z') || (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
    }

    private static String letter(int stored) {
        return new String(new byte[] {(byte) stored}, FixedText.CP1251);
    }
}
