package dev.ironkit.format.nres;

import static dev.ironkit.format.nres.NresSamples.bytes;
import static dev.ironkit.format.nres.NresSamples.encoded;
import static dev.ironkit.format.nres.NresSamples.tolerant;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class NresPlacementTest {

    @Test
    @Clause("nres.3-zero-size-edge")
    void anEmptyPayloadOverlapsNothingItOnlyTouches() {
        byte[] image = archive()
                .with(entry(1, "a").payload("12345678"))
                .with(entry(1, "front").sharing(0, 0, 0), entry(1, "behind").sharing(0, 8, 0))
                .build();
        Problems problems = Problems.strict();

        NresFormat.NRES.decode(ByteView.of(image), problems);

        assertThat(problems.has(NresProblem.OVERLAP)).isFalse();
    }

    @Test
    @Clause("nres.5-lead-gap")
    void keepsWhatLiesBeforeTheFirstPayloadAndAddsNothing() {
        byte[] lead = bytes(5, 0x33);
        byte[] image = archive()
                .lead(lead)
                .with(entry(1, "a").payload("12345"), entry(1, "b").payload("next"))
                .build();

        NresArchive edited =
                tolerant(image).edit().replace(0, ByteView.of(bytes(20, 'x'))).apply();

        assertThat(NresFormat.NRES.payloadOffsets(edited)).containsExactly(21, 48);
        assertThat(ByteView.of(encoded(edited)).slice(16, 5)).isEqualTo(ByteView.of(lead));
    }

    @Test
    @Clause("nres.5-physical-order")
    void payloadsStayInTheOrderTheyLieIn() {
        byte[] image = NresSamples.three().physicalOrder(2, 0, 1).build();

        NresArchive edited =
                tolerant(image).edit().replace(2, ByteView.of(bytes(30, 'y'))).apply();

        // The third entry lies first, then the first; the second is empty and lies where the data ends.
        assertThat(NresFormat.NRES.payloadOffsets(edited)).containsExactly(48, 56, 16);
    }
}
