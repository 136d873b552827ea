package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes folders that files go into. */
public final class NewFolders {

    private NewFolders() {}

    /**
     * Makes a folder and those around it, where they are not there yet.
     *
     * @return those that were made, the innermost first
     * @throws RefusedException if that is not possible
     */
    public static List<Path> make(Path folder) {
        List<Path> missing = new ArrayList<>();
        for (Path each = folder.toAbsolutePath().normalize();
                each != null && !Files.exists(each);
                each = each.getParent()) {
            missing.add(0, each);
        }
        List<Path> made = new ArrayList<>();
        for (Path each : missing) {
            try {
                Disk.makeFolder(each);
                made.add(0, each);
            } catch (FileAlreadyExistsException e) {
                // Somebody else made it meanwhile, or it is a link that leads nowhere; which it is shows below.
            } catch (IOException e) {
                remove(made);
                throw SafeWriter.refused(
                        IoProblem.WRITE, folder, "the folder " + each + " cannot be created: " + MountedFile.reason(e));
            }
        }
        if (!Files.isDirectory(folder)) {
            remove(made);
            throw SafeWriter.refused(Files.exists(folder) ? IoProblem.TARGET_FOLDER : IoProblem.LINK, folder);
        }
        return made;
    }

    /** Removes folders that were made, the innermost first, where nothing is in them. */
    public static void remove(List<Path> made) {
        for (Path folder : made) {
            try {
                Disk.delete(folder);
            } catch (IOException e) {
                // Somebody has put something there.
            }
        }
    }
}
