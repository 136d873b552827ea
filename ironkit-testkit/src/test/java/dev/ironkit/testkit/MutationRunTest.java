package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MutationRunTest {

    private static MutationRun<Toy> run(Defect defect) {
        return MutationRun.of(new ToyFormat(defect), ToySamples.ALL).mutations(5_000);
    }

    @Test
    void passesASoundFormatAndCounts() {
        MutationReport report = run(Defect.NONE).run();
        assertThat(report.mutations()).isEqualTo(5_000);
        assertThat(report.refused() + report.identical() + report.errorReported())
                .isEqualTo(5_000);
        assertThat(report.refused()).isPositive();
        assertThat(report.errorReported()).isPositive();
        assertThat(report.insidePayload()).isBetween(1_000, 1_500);
        assertThat(report.payloadShare()).isEqualTo(1.0);
        assertThat(report.toString()).contains("5000 mutations").contains("100.0 %");
    }

    @Test
    void isTheSameForTheSameSeed() {
        assertThat(run(Defect.NONE).seed(7).run())
                .isEqualTo(run(Defect.NONE).seed(7).run())
                .isNotEqualTo(run(Defect.NONE).seed(8).run());
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "DROPS_NAME_TAILS",
                "DROPS_THE_UNKNOWN_WORD",
                "DECODER_LEAKS_AN_INDEX_ERROR",
                "ENCODER_THROWS",
                "TAKES_TRUNCATED_FILES",
                "SWALLOWS_PADDING",
                "FINDINGS_LIE_OUTSIDE",
                "MESSAGE_LACKS_ARGUMENTS"
            })
    void goesRedAndSaysHowToRepeatIt(Defect defect) {
        assertThatThrownBy(() -> run(defect).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Dironkit.seed=")
                .hasMessageContaining("-Dironkit.mutation=")
                .hasMessageContaining("sample '");
    }

    @Test
    void goesRedForADefectPlantedInTheEncoder() {
        ToyFormat sound = new ToyFormat(Defect.NONE);
        ToyFormat broken = new ToyFormat(Defect.DROPS_NAME_TAILS);
        assertThatThrownBy(() -> MutationRun.of(sound, ToySamples.ALL)
                        .mutations(5_000)
                        .encoder(toy -> RoundTrip.encoded(broken, toy))
                        .run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("bytes were lost");
    }

    @Test
    void goesRedWhereDamagedPayloadIsNotTaken() {
        List<ByteRange> magicAndCount = List.of(new ByteRange(0, 6));
        assertThatThrownBy(
                        () -> run(Defect.NONE).payload(sample -> magicAndCount).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("too few changes inside payload bytes");
    }

    @Test
    void wantsToBeToldThatThereIsNoPayload() {
        MutationRun<Toy> run = MutationRun.of(new ToyFormat(Defect.NONE), List.of(ToySamples.EMPTY))
                .mutations(200);
        assertThatThrownBy(run::run).isInstanceOf(IllegalStateException.class);
        assertThat(run.withoutPayload().run().insidePayload()).isZero();
    }

    @Test
    void repairsLengthsToGetPastTheFirstCheck() {
        int identical = run(Defect.NONE).run().identical();
        int identicalWhenRepaired =
                run(Defect.NONE).repair(MutationRunTest::withTrueSize).run().identical();
        assertThat(identicalWhenRepaired).isGreaterThan(identical);
    }

    private static byte[] withTrueSize(byte[] bytes) {
        if (bytes.length >= 12) {
            int count = (bytes[4] & 0xFF) | (bytes[5] & 0xFF) << 8;
            int size = Math.max(0, bytes.length - 12 - 12 * count) & -4;
            bytes[8] = (byte) size;
            bytes[9] = (byte) (size >> 8);
            bytes[10] = 0;
            bytes[11] = 0;
        }
        return bytes;
    }

    @Test
    void copesWithAnEmptySampleAndALargeOne() {
        byte[] large = new byte[100_012];
        System.arraycopy(HexText.bytes("54 4F 59 53 00 00 00 00 A0 86 01 00"), 0, large, 0, 12);
        List<Sample> samples = List.of(ToySamples.FULL, Sample.of("large", large), Sample.of("nothing", new byte[0]));
        MutationReport report = MutationRun.of(new ToyFormat(Defect.NONE), samples)
                .payload(sample -> sample.length() < 12 ? List.of() : List.of(new ByteRange(sample.length() - 8, 5)))
                .mutations(2_000)
                .run();
        assertThat(report.mutations()).isEqualTo(2_000);
    }

    @Test
    void everyStepDoesWhatItSays() {
        byte[] bytes = {1, 2, 3, 4};
        Sample donor = Sample.of("donor", new byte[] {9, 8, 7, 6, 5});
        assertThat(new MutationStep(MutationStep.Kind.FLIP, 1, 1, 7, null).apply(bytes))
                .containsExactly(1, 0x82, 3, 4);
        assertThat(new MutationStep(MutationStep.Kind.OVERWRITE, 2, 2, 0x7FFF_FFFE, null).apply(bytes))
                .containsExactly(1, 2, 0xFE, 0xFF);
        assertThat(new MutationStep(MutationStep.Kind.DELETE, 1, 2, 0, null).apply(bytes))
                .containsExactly(1, 4);
        assertThat(new MutationStep(MutationStep.Kind.TRUNCATE, 3, 1, 0, null).apply(bytes))
                .containsExactly(1, 2, 3);
        assertThat(new MutationStep(MutationStep.Kind.DUPLICATE, 1, 2, 0, null).apply(bytes))
                .containsExactly(1, 2, 3, 2, 3, 4);
        assertThat(new MutationStep(MutationStep.Kind.SPLICE, 1, 4, 0, donor).apply(bytes))
                .containsExactly(1, 8, 7, 6, 5);
        assertThat(new MutationStep(MutationStep.Kind.INSERT, 4, 3, 0, null).apply(bytes))
                .hasSize(7)
                .startsWith(1, 2, 3, 4);
        assertThat(bytes).as("the sample stays").containsExactly(1, 2, 3, 4);
        assertThat(ByteView.of(bytes)).isEqualTo(ByteView.of(new byte[] {1, 2, 3, 4}));
    }
}
