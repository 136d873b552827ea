package dev.ironkit.toolkit.report;

import java.util.Locale;

/** How much is understood, as people read it. */
public final class Explained {

    private Explained() {}

    /** A share with one decimal place; all and nothing are said only where they are true. */
    public static String percent(long explained, long all) {
        if (all == 0 || explained == all) {
            return "100.0 %";
        }
        double share = 100.0 * explained / all;
        double kept = explained == 0 ? 0 : Math.max(0.1, Math.min(99.9, share));
        return String.format(Locale.ROOT, "%.1f %%", kept);
    }
}
