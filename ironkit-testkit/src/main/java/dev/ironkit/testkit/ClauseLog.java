package dev.ironkit.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The file that lists shown clauses, one {@code clause class#method} a line, sorted.
 *
 * <p>Several processes may add to it, so it is merged under a lock. Lines about tests that were run again are replaced;
 * others stay as long as the test they name still exists and still names the clause.
 */
final class ClauseLog {

    private final Path file;

    ClauseLog(Path file) {
        this.file = file;
    }

    void write(Map<String, Set<String>> clausesOfSucceeded, Set<String> failed) {
        // One process may not hold the lock twice.
        synchronized (ClauseLog.class) {
            try {
                Files.createDirectories(file.getParent());
                try (FileChannel channel = FileChannel.open(
                        file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                    // Let go when the channel is closed.
                    channel.lock();
                    replace(channel, merged(read(channel), clausesOfSucceeded, failed));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private static Set<String> merged(
            List<String> earlier, Map<String, Set<String>> clausesOfSucceeded, Set<String> failed) {
        Set<String> lines = new TreeSet<>();
        for (String line : earlier) {
            int blank = line.indexOf(' ');
            String test = line.substring(blank + 1);
            boolean runAgain = clausesOfSucceeded.containsKey(test) || failed.contains(test);
            if (blank > 0 && !runAgain && ClausesOf.holds(test, line.substring(0, blank))) {
                lines.add(line);
            }
        }
        clausesOfSucceeded.forEach((test, clauses) -> clauses.forEach(clause -> lines.add(clause + " " + test)));
        return lines;
    }

    private static List<String> read(FileChannel channel) throws IOException {
        // The stream is not closed: that would close the channel and with it the lock.
        byte[] bytes = Channels.newInputStream(channel).readAllBytes();
        return new String(bytes, StandardCharsets.UTF_8).lines().toList();
    }

    private static void replace(FileChannel channel, Set<String> lines) throws IOException {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        channel.truncate(0);
        channel.position(0);
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text.toString());
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }
}
