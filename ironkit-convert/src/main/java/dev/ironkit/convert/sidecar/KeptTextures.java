package dev.ironkit.convert.sidecar;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.mat0.Material;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** The textures that a model is shown with: those of every phase of every material that it wears. */
public final class KeptTextures {

    static final String TEXTURES = "textures";
    static final String LIGHTMAPS = "lightmaps";

    private KeptTextures() {}

    /** {@return the names of the textures of a model, each once however its letters are written} */
    public static SortedSet<String> names(ModelLook look) {
        SortedSet<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        for (ModelLook.Row row : look.rows()) {
            row.material().ifPresent(material -> addAll(material, names));
        }
        return names;
    }

    private static void addAll(Material material, SortedSet<String> names) {
        for (int phase = 0; phase < material.phaseCount(); phase++) {
            String name = material.phase(phase).texture().display();
            if (!name.isEmpty()) {
                names.add(name);
            }
        }
    }

    static void write(List<ModelSidecar.Kept> textures, JsonWriter out) {
        out.array();
        for (ModelSidecar.Kept texture : textures) {
            out.object();
            out.field("attr1", Integer.toUnsignedLong(texture.attributes().attr1()));
            out.field("attr2", Integer.toUnsignedLong(texture.attributes().attr2()));
            out.field("attr3", Integer.toUnsignedLong(texture.attributes().attr3()));
            out.field("library", texture.lightmap() ? LIGHTMAPS : TEXTURES);
            out.field("name", texture.name());
            out.field("sha256", Sha256.of(texture.texm()));
            out.field("size", texture.texm().length());
            out.field("texmBase64", ModelSidecarWriter.base64(texture.texm()));
            out.field("type", texture.attributes().typeText()).end();
        }
        out.end();
    }
}
