package dev.ironkit.convert.back;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.making.MadeModel;
import dev.ironkit.convert.merge.Merged;
import dev.ironkit.format.msh.Model;
import java.util.Optional;

/**
 * A model that came back.
 *
 * @param model the model
 * @param image its bytes
 * @param edit how it differs from the one it was exported from; nothing for a new one
 * @param made how it was made; nothing for an edit
 */
public record CameBack(Model model, ByteView image, Optional<Edit> edit, Optional<MadeModel> made) {

    /**
     * An edit of a model.
     *
     * @param base that model
     * @param before that model as it was exported
     * @param merged what became of it
     */
    public record Edit(BaseModel base, IncomingModel before, Merged merged) {}

    CameBack(Model model, ByteView image, BaseModel base, IncomingModel before, Merged merged) {
        this(model, image, Optional.of(new Edit(base, before, merged)), Optional.empty());
    }

    CameBack(Model model, ByteView image, MadeModel made) {
        this(model, image, Optional.empty(), Optional.of(made));
    }
}
