package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.convert.importing.merge.Origin;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ShownModel;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ReadingOptions;

/**
 * The model that another one came from, or that lends it what it cannot say.
 *
 * @param path where it is
 * @param model the model
 * @param image its bytes
 * @param look what it wears
 * @param origin what it was read from
 * @param sha256 of its bytes
 */
public record BaseModel(AssetPath path, Model model, ByteView image, ModelLook look, Origin origin, String sha256) {

    /** {@return the same, as it is shown to other programs} */
    BaseModel shown() {
        return new BaseModel(path, ShownModel.of(model), image, look, origin, sha256);
    }

    /** {@return the same, read as a file says that it was; what somebody chooses now goes before} */
    BaseModel readAs(ReadingOptions said) {
        ReadingOptions chosen = look.chosen();
        ReadingOptions both = new ReadingOptions(
                chosen.rows().or(said::rows),
                chosen.table18().or(said::table18),
                chosen.rotations().or(said::rotations),
                false);
        return new BaseModel(path, model, image, look.readBy(both), origin, sha256);
    }
}
