package dev.ironkit.format.wear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class WearMutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("wear");
    }

    @Test
    void turnsRedWhenTheEncoderPrintsAnIdItself() {
        assertThatThrownBy(() -> run().mutations(20_000)
                        .encoder(WearMutationTest::withPrintedIds)
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<WearList> run() {
        return MutationRun.of(WearFormat.WEAR, WearSamples.all()).withoutPayload();
    }

    private static ByteView withPrintedIds(WearList list) {
        List<WearRow> rows = list.rows().stream()
                .map(row -> row.withId((int) WearText.number(row.id())))
                .toList();
        return WearFormat.WEAR.encoded(new WearList(list.count(), rows, list.lightmaps(), list.rest()));
    }
}
