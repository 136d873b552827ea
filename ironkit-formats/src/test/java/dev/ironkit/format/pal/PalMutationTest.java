package dev.ironkit.format.pal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class PalMutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("pal");
    }

    @Test
    void turnsRedWhenTheEncoderDropsFourthBytes() {
        assertThatThrownBy(() -> run().mutations(20_000)
                        .encoder(PalMutationTest::withoutFourthBytes)
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<PalFile> run() {
        return MutationRun.of(PalFormat.PAL, PalSamples.all()).repair(PalMutationTest::fitSize);
    }

    /** Only two sizes are taken at all. */
    private static byte[] fitSize(byte[] image) {
        return Arrays.copyOf(image, image.length < 30_000 ? 1024 : PalFormat.LONG_SIZE);
    }

    private static ByteView withoutFourthBytes(PalFile palette) {
        byte[] colours = palette.colours().toByteArray();
        for (int at = 3; at < colours.length; at += 4) {
            colours[at] = 0;
        }
        ByteSink sink = ByteSink.inMemory();
        PalFormat.PAL.encode(palette.withColours(ByteView.of(colours)), sink);
        return sink.toView();
    }
}
