package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What an address that is half typed can go on with. */
final class EntryCompletion {

    /** More than anybody wants to see; scripts know that a list of this length was cut. */
    static final int MOST = 1000;

    private static final String TYPE = "type:";

    private EntryCompletion() {}

    /** The addresses that start with the word in any case, as far as they can be told without a further step inward. */
    static List<String> of(Workspace workspace, String word) {
        int entry = Math.max(word.lastIndexOf("!/"), word.lastIndexOf("::"));
        if (entry >= 0) {
            return inArchive(
                    workspace, word.substring(0, entry), word.substring(0, entry + 2), word.substring(entry + 2));
        }
        return word.startsWith(Address.GAME) ? inGame(workspace, word) : List.of();
    }

    private static List<String> inArchive(Workspace workspace, String archive, String lead, String typed) {
        Archive container = workspace.locate(archive, Problems.tolerant()).container(Problems.tolerant());
        Stream<String> segments = typed.startsWith(TYPE)
                ? container.directory().stream().map(one -> TYPE + one.type()).distinct()
                : IntStream.range(0, container.count()).mapToObj(container::segment);
        return fitting(segments, typed, lead);
    }

    private static List<String> inGame(Workspace workspace, String word) {
        int slash = word.lastIndexOf('/');
        String folder = slash < 0 ? Address.GAME : word.substring(0, slash);
        String lead = slash < 0 ? Address.GAME + "/" : word.substring(0, slash + 1);
        String typed = slash < 0 ? word.substring(Address.GAME.length()) : word.substring(slash + 1);
        try (Stream<Path> files = Files.list(workspace.path(workspace.parse(folder)))) {
            Stream<String> names =
                    files.sorted().map(file -> file.getFileName() + (Files.isDirectory(file) ? "/" : ""));
            return fitting(names, typed, lead);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> fitting(Stream<String> candidates, String typed, String lead) {
        return candidates
                .filter(one -> one.regionMatches(true, 0, typed, 0, typed.length()))
                .limit(MOST)
                .map(one -> lead + one)
                .toList();
    }
}
