package dev.ironkit.convert.model;

import java.util.function.Predicate;

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
        return (number, texture, kind) -> stem + "." + number + "." + SafeName.withoutForbidden(texture) + ".png";
    }

    /**
     * {@return names for models that share their pictures: those of the textures, in capitals because the engine finds them in any case}
     *
     * <p>Two textures never have one name, also where names are the same in any case: what is not safe in paths and addresses is written as
     * {@code ~} and its byte in hexadecimal, and behind {@code ~~} stands which letters beyond the alphabet of the engine are small ones.
     */
    static PictureNames shared() {
        return (number, texture, kind) -> SafeName.shared(texture) + (kind.isEmpty() ? "" : "~" + kind) + ".png";
    }

    /**
     * {@return these names where they can be written, and others without letters beyond ASCII where they cannot}
     *
     * @param writable whether a file can have a name: on some machines that depends on the language they are set to
     */
    default PictureNames where(Predicate<String> writable) {
        return (number, texture, kind) -> {
            String name = of(number, texture, kind);
            return writable.test(name) ? name : SafeName.ascii(name);
        };
    }

    /** {@return the name of the texture that a picture of a shared name shows, where {@code name} is one, without its ending} */
    static String texture(String name) {
        return SafeName.texture(name);
    }
}
