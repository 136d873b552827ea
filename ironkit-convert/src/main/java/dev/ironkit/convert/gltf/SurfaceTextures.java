package dev.ironkit.convert.gltf;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Texture;
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
    private record Placed(int texture, Texture content) {}

    private final GltfDocument document;
    private final ModelLook look;
    private final boolean beside;
    private final Problems problems;
    private final ExportFindings findings;
    private final Map<String, Optional<Placed>> placed = new LinkedHashMap<>();
    private final List<GltfFile> files = new ArrayList<>();

    SurfaceTextures(
            GltfDocument document, ModelLook look, boolean beside, Problems problems, ExportFindings findings) {
        this.document = document;
        this.look = look;
        this.beside = beside;
        this.problems = problems;
        this.findings = findings;
    }

    /** The pictures that stand beside the file. */
    List<GltfFile> files() {
        return files;
    }

    /** The place of a texture, where it was found. */
    Optional<Integer> of(String name) {
        return placed(name).map(Placed::texture);
    }

    /** What a material says of a texture and the part of it that it shows. */
    Optional<Map<String, Object>> info(String name, int cell) {
        return placed(name).map(found -> {
            Map<String, Object> info = Tree.object("index", found.texture());
            page(found.content(), cell).ifPresent(rect -> {
                document.extensions.add(TRANSFORM);
                info.put("extensions", Tree.object(TRANSFORM, transform(rect, found.content())));
            });
            return info;
        });
    }

    /** The rectangle of a cell; nothing for all of the texture, and for one that is not there. */
    private static Optional<PageRect> page(Texture texture, int cell) {
        return texture.pages()
                .filter(pages -> cell >= 0 && cell < pages.count())
                .map(pages -> pages.rect(cell));
    }

    private static Map<String, Object> transform(PageRect rect, Texture texture) {
        float width = texture.width();
        float height = texture.height();
        Map<String, Object> transform = Tree.object("offset", Tree.floats(rect.x() / width, rect.y() / height));
        transform.put("scale", Tree.floats(rect.w() / width, rect.h() / height));
        return transform;
    }

    private Optional<Placed> placed(String name) {
        Optional<Placed> there = placed.get(name);
        if (there == null) {
            there = look.textures().find(name).flatMap(texture -> place(name, texture));
            placed.put(name, there);
            if (there.isEmpty()) {
                findings.noTexture(name);
            }
        }
        return there;
    }

    private Optional<Placed> place(String name, Texture texture) {
        ByteView png = TexturePictures.of(texture, Optional.empty(), problems).png(0);
        Map<String, Object> image = Tree.object("name", name);
        if (beside) {
            // A name is unsafe in a path and in an address; pictures are counted instead.
            String file = "texture" + files.size() + ".png";
            image.put("uri", file);
            files.add(new GltfFile(file, "png", png));
        } else {
            image.put("mimeType", "image/png");
            image.put("bufferView", document.binary.view(png));
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
        return Optional.of(new Placed(GltfDocument.add(document.textures, entry), texture));
    }
}
