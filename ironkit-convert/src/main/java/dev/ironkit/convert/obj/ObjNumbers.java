package dev.ironkit.convert.obj;

import dev.ironkit.convert.model.Decimals;

/** Numbers and names as OBJ and MTL spell them. */
final class ObjNumbers {

    private ObjNumbers() {}

    /** The shortest decimal that is this float; what is no number is written as 0, which every reader takes. */
    static String text(float value) {
        return Decimals.of(Float.isFinite(value) ? value : 0);
    }

    /** A name without spaces, which end names here. */
    static String word(String name) {
        String word = name.replaceAll("[\\s\\p{Cntrl}#]", "_");
        return word.isEmpty() ? "_" : word;
    }
}
