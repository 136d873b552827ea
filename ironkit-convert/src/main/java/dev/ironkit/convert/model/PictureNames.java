package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.FixedText;
import java.util.Locale;
import java.util.regex.Pattern;

/** What the pictures beside a model are called. */
@FunctionalInterface
public interface PictureNames {

    /**
     * {@return the name of a file}
     *
     * @param number the how-manieth picture of its model it is
     * @param texture the name of the texture
     * @param kind what tells it from a texture of that name, such as {@code lightmap}; empty for the texture itself
     */
    String of(int number, String texture, String kind);

    /**
     * {@return names for a model that stands alone: they begin as its own does}
     *
     * @param stem the name of the model without its ending
     */
    static PictureNames after(String stem) {
        // What is left of two names may be the same, so the number belongs to it.
        return (number, texture, kind) ->
                stem + "." + number + "." + texture.replaceAll("[^A-Za-z0-9_-]", "_") + ".png";
    }

    /**
     * {@return names for models that share their pictures: those of the textures, in capitals because the engine finds them in any case}
     *
     * <p>Two textures never have one name: what is not safe in paths and addresses is written as {@code ~} and its byte in hexadecimal.
     */
    static PictureNames shared() {
        return (number, texture, kind) -> safe(texture) + (kind.isEmpty() ? "" : "~" + kind) + ".png";
    }

    private static String safe(String texture) {
        // Some systems keep these for devices, whatever follows behind a dot.
        boolean device = Pattern.matches("(?i)(CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9])(\\..*)?", texture);
        StringBuilder name = new StringBuilder();
        for (byte letter : texture.getBytes(FixedText.CP1251)) {
            int capital = letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter & 0xFF;
            boolean plain = (capital >= 'A' && capital <= 'Z') || (capital >= '0' && capital <= '9');
            boolean inside = name.length() > 0 && capital == '.';
            boolean first = name.length() == 0 && device;
            if (!first && (plain || inside || capital == '_' || capital == '-')) {
                name.append((char) capital);
            } else {
                name.append(String.format(Locale.ROOT, "~%02x", capital));
            }
        }
        return name.toString();
    }
}
