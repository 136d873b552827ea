package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FormatContractTest {

    @AfterEach
    void mend() {
        ToyContract.defect = Defect.NONE;
    }

    @Test
    void passesASoundFormat() {
        TestRun run = TestRun.of(ToyContract.class);
        assertThat(run.causes).isEmpty();
        assertThat(run.succeeded)
                .as("ten gates over three samples, one huge count, two edits")
                .isEqualTo(33);
    }

    @ParameterizedTest
    @CsvSource({
        "DROPS_NAME_TAILS, encodesToTheSameBytes",
        "DROPS_THE_UNKNOWN_WORD, losesNoChangedByteInSilence",
        "DECODER_LEAKS_AN_INDEX_ERROR, refusesTruncatedFiles",
        "ENCODER_THROWS, losesNoChangedByteInSilence",
        "ENCODES_WHAT_IT_READ_LAST, leavesOtherPartsAloneWhenEdited",
        "TAKES_TRUNCATED_FILES, refusesTruncatedFiles",
        "REFUSES_GOOD_FILES, encodesToTheSameBytes",
        "TAKES_BAD_FILES_WHEN_STRICT, encodesToTheSameBytes",
        "SWALLOWS_PADDING, losesNoChangedByteInSilence",
        "FINDINGS_IGNORE_THE_ORIGIN, readsTheSameFromTheMiddleOfAFile",
        "FINDINGS_LIE_OUTSIDE, refusesTruncatedFiles",
        "FIELDS_IGNORE_THE_ORIGIN, readsTheSameFromTheMiddleOfAFile",
        "READS_LESS_FROM_A_SOURCE, readsTheSameFromASource",
        "BELIEVES_COUNTS, refusesHugeCountsBeforeAllocating",
        "EDIT_TOUCHES_A_NEIGHBOUR, leavesOtherPartsAloneWhenEdited",
        "EDIT_MISALIGNS, leavesOtherPartsAloneWhenEdited",
        "EDIT_DOES_NOTHING, leavesOtherPartsAloneWhenEdited",
        "LEAVES_A_HOLE, ownsEveryByteOnce",
        "OWNS_BYTES_TWICE, ownsEveryByteOnce",
        "MODELS_ARE_NEVER_EQUAL, decodesToEqualModels",
        "MODELS_ARE_ALWAYS_EQUAL, decodesToEqualModels",
        "JSON_LOSES_A_FIELD, comesBackFromJson",
        "FIELD_PRINTS_ANOTHER_VALUE, setsEveryFieldToItsOwnValue",
        "REBUILDING_FORGETS, encodesToTheSameBytesAfterRebuilding",
        "REBUILDING_DOES_NOTHING, encodesToTheSameBytesAfterRebuilding",
        "MESSAGE_LACKS_ARGUMENTS, encodesToTheSameBytes",
        "SNIFF_THROWS, refusesTruncatedFiles"
    })
    void catchesTheDefect(Defect defect, String gate) {
        ToyContract.defect = defect;
        TestRun run = TestRun.of(ToyContract.class);
        assertThat(run.failed).contains(gate);
        assertThat(run.causes)
                .as("failures are assertions or what the broken format let out")
                .allMatch(cause -> cause.getMessage() != null);
    }

    @ParameterizedTest
    @EnumSource(Defect.class)
    void everyDefectIsTried(Defect defect) throws NoSuchMethodException {
        CsvSource rows = getClass()
                .getDeclaredMethod("catchesTheDefect", Defect.class, String.class)
                .getAnnotation(CsvSource.class);
        assertThat(defect == Defect.NONE
                        || Arrays.stream(rows.value()).anyMatch(row -> row.startsWith(defect.name() + ",")))
                .isTrue();
    }

    @Test
    void everyGateIsBrokenOnce() throws NoSuchMethodException {
        CsvSource rows = getClass()
                .getDeclaredMethod("catchesTheDefect", Defect.class, String.class)
                .getAnnotation(CsvSource.class);
        assertThat(Arrays.stream(FormatContract.class.getMethods())
                        .filter(method -> method.getDeclaringClass() == FormatContract.class)
                        .map(java.lang.reflect.Method::getName))
                .allMatch(gate -> Arrays.stream(rows.value()).anyMatch(row -> row.endsWith(" " + gate)));
    }
}
