package dev.ironkit.toolkit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.check.FileChecker;
import dev.ironkit.toolkit.check.LinkCheck;
import dev.ironkit.toolkit.input.BatchItem;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A folder of the game, opened: the door for Java programs.
 *
 * <p>Addresses are those of the command line, from this folder on: {@code Textures.lib!/HULL01.0}. Files are read tolerantly, as the
 * engine reads them; what cannot be read at all ends with a {@link dev.ironkit.base.diagnostic.MalformedAssetException}, what is not
 * there with a {@link WorkspaceException}. Nothing is written but by an {@linkplain #edit edit} that is saved. What was read stays
 * valid until the game is closed. For one thread.
 */
public final class Game implements AutoCloseable {

    private final Path folder;
    private final ReadOptions options;

    /** Where files are open: the last one is in use, those before it hold files as they were before they were changed. */
    private final List<Workspace> opened = new ArrayList<>();

    private Game(Path folder) {
        this.folder = folder;
        this.options = new ReadOptions(folder, false, null, Attributes.NONE);
        opened.add(new Workspace(options));
    }

    /**
     * {@return the game in a folder}
     *
     * @throws WorkspaceException if there is no such folder
     */
    public static Game open(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw WorkspaceException.missing(folder, folder.toString());
        }
        return new Game(folder);
    }

    /** {@return the folder} */
    public Path folder() {
        return folder;
    }

    /** {@return an archive, loose or inside another one} */
    public GameArchive archive(String address) {
        return new GameArchive(locate(address).container(Problems.tolerant()));
    }

    /**
     * {@return an asset}
     *
     * @param type what it is read as, such as {@code Material.class}
     * @throws IllegalArgumentException if nothing is read as that
     */
    public <T> T read(String address, Class<T> type) {
        Located found = locate(address);
        return Assets.decode(
                found.bytes(), type, found.attributes(), Problems.in(Problems.Mode.TOLERANT, found.path()));
    }

    /** {@return a texture} */
    public Texture texture(String address) {
        return read(address, Texture.class);
    }

    /** {@return a material} */
    public Material material(String address) {
        return read(address, Material.class);
    }

    /** {@return a model, ready to be posed} */
    public GameModel model(String address) {
        return new GameModel(read(address, Model.class));
    }

    /**
     * {@return a change of one asset, not saved yet}
     *
     * @param type what it is read as
     * @param change gives the asset as it shall be
     */
    public <T> GameEdit edit(String address, Class<T> type, UnaryOperator<T> change) {
        return GameEdit.of(this, parse(address), change.apply(read(address, type)), type);
    }

    /** {@return what is wrong with the files of the game, each by itself and between them} */
    public GameCheck validate() {
        List<String> inputs = List.of(folder.toString());
        LinkCheck links = new LinkCheck(options, null, Runtime.getRuntime().availableProcessors(), code -> true);
        links.look(inputs, false);
        FileChecker checker = new FileChecker(options, code -> true);
        List<CheckedFile> files = new ArrayList<>();
        for (BatchItem item : BatchItem.of(workspace(), inputs, note -> {})) {
            files.add(links.with(checker.check(item)));
        }
        return new GameCheck(files);
    }

    /** Closes its files. Views on them end here. */
    @Override
    public void close() {
        opened.forEach(Workspace::close);
        opened.clear();
    }

    ReadOptions options() {
        return options;
    }

    /** After a file was changed: what is read from now on is read anew, what was read before stays. */
    void changed() {
        opened.add(new Workspace(options));
    }

    private Workspace workspace() {
        if (opened.isEmpty()) {
            throw new IllegalStateException("The game is closed.");
        }
        return opened.get(opened.size() - 1);
    }

    private Address parse(String address) {
        return workspace().parse(Address.GAME + "/" + address);
    }

    private Located locate(String address) {
        return workspace().locate(parse(address), Problems.tolerant());
    }
}
