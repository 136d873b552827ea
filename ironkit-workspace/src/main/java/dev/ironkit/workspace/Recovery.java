package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Settles saves of several files whose process died: forward if all new files are there, back otherwise.
 *
 * <p>Whatever opens or writes a file looks here first, so that nobody sees some files old and others new. Where there is nothing, as
 * nearly always, one look at a name is all it costs.
 */
final class Recovery {

    private Recovery() {}

    /** Looks in the folder of a file or folder, which need not exist, before it is used. */
    static void beside(Path path) {
        in(path.toAbsolutePath().getParent());
        if (Files.isSymbolicLink(path)) {
            try {
                in(path.toRealPath().getParent());
            } catch (IOException e) {
                // It leads nowhere.
            }
        }
    }

    /** Looks in a folder. */
    static void in(Path folder) {
        if (folder == null || !RunFiles.isFirstLook(folder) || !Staging.mayBeIn(folder)) {
            return;
        }
        // One at a time in this process: locks on files do not keep its own threads apart.
        synchronized (Recovery.class) {
            try {
                List<Path> places = Staging.in(folder);
                ExitGuard.during(() -> {
                    places.forEach(Recovery::settle);
                    return places;
                });
            } catch (IOException | UncheckedIOException e) {
                // A folder that cannot be looked into: nothing can be done for it either.
            }
        }
    }

    private static void settle(Path place) {
        List<Staging> taken = new ArrayList<>();
        boolean settled = false;
        try {
            Optional<String> text = Staging.journal(place);
            Optional<Journal> journal = text.flatMap(Journal::parse);
            // Without a journal nothing was changed: what is there is for the next writer to remove.
            if (journal.isPresent() && takeAll(place, journal.get(), text.get(), taken)) {
                settled = settle(new Settlement(journal.get(), taken));
            }
        } catch (IOException | RefusedException e) {
            String why = e instanceof IOException io ? MountedFile.reason(io) : e.getMessage();
            tell(IoProblem.SAVE_STUCK, place.getParent().getParent(), why, Staging.name());
        } finally {
            if (!settled) {
                taken.forEach(Staging::release);
            }
        }
    }

    /**
     * Takes the places of a save in all of its folders.
     *
     * @return whether there is something to settle: a journal is missing where nothing was changed yet, or all is done
     */
    private static boolean takeAll(Path place, Journal journal, String text, List<Staging> taken) throws IOException {
        Path own = place.getParent().getParent();
        for (String name : journal.folders()) {
            Path there = Staging.same(place, folder(own, journal, name));
            if (!Staging.journal(there).filter(text::equals).isPresent()) {
                return false;
            }
            Optional<Staging> staging = Staging.take(there);
            if (staging.isEmpty()) {
                return false;
            }
            taken.add(staging.get());
        }
        return taken.stream().anyMatch(staging -> isSame(staging.path(), place));
    }

    /** A folder of the journal; where there is only one, it may have been moved. */
    private static Path folder(Path own, Journal journal, String name) throws IOException {
        if (journal.folders().size() == 1) {
            return own;
        }
        try {
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                return path;
            }
        } catch (InvalidPathException e) {
            // No folder of this system.
        }
        throw new IOException("the folder " + name + " does not exist");
    }

    /** Whether a save that has a journal in one of its folders has it in all, so that there is something to settle. */
    static boolean isOpen(Path place, Journal journal) {
        try {
            for (String name : journal.folders()) {
                Path folder = folder(place.getParent().getParent(), journal, name);
                if (Staging.journal(Staging.same(place, folder)).isEmpty()) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            return true;
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean settle(Settlement settlement) throws IOException {
        Settlement.Way way = settlement.look();
        if (way == Settlement.Way.NONE) {
            tell(
                    IoProblem.SAVE_STUCK,
                    settlement.target(0).getParent(),
                    "another program has changed a file since",
                    Staging.name());
            return false;
        }
        if (way == Settlement.Way.FORWARD) {
            settlement.forward();
        } else {
            settlement.back();
        }
        settlement.flush();
        settlement.end();
        IoProblem what = way == Settlement.Way.FORWARD ? IoProblem.SAVE_FINISHED : IoProblem.SAVE_UNDONE;
        tell(what, settlement.target(0).getParent(), settlement.size(), settlement.names());
        return true;
    }

    private static void tell(IoProblem code, Path folder, Object... arguments) {
        RunFiles.tell(Diagnostic.of(code, new AssetPath(folder.toString()), arguments));
    }
}
