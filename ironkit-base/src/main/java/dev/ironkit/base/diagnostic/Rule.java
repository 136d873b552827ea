package dev.ironkit.base.diagnostic;

/**
 * Everything that is said about a rule.
 *
 * @param id the dotted id, for example {@code nres.magic}
 * @param strict how much breaking it matters to a strict reader and to the validator
 * @param tolerant how much it matters to a tolerant reader; an error here means that a part, or all, cannot be used
 * @param rule what has to hold, as a sentence
 * @param template what was found, with {@code {0}}, {@code {1}}... for the arguments
 * @param engine what the engine does when the rule is broken, or what is known of it
 * @param fix what a user can do about it; {@code 'ADDRESS'} in it stands for the asset of a finding
 */
public record Rule(
        String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {

    /** What stands for the asset of a finding in a command that mends it. */
    static final String ADDRESS = "'ADDRESS'";

    /** What is said of the engine where it has no part in a rule. */
    private static final String NO_PART = "-";

    /** {@return whether the engine has no part in the rule, as in those about what is written} */
    public boolean isOurs() {
        return engine.equals(NO_PART);
    }

    /** {@return a rule the engine has no part in, an error to every reader} */
    public static Rule ours(String id, String rule, String template, String fix) {
        return ours(id, Severity.ERROR, rule, template, fix);
    }

    /** {@return a rule the engine has no part in} */
    public static Rule ours(String id, Severity severity, String rule, String template, String fix) {
        return new Rule(id, severity, severity, rule, template, NO_PART, fix);
    }
}
