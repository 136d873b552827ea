package dev.ironkit.convert.back;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.convert.merge.Origin;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;

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
public record BaseModel(AssetPath path, Model model, ByteView image, ModelLook look, Origin origin, String sha256) {}
