package dev.ironkit.format.nres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class NresMutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("nres");
    }

    @Test
    void turnsRedWhenTheEncoderDropsNameTails() {
        assertThatThrownBy(() -> run().mutations(20_000)
                        .encoder(NresMutationTest::withoutTails)
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<NresArchive> run() {
        return MutationRun.of(NresFormat.NRES, NresSamples.all()).repair(NresMutationTest::fitTotalSize);
    }

    private static byte[] fitTotalSize(byte[] image) {
        if (image.length >= 16) {
            ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN).putInt(12, image.length);
        }
        return image;
    }

    private static ByteView withoutTails(NresArchive archive) {
        List<NresEntry> entries = archive.entries().stream()
                .map(entry -> entry.withName(FixedText.of(entry.name().text().toByteArray(), NresEntry.NAME_WIDTH)))
                .toList();
        return ByteView.of(NresSamples.encoded(NresArchive.of(entries, archive.regions())));
    }
}
