package dev.ironkit.format.pal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PalSlotTest {

    @Test
    @Clause({"pal.5.1-names", "pal.5.2-index", "pal.4.4-slots"})
    void namesAreALetterAndPerhapsADigit() {
        List<String> expected = new ArrayList<>();
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            expected.add(letter + ".PAL");
            for (int digit = 0; digit <= 9; digit++) {
                expected.add(letter + "" + digit + ".PAL");
            }
        }

        assertThat(expected).hasSize(286).hasSize(PalSlot.COUNT);
        for (int i = 0; i < expected.size(); i++) {
            assertThat(new PalSlot(i).entryName()).isEqualTo(expected.get(i));
            assertThat(PalSlot.ofEntryName(expected.get(i))).contains(new PalSlot(i));
        }
    }

    @Test
    void namesMatchInAnyCaseAndOthersAreNone() {
        assertThat(PalSlot.ofEntryName("b3.pal")).contains(new PalSlot(15));
        for (String name : List.of("", "AA.PAL", "A10.PAL", "1.PAL", "A.PAL2", "A")) {
            assertThat(PalSlot.ofEntryName(name)).isEmpty();
        }
    }

    @Test
    void thereIsNoSlotOutsideTheBank() {
        assertThatThrownBy(() -> new PalSlot(286)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PalSlot(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
