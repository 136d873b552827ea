package dev.ironkit.workspace.extract;

import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What lies in the folder of a manifest. */
final class FolderContent {

    private FolderContent() {}

    /** The files and folders that the manifest does not list, sorted. */
    static List<Path> unlisted(Path folder, Manifest manifest) {
        Set<String> listed = new HashSet<>(Set.of(SafeNames.MANIFEST, SafeNames.STORE));
        manifest.entries().forEach(entry -> entry.content().ifPresent(content -> listed.add(content.name())));
        List<Path> present;
        try (Stream<Path> children = Files.list(folder)) {
            present = children.sorted().toList();
        } catch (IOException | UncheckedIOException e) {
            throw new WorkspaceException(IoProblem.READ, folder.toString(), e.getMessage());
        }
        Set<String> missing = new HashSet<>();
        listed.forEach(name -> missing.add(name.toLowerCase(Locale.ROOT)));
        present.forEach(path -> {
            if (listed.contains(name(path))) {
                missing.remove(name(path).toLowerCase(Locale.ROOT));
            }
        });
        List<Path> unlisted = new ArrayList<>();
        for (Path path : present) {
            // A system that does not tell small letters from large ones may have changed them.
            boolean known =
                    listed.contains(name(path)) || missing.contains(name(path).toLowerCase(Locale.ROOT));
            if (!known && !SafeWriter.isTemporary(path)) {
                unlisted.add(path);
            }
        }
        return unlisted;
    }

    /** The name as the manifest has it: some systems take letters with marks apart. */
    private static String name(Path path) {
        return Normalizer.normalize(path.getFileName().toString(), Normalizer.Form.NFC);
    }
}
