package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LimitedTextTest {

    /** What a device such as /dev/zero gives. */
    private static final InputStream ENDLESS = new InputStream() {
        @Override
        public int read() {
            return 'a';
        }
    };

    @TempDir
    Path folder;

    @Test
    void readsUpToTheLimitAndNoFurther() throws IOException {
        Path file = Files.writeString(folder.resolve("list"), "огонь");

        assertThat(LimitedText.read(file, 10)).isEqualTo("огонь");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> LimitedText.read(file, 9))
                .withMessage("it is longer than 9 bytes");
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> LimitedText.read(ENDLESS, 1 << 16))
                .withMessage("it is longer than 65536 bytes");
    }

    @Test
    void refusesWhatIsNoText() {
        byte[] bytes = "fée".getBytes(StandardCharsets.ISO_8859_1);

        assertThatExceptionOfType(CharacterCodingException.class)
                .isThrownBy(() -> LimitedText.read(new ByteArrayInputStream(bytes), 100));
    }
}
