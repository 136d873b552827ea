package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.UserDefinedFileAttributeView;
import java.util.ArrayList;
import java.util.List;

/** What users and programs have noted on a file, beside its content. */
final class ExtendedAttributes {

    private ExtendedAttributes() {}

    /**
     * Gives one file the notes of another.
     *
     * @return the names of those that could not be given
     */
    static List<String> copy(Path from, Path to) {
        UserDefinedFileAttributeView source = Files.getFileAttributeView(from, UserDefinedFileAttributeView.class);
        UserDefinedFileAttributeView target = Files.getFileAttributeView(to, UserDefinedFileAttributeView.class);
        List<String> lost = new ArrayList<>();
        if (source == null || target == null) {
            return lost;
        }
        try {
            for (String name : source.list()) {
                if (!copied(name, source, target)) {
                    lost.add(name);
                }
            }
        } catch (IOException e) {
            // A file system without such notes.
        }
        return lost;
    }

    private static boolean copied(
            String name, UserDefinedFileAttributeView source, UserDefinedFileAttributeView target) {
        try {
            ByteBuffer value = ByteBuffer.allocate(source.size(name));
            source.read(name, value);
            value.flip();
            target.write(name, value);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
