package dev.ironkit.cli.convert;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.LimitedText;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The file that {@code --clips} names: a range of frames in each line; blank lines and those behind # are passed over. */
final class ClipFile {

    private static final int MOST_BYTES = 1 << 20;

    private ClipFile() {}

    static List<GltfClip> read(String name) {
        List<GltfClip> clips = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        int number = 0;
        for (String line : text(name).split("\\R", -1)) {
            number++;
            if (line.isBlank() || line.strip().startsWith("#")) {
                continue;
            }
            int at = number;
            GltfClip clip = GltfClip.parse(line)
                    .orElseThrow(() -> new UsageException("line " + at + " of " + name
                            + " is not a clip: expected a name, the first frame and the last"));
            if (!names.add(clip.name())) {
                throw new UsageException("line " + at + " of " + name + " defines the clip " + clip.name() + " again");
            }
            clips.add(clip);
        }
        if (clips.isEmpty()) {
            throw new UsageException("no clip in " + name);
        }
        return clips;
    }

    private static String text(String name) {
        try {
            Path file = Path.of(name);
            RunFiles.open(file);
            return LimitedText.read(file, MOST_BYTES);
        } catch (CharacterCodingException e) {
            throw new UsageException(name + " is not a text file");
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new WorkspaceException(IoProblem.READ, name, "it cannot be read");
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, name, String.valueOf(e.getMessage()));
        }
    }
}
