package dev.ironkit.base.diagnostic;

/**
 * A rule that data can break.
 *
 * <p>Each format has an enum of these beside its decoder. The id is the dotted one of the format's page and is never reused;
 * the texts are English templates, kept here so that no logic holds a sentence. {@code docs/problems.md} is generated from
 * them.
 */
public interface ProblemCode {

    /** {@return the dotted rule id, for example {@code nres.magic}} */
    String id();

    /** {@return how much it matters to a strict reader and to the validator} */
    Severity strict();

    /** {@return how much it matters to a tolerant reader; an error here means that a part, or all, cannot be used} */
    Severity tolerant();

    /** {@return what has to hold, as a sentence} */
    String rule();

    /** {@return what was found, with {@code {0}}, {@code {1}}... for the arguments} */
    String template();

    /** {@return what the engine does when the rule is broken, or what is known of it} */
    String engine();

    /** {@return what a user can do about it} */
    String fix();
}
