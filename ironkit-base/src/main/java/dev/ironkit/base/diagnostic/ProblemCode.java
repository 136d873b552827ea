package dev.ironkit.base.diagnostic;

/**
 * A rule that data can break.
 *
 * <p>Each format has an enum of these beside its decoder. The id is the dotted one of the format's page and is never reused;
 * the texts are English templates, kept there so that no logic holds a sentence. {@code docs/problems.md} is generated from
 * them.
 */
public interface ProblemCode {

    /** {@return everything that is said about it} */
    Rule about();

    /** {@return the dotted rule id, for example {@code nres.magic}} */
    default String id() {
        return about().id();
    }

    /** {@return how much it matters to a strict reader and to the validator} */
    default Severity strict() {
        return about().strict();
    }

    /** {@return how much it matters to a tolerant reader; an error here means that a part, or all, cannot be used} */
    default Severity tolerant() {
        return about().tolerant();
    }

    /** {@return what has to hold, as a sentence} */
    default String rule() {
        return about().rule();
    }

    /** {@return what was found, with {@code {0}}, {@code {1}}... for the arguments} */
    default String template() {
        return about().template();
    }

    /** {@return what the engine does when the rule is broken, or what is known of it} */
    default String engine() {
        return about().engine();
    }

    /** {@return what a user can do about it} */
    default String fix() {
        return about().fix();
    }
}
