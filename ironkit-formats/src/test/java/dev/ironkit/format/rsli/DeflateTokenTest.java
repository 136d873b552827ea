package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeflateTokenTest {
    @Test
    void givesEveryLengthTheSymbolOfTheTable() {
        for (int length = 3; length <= 258; length++) {
            int row = DeflateToken.lengthSymbol(length) - 257;
            assertThat(row).isBetween(0, 28);
            assertThat(length - RfcTables.LENGTH_BASE[row]).isBetween(0, (1 << RfcTables.LENGTH_EXTRA[row]) - 1);
            assertThat(DeflateToken.lengthExtraWidth(length)).isEqualTo(RfcTables.LENGTH_EXTRA[row]);
        }
    }

    @Test
    void givesTheLongestLengthItsOwnSymbol() {
        assertThat(DeflateToken.lengthSymbol(257)).isEqualTo(284);
        assertThat(DeflateToken.lengthSymbol(258)).isEqualTo(285);
    }

    @Test
    void givesEveryDistanceTheSymbolOfTheTable() {
        for (int distance = 1; distance <= 32768; distance++) {
            int row = DeflateToken.distanceSymbol(distance);
            assertThat(row).isBetween(0, 29);
            assertThat(distance - RfcTables.DISTANCE_BASE[row]).isBetween(0, (1 << RfcTables.DISTANCE_EXTRA[row]) - 1);
            assertThat(DeflateToken.distanceExtraWidth(distance)).isEqualTo(RfcTables.DISTANCE_EXTRA[row]);
        }
    }

    @Test
    void tellsLiteralsFromMatches() {
        for (int value = 0; value < 256; value++) {
            assertThat(DeflateToken.isMatch(DeflateToken.literal((byte) value))).isFalse();
            assertThat(DeflateToken.literal((byte) value)).isEqualTo(value);
        }
        for (int distance : new int[] {1, 2, 32767, 32768}) {
            for (int length : new int[] {3, 255, 256, 258}) {
                int token = DeflateToken.match(length, distance);
                assertThat(DeflateToken.isMatch(token)).isTrue();
                assertThat(DeflateToken.length(token)).isEqualTo(length);
                assertThat(DeflateToken.distance(token)).isEqualTo(distance);
            }
        }
    }
}
