package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Carries out what a journal says, or takes it back: all of it.
 *
 * <p>Both the save itself and whoever comes after one that died work with this, so that there is one way to finish and one way back.
 */
final class Settlement {

    /** What can be done about an interrupted save. */
    enum Way {
        /** All new files are there. */
        FORWARD,
        /** A new one is missing, and all old ones are there. */
        BACK,
        /** Somebody else has changed a file since. */
        NONE
    }

    /** More names nobody reads. */
    private static final int MOST_NAMES = 5;

    private final Journal journal;

    /** The places in the folders of the journal. */
    private final List<Staging> stagings;

    /** The files that have their new content. */
    private final TreeSet<Integer> published = new TreeSet<>();

    /** The backups that were made, by file. */
    private final List<Backup> backups = new ArrayList<>();

    private Path current;

    Settlement(Journal journal, List<Staging> stagings) {
        this.journal = journal;
        this.stagings = List.copyOf(stagings);
    }

    Path target(int index) {
        Journal.Item item = journal.items().get(index);
        return staging(index).folder().resolve(item.name());
    }

    private Staging staging(int index) {
        return stagings.get(journal.items().get(index).folder());
    }

    private Path draft(int index) {
        return staging(index).draft(index);
    }

    private Path old(int index) {
        return staging(index).old(index);
    }

    int size() {
        return journal.items().size();
    }

    /** Finds out how far a save got, and what can be done about it. */
    Way look() throws IOException {
        boolean forward = true;
        boolean back = true;
        for (int i = 0; i < size(); i++) {
            if (isNew(i, target(i))) {
                published.add(i);
                back &= !journal.items().get(i).existed() || isOld(i, old(i));
            } else if (isOld(i, target(i))) {
                forward &= isNew(i, draft(i));
            } else {
                return Way.NONE;
            }
        }
        return forward ? Way.FORWARD : back ? Way.BACK : Way.NONE;
    }

    private boolean isNew(int index, Path file) throws IOException {
        return has(file, journal.items().get(index).after());
    }

    private boolean isOld(int index, Path file) throws IOException {
        Optional<Journal.Content> before = journal.items().get(index).before();
        return before.isPresent() ? has(file, before.get()) : !Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    private static boolean has(Path file, Journal.Content content) throws IOException {
        return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                && Files.size(file) == content.size()
                && content(file).equals(content);
    }

    /** What a file has now. */
    static Journal.Content content(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteView bytes = ByteView.of(new FileSource(channel));
            return new Journal.Content(bytes.length(), Sha256.of(bytes));
        } catch (ReadFailedException e) {
            throw e.getCause();
        }
    }

    /** Gives all new files their names, and the old ones theirs where they become backups. */
    List<Backup> forward() throws IOException {
        for (int i = 0; i < size(); i++) {
            current = target(i);
            if (!published.contains(i)) {
                SafeWriter.publish(draft(i), target(i), journal.items().get(i).existed());
                published.add(i);
            }
        }
        for (int i = 0; i < size(); i++) {
            Journal.Item item = journal.items().get(i);
            current = target(i);
            backups.add(item.backup() ? Backup.of(old(i), target(i), item.alone()) : null);
        }
        return backups;
    }

    /**
     * Gives all old files their names back and removes what was new.
     *
     * <p>First the new files that have no name yet go: then nobody can go forward any more, however far this comes.
     */
    void back() throws IOException {
        for (int i = 0; i < size(); i++) {
            Disk.delete(draft(i));
        }
        for (Backup backup : backups) {
            if (backup != null) {
                backup.undo();
            }
        }
        for (int i : published.descendingSet()) {
            if (journal.items().get(i).existed()) {
                Disk.move(old(i), target(i));
            } else {
                Disk.delete(target(i));
            }
        }
        published.clear();
        flush();
    }

    /** Waits until the disk has all names. */
    void flush() throws IOException {
        for (Staging staging : stagings) {
            Disk.flushFolder(staging.folder());
        }
    }

    /** The file that something was tried with last. */
    Optional<Path> current() {
        return Optional.ofNullable(current);
    }

    /** The files, in words. */
    String names() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < Math.min(size(), MOST_NAMES); i++) {
            names.add(target(i).toString());
        }
        return String.join(", ", names) + (size() > MOST_NAMES ? " and " + (size() - MOST_NAMES) + " more" : "");
    }

    /** Leaves everything as it is, for another command. */
    void release() {
        stagings.forEach(Staging::release);
    }

    /** Says that it is done, one way or the other. */
    void end() throws IOException {
        for (Staging staging : stagings) {
            staging.endJournal();
        }
        stagings.forEach(Staging::close);
    }
}
