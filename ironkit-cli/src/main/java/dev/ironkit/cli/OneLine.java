package dev.ironkit.cli;

/** Text from files made safe for a terminal: whatever would move the cursor or break a row is shown as a mark. */
final class OneLine {

    private OneLine() {}

    static String of(String text) {
        StringBuilder out = null;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c < 0x20 || (c >= 0x7F && c < 0xA0)) {
                if (out == null) {
                    out = new StringBuilder(text);
                }
                out.setCharAt(at, '\uFFFD');
            }
        }
        return out == null ? text : out.toString();
    }
}
