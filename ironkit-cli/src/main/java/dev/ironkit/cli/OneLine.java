package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Printable;

/** Text from files made safe for a terminal. */
final class OneLine {

    private OneLine() {}

    static String of(String text) {
        return Printable.oneLine(text);
    }
}
