package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;

/** A prefix code told by its lengths, read one bit at a time. */
final class StrictCode {
    /** By the code with a 1 put before it, so that leading zeros count. */
    private final Map<Integer, Integer> symbols = new HashMap<>();

    private int longest;

    StrictCode(int[] lengths) {
        int code = 0;
        for (int length = 1; length <= 15; length++) {
            code <<= 1;
            for (int symbol = 0; symbol < lengths.length; symbol++) {
                if (lengths[symbol] == length) {
                    symbols.put((1 << length) | code++, symbol);
                    longest = length;
                }
            }
        }
        assertThat(code).as("bit strings in use, of 32768").isEqualTo(1 << 15);
    }

    /** {@return the length of the longest code} */
    int longest() {
        return longest;
    }

    int read(StrictBits in) {
        int code = 1;
        Integer symbol = null;
        while (symbol == null) {
            code = (code << 1) | in.read(1);
            symbol = symbols.get(code);
        }
        return symbol;
    }
}
