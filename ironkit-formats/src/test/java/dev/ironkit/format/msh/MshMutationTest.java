package dev.ironkit.format.msh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class MshMutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("msh");
    }

    @Test
    void turnsRedWhenTheEncoderForgetsTheLookupTable() {
        assertThatThrownBy(() -> run().mutations(5_000)
                        .encoder(MshMutationTest::withoutCells)
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<Model> run() {
        return MutationRun.of(MshFormat.MSH, MshSamples.all()).repair(MshMutationTest::fitTotalSize);
    }

    private static byte[] fitTotalSize(byte[] image) {
        if (image.length >= 16) {
            ByteBuffer.wrap(image).order(ByteOrder.LITTLE_ENDIAN).putInt(12, image.length);
        }
        return image;
    }

    private static ByteView withoutCells(Model model) {
        NresArchive archive = model.archive();
        List<NresEntry> entries = archive.entries().stream()
                .map(entry -> new NresEntry(entry.attributes(), entry.name(), entry.payload(), 0, entry.broken()))
                .toList();
        return MshFormat.MSH.encoded(Model.of(NresArchive.of(entries, archive.regions())));
    }
}
