package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Optional;

/** Who a file belongs to and who may use it. */
final class Ownership {

    private Ownership() {}

    /**
     * Gives one file the owner, group and rights of another.
     *
     * <p>Another owner can be given only by the administrator. Where that fails the file belongs to the user who runs the tool;
     * the rights are the old ones in any case.
     *
     * @return whom the one file belongs to, where the other could not be given to them
     */
    static Optional<String> copy(Path from, Path to) throws IOException {
        PosixFileAttributeView target = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (target == null) {
            // Not a POSIX file system: the folder's rights apply.
            return Optional.empty();
        }
        PosixFileAttributes wanted = Files.readAttributes(from, PosixFileAttributes.class);
        PosixFileAttributes current = target.readAttributes();
        boolean kept = true;
        try {
            if (!wanted.group().equals(current.group())) {
                target.setGroup(wanted.group());
            }
            if (!wanted.owner().equals(current.owner())) {
                target.setOwner(wanted.owner());
            }
        } catch (IOException e) {
            kept = false;
        }
        target.setPermissions(wanted.permissions());
        return kept ? Optional.empty() : Optional.of(wanted.owner() + ":" + wanted.group());
    }
}
