package dev.ironkit.convert.gltf;

import dev.ironkit.convert.model.FrameStrip;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.convert.model.PictureNames;
import dev.ironkit.format.texm.PageRect;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The textures of a model, each encoded once: inside the buffer, or as pictures beside the file; or named and left out. */
final class SurfaceTextures {

    private static final String TRANSFORM = "KHR_texture_transform";
    private static final int LINEAR = 9729;
    private static final int LINEAR_MIPMAP_LINEAR = 9987;
    private static final int REPEAT = 10497;

    /** Where pictures go. */
    enum Pictures {
        INSIDE,
        BESIDE,
        NOWHERE
    }

    /** A texture that was found, and its place in the file. */
    private record Placed(int texture, ModelTexture skin) {}

    private final GltfDocument document;
    private final ModelLook look;
    private final Pictures pictures;
    private final PictureNames names;
    private final ExportFindings findings;
    private final Map<String, Optional<Placed>> placed = new LinkedHashMap<>();
    private final List<ModelFile> files = new ArrayList<>();
    private final List<ModelTexture> images = new ArrayList<>();

    /**
     * The textures of a file.
     *
     * @param pictures where pictures go
     * @param names what pictures beside the file are called; null where none stand there
     */
    SurfaceTextures(
            GltfDocument document, ModelLook look, Pictures pictures, PictureNames names, ExportFindings findings) {
        this.pictures = pictures;
        this.document = document;
        this.look = look;
        this.names = names;
        this.findings = findings;
    }

    /** The pictures that stand beside the file. */
    List<ModelFile> files() {
        return files;
    }

    /** What the images of the file show, by their places. */
    List<ModelTexture> images() {
        return images;
    }

    /** The place of a lightmap, where it was found. */
    Optional<Integer> lightmap(String name) {
        return placed(name, "lightmap", look.shadows()).map(Placed::texture);
    }

    /** Where a cell of a texture lies; all of it where there is no such cell. */
    TextureRegion part(String name, int cell) {
        // Asking where something lies does not put it into the file.
        return look.textures()
                .find(name)
                .flatMap(skin -> page(skin, cell).map(rect -> part(rect, skin)))
                .orElse(TextureRegion.ALL);
    }

    /** Whether a texture is there to be seen through or not, with nothing between. */
    boolean isCutOut(String name) {
        return look.textures().find(name).filter(ModelTexture::cutOut).isPresent();
    }

    /** The place of a texture in the file, where it was found. */
    OptionalInt texture(String name) {
        return placed(name, "", look.textures())
                .map(found -> OptionalInt.of(found.texture()))
                .orElse(OptionalInt.empty());
    }

    /** The place of a picture of several textures side by side or one below the other, where all of them were found and have one size. */
    OptionalInt strip(List<String> frameNames, boolean fromTop, int copies) {
        String key = copies + " " + fromTop + "\n" + String.join("\n", frameNames);
        Optional<Placed> there = placed.get("strip " + key);
        if (there == null) {
            List<ModelTexture> frames = new ArrayList<>();
            frameNames.forEach(name -> look.textures().find(name).ifPresent(frames::add));
            there = frames.size() == frameNames.size()
                    ? FrameStrip.of(frames, fromTop, copies)
                            .map(skin -> place(FrameStrip.name(frameNames.get(0)), frameNames.get(0), kind(key), skin))
                    : Optional.empty();
            placed.put("strip " + key, there);
        }
        return there.map(found -> OptionalInt.of(found.texture())).orElse(OptionalInt.empty());
    }

    /** Tells strips apart that begin alike. */
    private static String kind(String strip) {
        return "strip-" + Integer.toHexString(strip.hashCode());
    }

    /**
     * What a material says of a texture and the part of it that it shows.
     *
     * @param set the coordinates that were put into the part already; 0 where there are none
     */
    Map<String, Object> info(int texture, TextureRegion part, int set) {
        document.extensions.add(TRANSFORM);
        Map<String, Object> transform = JsonTree.object("offset", JsonTree.floats(part.x(), part.y()));
        transform.put("scale", JsonTree.floats(part.width(), part.height()));
        Map<String, Object> info = JsonTree.object("index", texture);
        if (set != 0) {
            info.put("texCoord", set);
            transform.put("texCoord", 0);
        }
        info.put("extensions", JsonTree.object(TRANSFORM, transform));
        return info;
    }

    /** The rectangle of a cell; nothing for all of the texture, and for one that is not there. */
    private static Optional<PageRect> page(ModelTexture skin, int cell) {
        return cell >= 0 && cell < skin.pages().size()
                ? Optional.of(skin.pages().get(cell))
                : Optional.empty();
    }

    private static TextureRegion part(PageRect rect, ModelTexture skin) {
        float width = skin.width();
        float height = skin.height();
        return new TextureRegion(rect.x() / width, rect.y() / height, rect.w() / width, rect.h() / height);
    }

    private Optional<Placed> placed(String name, String kind, ModelLook.Textures from) {
        Optional<Placed> there = placed.get(kind + " " + name);
        if (there == null) {
            there = from.find(name).map(skin -> place(name, name, kind, skin));
            placed.put(kind + " " + name, there);
            if (there.isEmpty()) {
                findings.noTexture(name);
            }
        }
        return there;
    }

    private Placed place(String name, String texture, String kind, ModelTexture skin) {
        Map<String, Object> image = JsonTree.object("name", name);
        images.add(skin);
        if (pictures == Pictures.INSIDE) {
            image.put("mimeType", "image/png");
            image.put("bufferView", document.binary.view(skin.png()));
        } else if (pictures == Pictures.BESIDE) {
            ModelFile file = new ModelFile(names.of(files.size(), texture, kind), "png", skin.png());
            image.put("uri", JsonTree.uri(file.name()));
            files.add(file);
        }
        if (document.samplers.isEmpty()) {
            Map<String, Object> sampler = JsonTree.object("magFilter", LINEAR);
            sampler.put("minFilter", LINEAR_MIPMAP_LINEAR);
            sampler.put("wrapS", REPEAT);
            sampler.put("wrapT", REPEAT);
            document.samplers.add(sampler);
        }
        Map<String, Object> entry = JsonTree.object("sampler", 0);
        entry.put("source", GltfDocument.add(document.images, image));
        entry.put("name", name);
        return new Placed(GltfDocument.add(document.textures, entry), skin);
    }
}
