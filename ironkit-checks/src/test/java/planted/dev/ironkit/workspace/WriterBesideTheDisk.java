package planted.dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Breaks: only Disk changes files. */
public final class WriterBesideTheDisk {

    void write(Path file) throws IOException {
        Files.writeString(file, "unseen");
    }
}
