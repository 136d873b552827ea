package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.ironkit.testkit.Clause;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a packer writes is read once before it is believed: here with streams as a broken packer would write them. */
@Clause("rsli.5-checked-once")
class PackMethodTest {

    private static final byte[] PLAIN = "the same, the same, the same".getBytes(StandardCharsets.US_ASCII);

    @ParameterizedTest
    @EnumSource
    void takesAStreamThatGivesThePlainBytes(PackMethod method) {
        byte[] packed = method.pack(PLAIN);

        assertThat(method.checked(PLAIN, packed)).isSameAs(packed);
    }

    @ParameterizedTest
    @EnumSource
    void refusesAStreamThatGivesOtherBytes(PackMethod method) {
        byte[] other = PLAIN.clone();
        other[5]++;
        byte[] packed = method.pack(other);

        assertThatIllegalStateException().isThrownBy(() -> method.checked(PLAIN, packed));
    }

    @ParameterizedTest
    @EnumSource
    void refusesAStreamThatEndsEarly(PackMethod method) {
        byte[] packed = method.pack(PLAIN);

        assertThatIllegalStateException()
                .isThrownBy(() -> method.checked(PLAIN, Arrays.copyOf(packed, packed.length / 2)));
    }
}
