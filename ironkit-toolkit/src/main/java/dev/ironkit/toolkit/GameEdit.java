package dev.ironkit.toolkit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.toolkit.check.RuleAudit;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.PlanSave;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.SaveTarget;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.FileEdit;
import java.nio.file.Path;
import java.util.function.BiFunction;

/**
 * A change of one entry of a {@link Game}, not saved yet.
 *
 * <p>It is held to the same rules as an edit on the command line: content has to be readable as what the entry says it is, everything
 * else stays byte for byte, the file is written as a whole or not at all, and a receipt tells what was done.
 */
public final class GameEdit {

    private final Game game;
    private final Address address;
    private final ByteView content;
    private final Attributes attributes;

    private GameEdit(Game game, Address address, ByteView content, Attributes attributes) {
        this.game = game;
        this.address = address;
        this.content = content;
        this.attributes = attributes;
    }

    static <T> GameEdit of(Game game, Address address, T asset, Class<T> type) {
        if (address.steps().isEmpty()) {
            throw new UsageException("an entry of an archive is edited, such as Material.lib!/WATER_M");
        }
        // The directory says a part of what a material is.
        Attributes attributes = asset instanceof Material material ? material.attributes() : null;
        return new GameEdit(game, address, ByteView.of(Assets.encode(asset, type)), attributes);
    }

    /** {@return what saving would change; nothing is written} */
    public Receipt preview() {
        return carryOut((edit, path) -> PlanSave.preview("edit", edit, inPlace(edit, path)));
    }

    /** Changes the file of the game; the original is kept as a backup beside it. */
    public Receipt saveInPlace() {
        Receipt receipt = carryOut((edit, path) -> PlanSave.save("edit", edit, inPlace(edit, path)));
        game.changed();
        return receipt;
    }

    /**
     * Writes the changed file elsewhere.
     *
     * @param file a file that is not there yet
     */
    public Receipt saveAs(Path file) {
        return carryOut((edit, path) -> PlanSave.save(
                "edit", edit, new SaveTarget(file, Address.slashed(file.toString()), false, false, false)));
    }

    private static SaveTarget inPlace(FileEdit edit, Path path) {
        return new SaveTarget(path, edit.sourceName(), true, false, true);
    }

    /** Each time from the file as it is then. */
    private Receipt carryOut(BiFunction<FileEdit, Path, Receipt> save) {
        try (Workspace workspace = new Workspace(game.options())) {
            FileEdit edit = FileEdit.of(workspace, address, Problems.strict());
            EntryPlace place = edit.entry(address);
            place.archive().replace(place.index(), content);
            if (attributes != null) {
                place.archive().attributes(place.index(), attributes);
            }
            edit.audit(new RuleAudit(game.options().rsliOverlay()));
            return save.apply(edit, workspace.path(address));
        }
    }
}
