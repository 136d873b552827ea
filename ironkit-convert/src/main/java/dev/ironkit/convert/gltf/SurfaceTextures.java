package dev.ironkit.convert.gltf;

import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.Skin;
import dev.ironkit.format.texm.PageRect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The textures of a model, each encoded once: inside the buffer, or as pictures beside the file. */
final class SurfaceTextures {

    private static final String TRANSFORM = "KHR_texture_transform";
    private static final int LINEAR = 9729;
    private static final int LINEAR_MIPMAP_LINEAR = 9987;
    private static final int REPEAT = 10497;

    /** A texture that was found, and its place in the file. */
    private record Placed(int texture, Skin skin) {}

    private final GltfDocument document;
    private final ModelLook look;
    private final String stem;
    private final ExportFindings findings;
    private final Map<String, Optional<Placed>> placed = new LinkedHashMap<>();
    private final List<ModelFile> files = new ArrayList<>();

    /**
     * The textures of a file.
     *
     * @param stem the name of the file, which the names of its pictures begin with; null where they go into the file
     */
    SurfaceTextures(GltfDocument document, ModelLook look, String stem, ExportFindings findings) {
        this.document = document;
        this.look = look;
        this.stem = stem;
        this.findings = findings;
    }

    /** The pictures that stand beside the file. */
    List<ModelFile> files() {
        return files;
    }

    /** The place of a lightmap, where it was found. */
    Optional<Integer> lightmap(String name) {
        return placed(name, "lightmap ", look.shadows()).map(Placed::texture);
    }

    /** Where a cell of a texture lies: x, y, width and height as parts of it; all of it where there is no such cell. */
    float[] place(String name, int cell) {
        return placed(name, "", look.textures())
                .flatMap(found -> page(found.skin(), cell).map(rect -> place(rect, found.skin())))
                .orElse(new float[] {0, 0, 1, 1});
    }

    /**
     * What a material says of a texture and the part of it that it shows.
     *
     * @param moving whether the part changes, so that it is said even where it is all of the texture
     */
    Optional<Map<String, Object>> info(String name, int cell, boolean moving) {
        return placed(name, "", look.textures()).map(found -> {
            Map<String, Object> info = Tree.object("index", found.texture());
            if (moving || page(found.skin(), cell).isPresent()) {
                document.extensions.add(TRANSFORM);
                info.put("extensions", Tree.object(TRANSFORM, transform(place(name, cell))));
            }
            return info;
        });
    }

    /** The rectangle of a cell; nothing for all of the texture, and for one that is not there. */
    private static Optional<PageRect> page(Skin skin, int cell) {
        return cell >= 0 && cell < skin.pages().size()
                ? Optional.of(skin.pages().get(cell))
                : Optional.empty();
    }

    private static float[] place(PageRect rect, Skin skin) {
        float width = skin.width();
        float height = skin.height();
        return new float[] {rect.x() / width, rect.y() / height, rect.w() / width, rect.h() / height};
    }

    private static Map<String, Object> transform(float[] place) {
        Map<String, Object> transform = Tree.object("offset", Tree.floats(place[0], place[1]));
        transform.put("scale", Tree.floats(place[2], place[3]));
        return transform;
    }

    private Optional<Placed> placed(String name, String kind, ModelLook.Textures from) {
        Optional<Placed> there = placed.get(kind + name);
        if (there == null) {
            there = from.find(name).map(skin -> place(name, skin));
            placed.put(kind + name, there);
            if (there.isEmpty()) {
                findings.noTexture(name);
            }
        }
        return there;
    }

    private Placed place(String name, Skin skin) {
        Map<String, Object> image = Tree.object("name", name);
        if (stem == null) {
            image.put("mimeType", "image/png");
            image.put("bufferView", document.binary.view(skin.png()));
        } else {
            ModelFile file = ModelFile.picture(stem, files.size(), name, skin.png());
            image.put("uri", Tree.uri(file.name()));
            files.add(file);
        }
        if (document.samplers.isEmpty()) {
            Map<String, Object> sampler = Tree.object("magFilter", LINEAR);
            sampler.put("minFilter", LINEAR_MIPMAP_LINEAR);
            sampler.put("wrapS", REPEAT);
            sampler.put("wrapT", REPEAT);
            document.samplers.add(sampler);
        }
        Map<String, Object> entry = Tree.object("sampler", 0);
        entry.put("source", GltfDocument.add(document.images, image));
        entry.put("name", name);
        return new Placed(GltfDocument.add(document.textures, entry), skin);
    }
}
