package dev.ironkit.validate.report;

import java.util.regex.Pattern;

/** Text of SARIF messages, in which <code>{0}</code> and <code>[text](target)</code> mean something. */
final class SarifText {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[0-9]+\\}");
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*\\]\\(");

    private SarifText() {}

    /** {@return the text so that nothing in it is taken for more than text} */
    static String plain(String text) {
        String out = text;
        if (PLACEHOLDER.matcher(out).find()) {
            out = out.replace("{", "{{").replace("}", "}}");
        }
        if (LINK.matcher(out).find()) {
            out = out.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]");
        }
        return out;
    }

    /** {@return a template as a sentence about no case in particular} */
    static String withoutPlaceholders(String template) {
        return PLACEHOLDER.matcher(template).replaceAll("...");
    }
}
