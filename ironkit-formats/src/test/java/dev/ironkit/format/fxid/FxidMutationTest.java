package dev.ironkit.format.fxid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class FxidMutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("fxid");
    }

    @Test
    void turnsRedWhenTheEncoderDropsBitsNobodyKnows() {
        assertThatThrownBy(() -> run().mutations(20_000)
                        .encoder(FxidMutationTest::withoutHighBits)
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<Effect> run() {
        return MutationRun.of(FxidFormat.FXID, FxidSamples.all()).withoutPayload();
    }

    private static ByteView withoutHighBits(Effect effect) {
        ByteSink sink = ByteSink.inMemory();
        sink.bytes(effect.header().raw());
        for (EffectCommand command : effect.commands()) {
            sink.i32(command.word() & ~EffectCommand.HIGH_BITS)
                    .bytes(command.raw().from(4));
        }
        return sink.bytes(effect.remainder()).toView();
    }
}
