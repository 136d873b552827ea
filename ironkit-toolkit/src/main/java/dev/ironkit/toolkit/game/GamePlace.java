package dev.ironkit.toolkit.game;

import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.GameFolderSetting;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder that is looked at as a game, and how its files are named to the user, so that the names can be used again.
 *
 * @param folder the folder
 * @param prefix what stands before the path of a file
 */
public record GamePlace(Path folder, String prefix) {

    /** The library that tells where a game folder begins. */
    private static final String LANDMARK = "material.lib";

    /**
     * The game that some assets are looked at in: the first folder among them, or the one that is set, or the one around the first.
     *
     * @param given the game folder the user names; null where none is named
     * @throws WorkspaceException if there is none, or it is not there
     */
    public static GamePlace of(Workspace workspace, List<Address> addresses, Path given) {
        if (given != null && !Files.isDirectory(given)) {
            throw WorkspaceException.missing(given, given.toString());
        }
        for (Address address : addresses) {
            if (Inputs.isFolder(workspace, address)) {
                String written = address.inGame() ? Address.GAME + "/" + address.root() : address.root();
                return named(workspace.path(address), written);
            }
        }
        Optional<GamePlace> set = set(given, addresses.stream().anyMatch(Address::inGame));
        if (set.isPresent()) {
            if (!Files.isDirectory(set.get().folder())) {
                throw WorkspaceException.missing(
                        set.get().folder(), set.get().folder().toString());
            }
            return set.get();
        }
        if (addresses.isEmpty()) {
            throw new WorkspaceException(IoProblem.NO_GAME, Address.GAME);
        }
        Path file = workspace.path(addresses.get(0));
        if (!Files.exists(file)) {
            throw WorkspaceException.missing(file, file.toString());
        }
        return around(file);
    }

    /** A folder that the user named. */
    public static GamePlace named(Path folder, String asWritten) {
        String text = Address.slashed(asWritten);
        return new GamePlace(folder, text.isEmpty() || text.endsWith("/") ? text : text + "/");
    }

    /**
     * The game folder that is set; where it is set once and for all, its short name leads to it.
     *
     * @param calledShort whether the user calls it by its short name
     */
    public static Optional<GamePlace> set(Path given, boolean calledShort) {
        Optional<GameFolderSetting> setting = GameFolderSetting.said(given);
        boolean shortName = given == null || calledShort;
        return setting.flatMap(GameFolderSetting::folder)
                .map(folder -> shortName
                        ? new GamePlace(folder, Address.GAME + "/")
                        : named(folder, setting.get().text()));
    }

    /** The game folder a file seems to lie in: the nearest folder around it with a library of materials, or else its own. */
    public static GamePlace around(Path file) {
        Path own = file.getParent() == null ? Path.of("") : file.getParent();
        for (Path folder = own; folder != null; folder = folder.getParent()) {
            if (hasLandmark(folder)) {
                return named(folder, folder.toString());
            }
        }
        return named(own, own.toString());
    }

    /** Whether it looks like a game: it has a library of materials. */
    public boolean isGame() {
        return hasLandmark(folder);
    }

    private static boolean hasLandmark(Path folder) {
        try (Stream<Path> files = Files.list(folder.toString().isEmpty() ? Path.of(".") : folder)) {
            return files.anyMatch(file ->
                    file.getFileName().toString().toLowerCase(Locale.ROOT).equals(LANDMARK));
        } catch (IOException e) {
            return false;
        }
    }

    /** The path of a file below the folder, with slashes; nothing where it lies elsewhere. */
    Optional<String> inside(Path file) {
        Path base = real(folder);
        Path inner = real(file);
        return inner.startsWith(base)
                ? Optional.of(Address.slashed(base.relativize(inner).toString()))
                : Optional.empty();
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }
}
