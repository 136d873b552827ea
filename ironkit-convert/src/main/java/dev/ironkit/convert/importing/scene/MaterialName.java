package dev.ironkit.convert.importing.scene;

/** Names of materials as lists of the game can hold them. */
public final class MaterialName {

    private MaterialName() {}

    /** {@return a name without blanks, which end a name in a list} */
    public static String stored(String name) {
        return name.strip().replaceAll("[\\s\\p{Cntrl}]+", "_");
    }
}
