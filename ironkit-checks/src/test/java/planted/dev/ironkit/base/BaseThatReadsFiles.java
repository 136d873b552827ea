package planted.dev.ironkit.base;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Breaks: only the workspace and the command line touch files and networks. */
public final class BaseThatReadsFiles {
    byte[] load() throws IOException {
        return Files.readAllBytes(Path.of("file"));
    }
}
