package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * A file to be written.
 *
 * @param target the file
 * @param content writes its bytes
 * @param check reads the written file back and throws if it is not as it should be
 * @param original the file that is changed in place; null for a new file
 * @param overwrite whether a file that is there already, and is not the original, may be replaced
 * @param backup whether the original is kept beside the new file
 */
public record SaveRequest(
        Path target,
        Consumer<ByteSink> content,
        Consumer<ByteView> check,
        MountedFile original,
        boolean overwrite,
        boolean backup) {

    /** {@return a new file that must not exist yet} */
    public static SaveRequest newFile(Path target, Consumer<ByteSink> content) {
        return new SaveRequest(target, content, view -> {}, null, false, false);
    }
}
