package dev.ironkit.cli;

import java.util.Locale;

/** Numbers for people. */
final class Amount {

    private Amount() {}

    /** The number with its word: {@code 1 entry}, {@code 1 028 entries}. */
    static String of(long count, String one, String many) {
        return grouped(count) + " " + (count == 1 ? one : many);
    }

    /** Bytes, exact: {@code 174 794 B}. */
    static String bytes(long count) {
        return grouped(count) + " B";
    }

    private static String grouped(long count) {
        return String.format(Locale.ROOT, "%,d", count).replace(',', ' ');
    }
}
