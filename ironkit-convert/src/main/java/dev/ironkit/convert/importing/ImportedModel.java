package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.merge.MergedModel;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.convert.obj.ObjMoves;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ReadingChange;
import java.util.List;
import java.util.Optional;

/**
 * A model that came back.
 *
 * @param model the model
 * @param image its bytes
 * @param edit how it differs from the one it was exported from; nothing for others
 * @param moves which vertices of another were moved; nothing for others
 * @param made how it was made anew; nothing for others
 */
public record ImportedModel(
        Model model, ByteView image, Optional<Edit> edit, Optional<Moves> moves, Optional<CreatedModel> made) {

    /**
     * An edit of a model.
     *
     * @param base that model
     * @param before that model as it was exported, without pictures
     * @param images what its pictures showed, by their places
     * @param merged what became of it
     */
    public record Edit(BaseModel base, IncomingModel before, List<ModelTexture> images, MergedModel merged) {

        /** Copies the list. */
        public Edit {
            images = List.copyOf(images);
        }
    }

    /**
     * Vertices of a model that an OBJ moved.
     *
     * @param base that model
     * @param moved what was moved
     */
    public record Moves(BaseModel base, ObjMoves.Moved moved) {}

    ImportedModel(Model model, ByteView image, Edit edit) {
        this(model, image, Optional.of(edit), Optional.empty(), Optional.empty());
    }

    ImportedModel(Model model, ByteView image, CreatedModel made) {
        this(model, image, Optional.empty(), Optional.empty(), Optional.of(made));
    }

    ImportedModel(Model model, ByteView image, Moves moves) {
        this(model, image, Optional.empty(), Optional.of(moves), Optional.empty());
    }

    /** {@return the model that this one is an edit of; nothing for a new one} */
    public Optional<BaseModel> base() {
        return edit.map(Edit::base).or(() -> moves.map(Moves::base));
    }

    /** {@return parts of the model that are read in another way than before; none for a new one} */
    public List<ReadingChange> readings() {
        return edit.map(one -> one.merged().report().readings())
                .or(() -> moves.map(one -> one.moved().edited().readings()))
                .orElse(List.of());
    }

    /** {@return the names of materials that its list has to get; none for a new one, which has a list of its own} */
    public List<String> addedRows() {
        return edit.map(one -> one.merged().rows()).orElse(List.of());
    }
}
