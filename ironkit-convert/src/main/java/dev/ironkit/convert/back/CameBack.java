package dev.ironkit.convert.back;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.making.MadeModel;
import dev.ironkit.convert.merge.Merged;
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
public record CameBack(
        Model model, ByteView image, Optional<Edit> edit, Optional<Moves> moves, Optional<MadeModel> made) {

    /**
     * An edit of a model.
     *
     * @param base that model
     * @param before that model as it was exported
     * @param merged what became of it
     */
    public record Edit(BaseModel base, IncomingModel before, Merged merged) {}

    /**
     * Vertices of a model that an OBJ moved.
     *
     * @param base that model
     * @param moved what was moved
     */
    public record Moves(BaseModel base, ObjMoves.Moved moved) {}

    CameBack(Model model, ByteView image, BaseModel base, IncomingModel before, Merged merged) {
        this(model, image, Optional.of(new Edit(base, before, merged)), Optional.empty(), Optional.empty());
    }

    CameBack(Model model, ByteView image, MadeModel made) {
        this(model, image, Optional.empty(), Optional.empty(), Optional.of(made));
    }

    CameBack(Model model, ByteView image, Moves moves) {
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
