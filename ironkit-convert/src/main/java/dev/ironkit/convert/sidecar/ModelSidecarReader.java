package dev.ironkit.convert.sidecar;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.ModelMarks;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.mat0.Material;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads what stands beside a model. People edit it, so everything that is taken from it is checked. */
final class ModelSidecarReader {

    private final JsonObject json;

    private ModelSidecarReader(JsonObject json) {
        this.json = json;
    }

    static ModelSidecar read(ByteView text, Problems problems) {
        try {
            if (text.length() > Limits.STANDARD.maxUnpackedSize()) {
                throw new JsonException("it is too long", "all");
            }
            Object json = JsonReader.read(new String(text.toByteArray(), StandardCharsets.UTF_8));
            if (!(json instanceof Map<?, ?> object) || !ModelSidecar.SCHEMA.equals(object.get("schema"))) {
                throw new JsonException("expected the schema " + ModelSidecar.SCHEMA, "schema");
            }
            ModelSidecarReader reader = new ModelSidecarReader(JsonObject.of(object, ""));
            long version = reader.json.numberFrom("schemaVersion", 1, Integer.MAX_VALUE);
            if (version > ModelSidecar.VERSION) {
                throw problems.fatal(SidecarProblem.NEWER, text.range(), version, String.valueOf(object.get("tool")));
            }
            ModelSidecar sidecar = reader.sidecar();
            sidecar.source().map(Sha256::of).ifPresent(hash -> {
                if (!hash.equals(sidecar.sha256())) {
                    throw problems.fatal(SidecarProblem.HASH, text.range(), hash, sidecar.sha256());
                }
            });
            return sidecar;
        } catch (JsonException e) {
            throw problems.fatal(SidecarProblem.SIDECAR, text.range(), e.getMessage());
        }
    }

    private ModelSidecar sidecar() {
        JsonObject source = json.object("source");
        List<ModelSidecar.Written> files = new ArrayList<>();
        for (JsonObject file : objects(json, "files")) {
            files.add(new ModelSidecar.Written(
                    file.text("name"), file.numberFrom("size", 0, Long.MAX_VALUE), file.sha256("sha256")));
        }
        return new ModelSidecar(
                source.text("address"),
                source.sha256("sha256"),
                json.text("tool"),
                options(),
                files,
                materials(),
                textures(),
                json.has("wearBase64") ? Optional.of(json.base64("wearBase64")) : Optional.empty(),
                json.has("pieces") ? Optional.of(pieces(source)) : Optional.empty());
    }

    /** They stand here as they stand in the file itself. */
    private GltfOptions options() {
        Map<String, Object> values = new TreeMap<>();
        json.members().forEach((name, value) -> {
            if (value instanceof BigDecimal number && number.scale() <= 0) {
                values.put(String.valueOf(name), number.longValue());
            } else if (value instanceof String) {
                values.put(String.valueOf(name), value);
            }
        });
        values.put("s", ModelMarks.SCHEMA);
        return ModelMarks.options(new Marks(values), json.text("tool"))
                .orElseThrow(() -> json.wrong("profile", "expected view, edit or archive"));
    }

    private List<ModelSidecar.Worn> materials() {
        List<ModelSidecar.Worn> worn = new ArrayList<>();
        for (JsonObject material : objects(json, "materials")) {
            if (material.has("mat0Base64")) {
                worn.add(new ModelSidecar.Worn(
                        (int) material.numberFrom("row", 0, Integer.MAX_VALUE),
                        material.text("name"),
                        new Attributes(
                                Material.TYPE,
                                bits(material, "attr1"),
                                bits(material, "attr2"),
                                bits(material, "attr3")),
                        material.base64("mat0Base64")));
            }
        }
        return worn;
    }

    private List<ModelSidecar.Kept> textures() {
        List<ModelSidecar.Kept> kept = new ArrayList<>();
        if (json.has("textures")) {
            for (JsonObject texture : objects(json, "textures")) {
                kept.add(kept(texture));
            }
        }
        return kept;
    }

    private static ModelSidecar.Kept kept(JsonObject texture) {
        ByteView bytes = texture.base64("texmBase64");
        if (!Sha256.of(bytes).equals(texture.sha256("sha256"))) {
            throw texture.wrong("sha256", "the hash of these bytes is " + Sha256.of(bytes));
        }
        String library = texture.text("library");
        if (!library.equals(KeptTextures.TEXTURES) && !library.equals(KeptTextures.LIGHTMAPS)) {
            throw texture.wrong("library", "expected textures or lightmaps");
        }
        Attributes attributes =
                new Attributes(type(texture), bits(texture, "attr1"), bits(texture, "attr2"), bits(texture, "attr3"));
        return new ModelSidecar.Kept(library.equals(KeptTextures.LIGHTMAPS), texture.text("name"), attributes, bytes);
    }

    private static int type(JsonObject texture) {
        try {
            return Attributes.parseType(texture.text("type"));
        } catch (IllegalArgumentException e) {
            throw texture.wrong("type", "expected a type");
        }
    }

    private ByteView pieces(JsonObject source) {
        long size = source.numberFrom("size", 0, Integer.MAX_VALUE);
        ByteSink whole = ByteSink.inMemory();
        for (JsonObject piece : objects(json, "pieces")) {
            whole.bytes(piece.base64("base64"));
        }
        if (whole.position() != size) {
            throw json.wrong("pieces", "expected pieces of " + size + " bytes, found " + whole.position());
        }
        return whole.toView();
    }

    private static List<JsonObject> objects(JsonObject of, String name) {
        if (of.list(name, "expected an array").stream().anyMatch(item -> !(item instanceof Map))) {
            throw of.wrong(name, "expected objects");
        }
        return of.objects(name);
    }

    private static int bits(JsonObject of, String name) {
        return (int) of.numberFrom(name, 0, 0xFFFF_FFFFL);
    }
}
