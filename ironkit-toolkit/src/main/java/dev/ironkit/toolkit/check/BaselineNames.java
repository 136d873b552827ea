package dev.ironkit.toolkit.check;

import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.validate.report.Baseline;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What files are called in a baseline: by their path from a folder, so that it does not matter how the folder is spelt, where it lies and
 * where the tool is started.
 */
public final class BaselineNames {

    private final Path game;
    private final Path root;

    private BaselineNames(Path game, Path root) {
        this.game = game;
        this.root = root;
    }

    /**
     * Names that start at the folder that was checked: of several inputs the folder around all of them, of a file its own.
     *
     * @param game the game folder; null where none is known
     */
    public static BaselineNames of(Workspace workspace, List<String> inputs, Path game) {
        Path common = null;
        for (String input : inputs) {
            try {
                Address address = workspace.parse(input);
                Path path = real(workspace.path(address));
                Path folder = Inputs.isFolder(workspace, address) ? path : path.getParent();
                common = common == null ? folder : shared(common, folder);
            } catch (WorkspaceException e) {
                // Nothing will be found there.
            }
        }
        return new BaselineNames(game, common == null ? real(Path.of("")) : common);
    }

    private static Path shared(Path one, Path other) {
        Path folder = one;
        while (folder != null && !other.startsWith(folder)) {
            folder = folder.getParent();
        }
        return folder == null ? one.getRoot() : folder;
    }

    /** The names for a new baseline. */
    Baseline.Names written() {
        return file -> List.of(from(root, path(file)));
    }

    /** Where the names start, seen from the folder of the baseline. */
    String rootFrom(Path baseline) {
        Path folder = real(baseline.toAbsolutePath().getParent());
        String text = from(folder, root);
        return text.isEmpty() ? "." : text;
    }

    /**
     * The names in a baseline that says where they start.
     *
     * @param baseline the file it was read from
     * @param said the folder it says
     */
    Baseline.Names startingAt(Path baseline, String said) {
        Path first = there(baseline, said);
        // The folder may have been copied, and then everything starts at the copy.
        return file -> {
            Path path = path(file);
            return List.of(from(path.startsWith(first) ? first : root, path));
        };
    }

    private static Path there(Path baseline, String said) {
        try {
            return real(baseline.toAbsolutePath().resolveSibling(said));
        } catch (InvalidPathException e) {
            return baseline.toAbsolutePath();
        }
    }

    /** The names in an old baseline, where files are called what they were called on the command line. */
    Baseline.Names asPrinted() {
        Path here = real(Path.of(""));
        return file -> {
            Path path = path(file);
            List<String> names = new ArrayList<>();
            names.add(file.file());
            names.add(plain(file.file()));
            names.add(from(here, path));
            names.add(slashed(path));
            names.add(slashed(lexical(file)));
            return names.stream().distinct().toList();
        };
    }

    /** An address without {@code ./} and the like in the name of its file. */
    static String plain(String address) {
        int inside = address.indexOf("!/");
        String file = inside < 0 ? address : address.substring(0, inside);
        try {
            return slashed(Path.of(file).normalize()) + address.substring(file.length());
        } catch (InvalidPathException e) {
            return address;
        }
    }

    private Path path(CheckedFile.Checked file) {
        return real(lexical(file));
    }

    private Path lexical(CheckedFile.Checked file) {
        String prefix = Address.GAME + "/";
        boolean inGame = game != null && file.file().startsWith(prefix);
        Path path = inGame ? game.resolve(file.file().substring(prefix.length())) : Path.of(file.file());
        return path.toAbsolutePath().normalize();
    }

    private static String from(Path folder, Path path) {
        boolean related = folder.getRoot() != null && folder.getRoot().equals(path.getRoot());
        return slashed(related ? folder.relativize(path) : path);
    }

    private static String slashed(Path path) {
        return Address.slashed(path.toString());
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }
}
