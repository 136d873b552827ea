package dev.ironkit.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ResultStreamTest {

    @Test
    void remembersTheFirstReason() {
        ResultStream stream = new ResultStream(failing("No space left on device"));

        assertThatIOException().isThrownBy(() -> stream.write('x'));

        assertThat(stream.failure()).contains("No space left on device");
    }

    @Test
    void isNotTroubledByAReaderThatHasSeenEnough() {
        ResultStream stream = new ResultStream(failing("Broken pipe"));

        assertThatIOException().isThrownBy(() -> stream.write('x'));

        assertThat(stream.failure()).isEmpty();
    }

    @Test
    void passesBytesOn() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ResultStream stream = new ResultStream(bytes);
        stream.write("result".getBytes(StandardCharsets.US_ASCII));
        stream.write('!');

        assertThat(bytes.toString(StandardCharsets.US_ASCII)).isEqualTo("result!");
        assertThat(stream.failure()).isEmpty();
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }
}
