package dev.ironkit.toolkit.game;

import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.GameFolderSetting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
