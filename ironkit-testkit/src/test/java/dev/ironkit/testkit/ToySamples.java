package dev.ironkit.testkit;

import java.util.List;

/** Toy files written down by hand. */
final class ToySamples {

    static final Sample FULL = Sample.of("two parts", HexText.bytes("""
                    54 4F 59 53  02 00  34 12  05 00 00 00   # TOYS, 2 parts, 0x1234, 5 bytes of payload
                    61 72 6D 00  6F 6C 64 21   00 00 80 3F   # arm, an old tail, 1.0
                    6C 65 67 00  00 00 00 00   00 00 00 80   # leg, -0.0
                    01 02 03 04  05 00 00 00                 # payload, padding
                    """));
    static final Sample EMPTY = Sample.of("empty", HexText.bytes("54 4F 59 53 00 00 00 00 00 00 00 00"));
    static final Sample UNTERMINATED =
            Sample.of("name without NUL", HexText.bytes("""
                    54 4F 59 53  01 00  00 00  01 00 00 00
                    61 62 63 64  65 66 67 68   01 00 C0 7F   # a NaN with a payload
                    FF 00 00 00
                    """)).onlyTolerant();
    static final List<Sample> ALL = List.of(FULL, EMPTY, UNTERMINATED);

    static final Sample HUGE =
            Sample.of("4 GB of payload", HexText.bytes("54 4F 59 53 00 00 00 00 FF FF FF FF 00 00 00 00"));

    private ToySamples() {}
}
