package dev.ironkit.format.mat0;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.MutationReport;
import dev.ironkit.testkit.MutationRun;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class Mat0MutationTest {

    @Test
    void handlesEveryMutation() {
        MutationReport report = run().run();

        assertThat(report.toString()).contains("mat0");
    }

    @Test
    void turnsRedWhenTheEncoderDropsAThirdWord() {
        assertThatThrownBy(() -> run().mutations(20_000)
                        .encoder(Mat0MutationTest::withoutThirdWords)
                        .run())
                .isInstanceOf(AssertionError.class);
    }

    private static MutationRun<Material> run() {
        return MutationRun.of(Mat0Format.MAT0, Mat0Samples.all()).withoutPayload();
    }

    private static ByteView withoutThirdWords(Material material) {
        List<AnimationBlock> blocks = material.blocks().stream()
                .map(Mat0MutationTest::withoutThirdWords)
                .toList();
        return Mat0Format.MAT0.encoded(
                new Material(material.attributes(), material.meta(), material.rawPhases(), blocks, material.tail()));
    }

    private static AnimationBlock withoutThirdWords(AnimationBlock block) {
        ByteSink sink = ByteSink.inMemory();
        block.keys().forEach(key -> AnimationKey.of(key.phase(), key.end()).write(sink));
        return new AnimationBlock(block.modeAndMask(), sink.toView());
    }
}
