package dev.ironkit.format.texm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class TexmMutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("texm");
    }

    @Test
    void turnsRedWhenTheEncoderDropsAnUnknownWord() {
        assertThatThrownBy(() -> run().mutations(20_000)
                        .encoder(texture -> encoded(texture.edit().unk6(0).apply()))
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<Texture> run() {
        return MutationRun.of(TexmFormat.TEXM, TexmSamples.all());
    }

    private static ByteView encoded(Texture texture) {
        return TexmFormat.TEXM.encoded(texture);
    }
}
