package dev.ironkit.convert.sidecar;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.ModelMarks;
import dev.ironkit.convert.image.ContentHash;
import dev.ironkit.convert.incoming.Marks;
import dev.ironkit.format.mat0.Material;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** Reads what stands beside a model. People edit it, so everything that is taken from it is checked. */
final class ModelSidecarReader {

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    private final Map<?, ?> json;
    private final String where;

    private ModelSidecarReader(Map<?, ?> json, String where) {
        this.json = json;
        this.where = where;
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
            ModelSidecarReader reader = new ModelSidecarReader(object, "");
            long version = reader.number("schemaVersion", 1, Integer.MAX_VALUE);
            if (version > ModelSidecar.VERSION) {
                throw problems.fatal(SidecarProblem.NEWER, text.range(), version, String.valueOf(object.get("tool")));
            }
            ModelSidecar sidecar = reader.sidecar();
            sidecar.source().map(ContentHash::of).ifPresent(hash -> {
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
        ModelSidecarReader source = object("source");
        List<ModelSidecar.Written> files = new ArrayList<>();
        for (ModelSidecarReader file : objects("files")) {
            files.add(new ModelSidecar.Written(
                    file.text("name"), file.number("size", 0, Long.MAX_VALUE), file.hash("sha256")));
        }
        return new ModelSidecar(
                source.text("address"),
                source.hash("sha256"),
                text("tool"),
                options(),
                files,
                materials(),
                textures(),
                json.containsKey("wearBase64") ? Optional.of(bytes("wearBase64")) : Optional.empty(),
                json.containsKey("pieces") ? Optional.of(pieces(source)) : Optional.empty());
    }

    /** They stand here as they stand in the file itself. */
    private GltfOptions options() {
        Map<String, Object> values = new TreeMap<>();
        json.forEach((name, value) -> {
            if (value instanceof BigDecimal number && number.scale() <= 0) {
                values.put(String.valueOf(name), number.longValue());
            } else if (value instanceof String) {
                values.put(String.valueOf(name), value);
            }
        });
        values.put("s", ModelMarks.SCHEMA);
        return ModelMarks.options(new Marks(values), text("tool"))
                .orElseThrow(() -> new JsonException("expected view, edit or archive", at("profile")));
    }

    private List<ModelSidecar.Worn> materials() {
        List<ModelSidecar.Worn> worn = new ArrayList<>();
        for (ModelSidecarReader material : objects("materials")) {
            if (material.json.containsKey("mat0Base64")) {
                worn.add(new ModelSidecar.Worn(
                        (int) material.number("row", 0, Integer.MAX_VALUE),
                        material.text("name"),
                        new Attributes(
                                Material.TYPE, material.bits("attr1"), material.bits("attr2"), material.bits("attr3")),
                        material.bytes("mat0Base64")));
            }
        }
        return worn;
    }

    private List<ModelSidecar.Kept> textures() {
        List<ModelSidecar.Kept> kept = new ArrayList<>();
        if (json.containsKey("textures")) {
            for (ModelSidecarReader texture : objects("textures")) {
                kept.add(texture.kept());
            }
        }
        return kept;
    }

    private ModelSidecar.Kept kept() {
        ByteView bytes = bytes("texmBase64");
        if (!ContentHash.of(bytes).equals(hash("sha256"))) {
            throw new JsonException("the hash of these bytes is " + ContentHash.of(bytes), at("sha256"));
        }
        String library = text("library");
        if (!library.equals(KeptTextures.TEXTURES) && !library.equals(KeptTextures.LIGHTMAPS)) {
            throw new JsonException("expected textures or lightmaps", at("library"));
        }
        Attributes attributes = new Attributes(type(), bits("attr1"), bits("attr2"), bits("attr3"));
        return new ModelSidecar.Kept(library.equals(KeptTextures.LIGHTMAPS), text("name"), attributes, bytes);
    }

    private int type() {
        try {
            return Attributes.parseType(text("type"));
        } catch (IllegalArgumentException e) {
            throw new JsonException("expected a type", at("type"));
        }
    }

    private ByteView pieces(ModelSidecarReader source) {
        long size = source.number("size", 0, Integer.MAX_VALUE);
        ByteSink whole = ByteSink.inMemory();
        for (ModelSidecarReader piece : objects("pieces")) {
            whole.bytes(piece.bytes("base64"));
        }
        if (whole.position() != size) {
            throw new JsonException("expected pieces of " + size + " bytes, found " + whole.position(), at("pieces"));
        }
        return whole.toView();
    }

    private ModelSidecarReader object(String name) {
        if (json.get(name) instanceof Map<?, ?> object) {
            return new ModelSidecarReader(object, at(name) + ".");
        }
        throw new JsonException("expected an object", at(name));
    }

    private List<ModelSidecarReader> objects(String name) {
        if (!(json.get(name) instanceof List<?> list)) {
            throw new JsonException("expected an array", at(name));
        }
        List<ModelSidecarReader> all = new ArrayList<>();
        for (Object item : list) {
            if (!(item instanceof Map<?, ?> object)) {
                throw new JsonException("expected objects", at(name));
            }
            all.add(new ModelSidecarReader(object, at(name) + "[" + all.size() + "]."));
        }
        return all;
    }

    private String text(String name) {
        if (json.get(name) instanceof String text) {
            return text;
        }
        throw new JsonException("expected a string", at(name));
    }

    private String hash(String name) {
        String text = text(name);
        if (!HASH.matcher(text).matches()) {
            throw new JsonException("expected 64 hexadecimal digits", at(name));
        }
        return text;
    }

    private long number(String name, long least, long most) {
        if (json.get(name) instanceof BigDecimal number
                && number.compareTo(BigDecimal.valueOf(least)) >= 0
                && number.compareTo(BigDecimal.valueOf(most)) <= 0
                && number.stripTrailingZeros().scale() <= 0) {
            return number.longValue();
        }
        throw new JsonException("expected a whole number from " + least, at(name));
    }

    private int bits(String name) {
        return (int) number(name, 0, 0xFFFF_FFFFL);
    }

    private ByteView bytes(String name) {
        try {
            return ByteView.of(Base64.getDecoder().decode(text(name)));
        } catch (IllegalArgumentException e) {
            throw new JsonException("expected base64", at(name));
        }
    }

    private String at(String name) {
        return where + name;
    }
}
