package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The textures of a file and the pictures they show. A picture that is missing stops nothing. */
final class Textures {

    private final List<Json> textures;
    private final List<IncomingPicture> pictures = new ArrayList<>();
    private final Buffers buffers;
    private final Uris uris;

    Textures(Json root, Buffers buffers, Uris uris) {
        textures = root.get("textures").items();
        this.buffers = buffers;
        this.uris = uris;
        root.get("images").items().forEach(this::picture);
    }

    List<IncomingPicture> pictures() {
        return pictures;
    }

    private void picture(Json image) {
        String uri = image.get("uri").text("");
        Json view = image.get("bufferView");
        Optional<ByteView> bytes = uri.isEmpty() ? Optional.empty() : uris.find(uri);
        if (view.isPresent()) {
            bytes = Optional.of(buffers.bytes(buffers.entry(view)));
        } else if (bytes.isEmpty()) {
            String what = uri.isEmpty() ? "it refers to no image" : Uris.whyNot(uri);
            image.findings().say(GltfReadProblem.PICTURE, image.path(), what);
        }
        pictures.add(new IncomingPicture(pictures.size(), name(image, uri), bytes));
    }

    private static String name(Json image, String uri) {
        String name = image.get("name").text("");
        if (!name.isEmpty() || uri.isEmpty() || uri.startsWith("data:")) {
            return name;
        }
        String path = Uris.decoded(uri).replace('\\', '/');
        String file = path.substring(path.lastIndexOf('/') + 1);
        return file.lastIndexOf('.') > 0 ? file.substring(0, file.lastIndexOf('.')) : file;
    }

    /**
     * {@return the coordinates by which a texture is laid where nobody knows of transformed ones, -1 where those are the same}
     *
     * <p>They hold the part that is shown already, so they are of no use to anybody who knows.
     */
    static int substitute(Json info) {
        int plain = info.get("texCoord").whole(0);
        return laidBy(info) == plain ? -1 : plain;
    }

    private static int laidBy(Json info) {
        Json transformed = info.get("extensions").get("KHR_texture_transform").get("texCoord");
        return transformed.whole(info.get("texCoord").whole(0));
    }

    /** {@return how a material uses a texture; nothing where it uses none that is read} */
    Optional<TextureUse> use(Json info) {
        if (!info.isPresent()) {
            return Optional.empty();
        }
        Json reference = info.get("index");
        int texture = reference.place(textures.size()).orElseThrow(() -> reference.wrong("a texture index"));
        OptionalInt picture = textures.get(texture).get("source").place(pictures.size());
        if (picture.isEmpty()) {
            info.findings().say(GltfReadProblem.TEXTURE_SOURCE, info.path());
            return Optional.empty();
        }
        Json transform = info.get("extensions").get("KHR_texture_transform");
        double[] offset = transform.get("offset").doubles(2, 0, 0);
        double[] scale = transform.get("scale").doubles(2, 1, 1);
        double turn = transform.get("rotation").number(0);
        if (turn != 0) {
            info.findings().say(GltfReadProblem.TEXTURE_TURN, info.path(), (float) turn);
        }
        return Optional.of(new TextureUse(picture.getAsInt(), laidBy(info), offset[0], offset[1], scale[0], scale[1]));
    }
}
