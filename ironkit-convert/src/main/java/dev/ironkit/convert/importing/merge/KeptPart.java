package dev.ironkit.convert.importing.merge;

/**
 * A part of a model that did not come back and stays in it.
 *
 * @param kind what it is
 * @param name what it was called when it was exported
 */
public record KeptPart(Kind kind, String name) {

    /** What can be missing from a file. */
    public enum Kind {
        /** A node, with all that it shows. */
        NODE("node", "nodes"),
        /** What a node shows in a state at a level. */
        SHAPE("shape", "shapes"),
        /** How a node moves. */
        ANIMATION("animation", "animations"),
        /** A material of the list. */
        MATERIAL("material", "materials");

        private final String word;
        private final String words;

        Kind(String word, String words) {
            this.word = word;
            this.words = words;
        }

        /** {@return the word in reports and JSON} */
        public String word() {
            return word;
        }

        String count(int number) {
            return number + " " + (number == 1 ? word : words);
        }
    }
}
