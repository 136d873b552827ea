package dev.ironkit.convert.sidecar;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.image.Sidecar;
import java.util.List;
import java.util.Optional;

/**
 * What stands beside a model that was written out: {@code robot.gltf.ironkit.json}.
 *
 * @param address where the model came from
 * @param sha256 of the model
 * @param tool what wrote the file
 * @param options how the model was written out
 * @param files what was written, with this file left out
 * @param materials the materials it wears, as far as they were found
 * @param textures the textures and lightmaps of these, where they are kept
 * @param wear its material list, where that is kept
 * @param source the model itself, where it is kept
 */
public record ModelSidecar(
        String address,
        String sha256,
        String tool,
        GltfOptions options,
        List<Written> files,
        List<Worn> materials,
        List<Kept> textures,
        Optional<ByteView> wear,
        Optional<ByteView> source) {

    /** The id of its JSON schema. */
    public static final String SCHEMA = "ironkit.msh.sidecar";

    /** The version of the schema. */
    public static final int VERSION = 1;

    /** What is put behind the name of the file. */
    public static final String SUFFIX = Sidecar.SUFFIX;

    /**
     * A file that was written.
     *
     * @param name its name, beside the others
     * @param size its bytes
     * @param sha256 of its bytes
     */
    public record Written(String name, long size, String sha256) {}

    /**
     * A material as it was.
     *
     * @param row its row in the material list
     * @param name its name
     * @param attributes what its directory entry said
     * @param mat0 its bytes
     */
    public record Worn(int row, String name, Attributes attributes, ByteView mat0) {}

    /**
     * A texture or lightmap as it was.
     *
     * @param lightmap whether it is a lightmap
     * @param name its name in its library
     * @param attributes what its directory entry said
     * @param texm its bytes
     */
    public record Kept(boolean lightmap, String name, Attributes attributes, ByteView texm) {}

    /** Copies the lists. */
    public ModelSidecar {
        files = List.copyOf(files);
        materials = List.copyOf(materials);
        textures = List.copyOf(textures);
    }

    /**
     * {@return what a text says}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it is another text, of a later version, or says what is not so
     */
    public static ModelSidecar read(ByteView text, Problems problems) {
        return ModelSidecarReader.read(text, problems);
    }
}
