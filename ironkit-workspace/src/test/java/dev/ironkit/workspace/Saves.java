package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Short ways to save and to look at what is there afterwards. */
final class Saves {

    private Saves() {}

    static SaveRequest newFile(Path target, String content) {
        return SaveRequest.newFile(target, sink -> sink.bytes(bytes(content)));
    }

    static SaveRequest forced(Path target, String content) {
        return new SaveRequest(target, sink -> sink.bytes(bytes(content)), view -> {}, null, true, false);
    }

    static SaveRequest inPlace(MountedFile original, String content, boolean backup) {
        return inPlace(original, content, backup, () -> {});
    }

    /** A save during which something else happens. */
    static SaveRequest inPlace(MountedFile original, String content, boolean backup, Runnable meanwhile) {
        return new SaveRequest(
                original.path(),
                sink -> {
                    sink.bytes(bytes(content));
                    meanwhile.run();
                },
                view -> {},
                original,
                false,
                backup);
    }

    static MountedFile mount(Path file) {
        return MountedFile.open(file, file.toString());
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static List<String> names(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static void assertRefused(IoProblem code, ThrowingCallable save) {
        RefusedException refused = Assertions.catchThrowableOfType(RefusedException.class, save);
        Assertions.assertThat(refused).as("a refusal with " + code.id()).isNotNull();
        Assertions.assertThat(refused.diagnostic().code()).isEqualTo(code);
    }
}
