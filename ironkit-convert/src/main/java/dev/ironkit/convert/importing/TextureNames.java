package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.convert.model.PictureNames;
import java.nio.charset.CharsetEncoder;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names that materials can keep: capitals, 15 characters with the dot and what stands behind it, no two the same. */
final class TextureNames {

    private static final int LONGEST = 15;
    private static final String SUFFIX = ".0";
    private static final char REPLACED = 0;

    // robot.3.HULL01.0: what our own export calls the picture of HULL01.0 beside robot.gltf; it was HULL01_0 once.
    private static final Pattern OURS = Pattern.compile(".*\\.\\d+\\.([^.]+)[._]([0-9A-Za-z]{1,2})");
    private static final Pattern STORED = Pattern.compile("[^.]{1,13}\\.[0-9A-Za-z]{0,2}");

    private final Set<String> taken = new TreeSet<>();

    /** Starts with all names free. */
    TextureNames() {}

    /** Says that a name is in use. */
    void take(String name) {
        taken.add(capitals(name));
    }

    /**
     * {@return a free name for a picture}
     *
     * @param picture the name of the picture, without folder and ending
     */
    String choose(String picture) {
        String wanted = wanted(picture);
        int dot = wanted.lastIndexOf('.');
        String stem = wanted.substring(0, dot);
        String suffix = wanted.substring(dot);
        String free = stem + suffix;
        for (int i = 2; taken.contains(free); i++) {
            String number = "_" + i;
            free = cut(stem, suffix.length() + number.length()) + number + suffix;
        }
        take(free);
        return free;
    }

    /** {@return the name a picture asks for, whether it is free or not} */
    static String wanted(String picture) {
        Matcher ours = OURS.matcher(picture);
        String name = PictureNames.texture(ours.matches() ? ours.group(1) + "." + ours.group(2) : picture);
        String upper = capitals(name);
        if (STORED.matcher(upper).matches()) {
            int dot = upper.lastIndexOf('.');
            return cut(plain(upper.substring(0, dot)), upper.length() - dot) + upper.substring(dot);
        }
        String stem = plain(upper);
        return cut(stem.isEmpty() ? "TEXTURE" : stem, SUFFIX.length()) + SUFFIX;
    }

    /** A name as the engine looks it up: letters beyond its alphabet are what they are. */
    private static String capitals(String name) {
        StringBuilder capitals = new StringBuilder(name);
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            if (letter >= 'a' && letter <= 'z') {
                capitals.setCharAt(i, (char) (letter - 'a' + 'A'));
            }
        }
        return capitals.toString();
    }

    /** A name with {@code _} in place of what names of textures do not have; they are stored in CP1251. */
    private static String plain(String name) {
        CharsetEncoder stored = FixedText.CP1251.newEncoder();
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            boolean known = letter < 0x80
                    ? Character.isLetterOrDigit(letter) || letter == '_' || letter == '-'
                    : Character.isLetter(letter) && stored.canEncode(letter);
            if (known) {
                plain.append(letter);
            } else if (plain.length() == 0 || plain.charAt(plain.length() - 1) != REPLACED) {
                plain.append(REPLACED);
            }
        }
        return plain.toString().replace(REPLACED, '_');
    }

    private static String cut(String stem, int behind) {
        return stem.substring(0, Math.min(stem.length(), LONGEST - behind));
    }
}
