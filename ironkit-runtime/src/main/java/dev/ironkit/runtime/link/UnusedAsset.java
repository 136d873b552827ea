package dev.ironkit.runtime.link;

/**
 * An asset that nothing known leads to.
 *
 * @param asset the asset
 * @param reason why it is thought so
 * @param sureness how sure that is
 */
public record UnusedAsset(AssetRef asset, Reason reason, Sureness sureness) {

    /** Why an asset may be unused. */
    public enum Reason {
        SHADOWED("shadowed", "an earlier entry with the same name is found instead"),
        NO_MODEL("no-model", "no model with its name lies beside it"),
        NOT_NAMED("not-named", "no asset refers to it"),
        NAMED_BY_UNUSED("named-by-unused", "only unused assets refer to it");

        private final String word;
        private final String sentence;

        Reason(String word, String sentence) {
            this.word = word;
            this.sentence = sentence;
        }

        /** {@return the word in JSON} */
        public String word() {
            return word;
        }

        /** {@return the reason for people} */
        public String sentence() {
            return sentence;
        }
    }

    /** How sure it is that an asset is unused. */
    public enum Sureness {
        /** The engine cannot find it. */
        SURE("sure"),
        /** Nothing that was read leads to it; the program of the game may still name it. */
        LIKELY("likely"),
        /** Some files could not be read, and they may name it. */
        UNCLEAR("unclear");

        private final String word;

        Sureness(String word) {
            this.word = word;
        }

        /** {@return the word in JSON and for people} */
        public String word() {
            return word;
        }
    }
}
