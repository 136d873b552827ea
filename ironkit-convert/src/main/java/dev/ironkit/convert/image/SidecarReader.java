package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Palette;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Reads what stands beside a picture. People edit it, so everything in it is checked. */
public final class SidecarReader {

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");

    private final JsonObject json;

    private SidecarReader(Map<?, ?> json) {
        this.json = JsonObject.of(json, "");
    }

    /** {@return what the text says} */
    public static Sidecar read(ByteView text, Problems problems) {
        try {
            Object json = JsonReader.read(new String(text.toByteArray(), StandardCharsets.UTF_8));
            if (!(json instanceof Map<?, ?> object) || !Sidecar.SCHEMA.equals(object.get("schema"))) {
                throw new JsonException("expected the schema " + Sidecar.SCHEMA, "schema");
            }
            SidecarReader reader = new SidecarReader(object);
            int version = reader.number("schemaVersion", 1, Integer.MAX_VALUE);
            if (version > Sidecar.VERSION) {
                throw problems.fatal(
                        ConvertProblem.SIDECAR_NEWER, text.range(), version, String.valueOf(object.get("tool")));
            }
            return reader.sidecar(problems.path());
        } catch (JsonException e) {
            throw problems.fatal(ConvertProblem.SIDECAR, text.range(), e.getMessage());
        }
    }

    private Sidecar sidecar(AssetPath path) {
        String mips = String.valueOf(json.members().get("mips"));
        if (!mips.equals("base") && !mips.equals("files")) {
            throw new JsonException("expected \"base\" or \"files\"", "mips");
        }
        ByteView palette = bytes("paletteBase64");
        if (palette.length() != 0 && palette.length() != Palette.SIZE) {
            throw new JsonException("expected a palette of " + Palette.SIZE + " bytes", "paletteBase64");
        }
        return new Sidecar(
                source(),
                number("format", 0, Integer.MAX_VALUE),
                number("width", 1, PictureFile.MAX_SIDE),
                number("height", 1, PictureFile.MAX_SIDE),
                bits("flags4"),
                bits("flags5"),
                bits("unk6"),
                palette,
                json.has("pages") ? Optional.of(pages()) : Optional.empty(),
                json.has("pages") ? pagePictures() : List.of(),
                bytes("tailBase64"),
                mips,
                levels(),
                path);
    }

    private Sidecar.Source source() {
        SidecarReader source =
                new SidecarReader(json.members().get("source") instanceof Map<?, ?> map ? map : Map.of());
        return new Sidecar.Source(
                String.valueOf(source.json.members().get("address")),
                String.valueOf(source.json.members().get("sha256")),
                String.valueOf(json.members().get("tool")));
    }

    private List<PageRect> pages() {
        List<PageRect> rects = new ArrayList<>();
        for (SidecarReader rect : objects("pages")) {
            rects.add(new PageRect(rect.word("x"), rect.word("w"), rect.word("y"), rect.word("h")));
        }
        return rects;
    }

    private List<String> pagePictures() {
        List<String> hashes = new ArrayList<>();
        for (SidecarReader rect : objects("pages")) {
            hashes.add(rect.json.has("pixelSha256") ? rect.hash("pixelSha256") : "");
        }
        return hashes;
    }

    private List<Sidecar.Level> levels() {
        List<Sidecar.Level> levels = new ArrayList<>();
        int fullWidth = number("width", 1, PictureFile.MAX_SIDE);
        int fullHeight = number("height", 1, PictureFile.MAX_SIDE);
        for (SidecarReader level : objects("levels")) {
            int width = level.number("width", 1, PictureFile.MAX_SIDE);
            int height = level.number("height", 1, PictureFile.MAX_SIDE);
            int number = levels.size();
            if (width != MipLevels.side(fullWidth, number) || height != MipLevels.side(fullHeight, number)) {
                throw new JsonException(
                        "level " + number + " of " + fullWidth + " x " + fullHeight + " pixels has no " + width + " x "
                                + height,
                        "levels");
            }
            ByteView unused = level.bytes("unusedBase64");
            if (unused.length() != 0 && unused.length() != (long) width * height) {
                throw new JsonException("expected a byte for each pixel", "unusedBase64");
            }
            ByteView indices = level.bytes("indicesBase64");
            if (indices.length() != 0 && indices.length() != (long) width * height) {
                throw new JsonException("expected an index for each pixel", "indicesBase64");
            }
            levels.add(new Sidecar.Level(
                    width, height, level.hash("pixelSha256"), level.hash("storedSha256"), unused, indices));
        }
        if (levels.isEmpty()) {
            throw new JsonException("expected at least one level", "levels");
        }
        return levels;
    }

    private List<SidecarReader> objects(String key) {
        List<SidecarReader> objects = new ArrayList<>();
        for (Object item : json.list(key, "expected a list")) {
            if (!(item instanceof Map<?, ?> map)) {
                throw json.wrong(key, "expected an object");
            }
            objects.add(new SidecarReader(map));
        }
        return objects;
    }

    private String hash(String key) {
        String text = String.valueOf(json.members().get(key));
        if (!HASH.matcher(text).matches()) {
            throw new JsonException("expected 64 lower-case hexadecimal digits", key);
        }
        return text;
    }

    private short word(String key) {
        return (short) number(key, Short.MIN_VALUE, Short.MAX_VALUE);
    }

    private int number(String key, int least, int most) {
        return (int) json.number(key, least, most);
    }

    private int bits(String key) {
        try {
            long value = Long.decode(String.valueOf(json.members().get(key)));
            if (value >= 0 && value <= 0xFFFF_FFFFL) {
                return (int) value;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new JsonException("expected a string such as \"0x00000020\"", key);
    }

    private ByteView bytes(String key) {
        if (!json.has(key)) {
            return ByteView.empty();
        }
        try {
            return ByteView.of(
                    Base64.getDecoder().decode(String.valueOf(json.members().get(key))));
        } catch (IllegalArgumentException e) {
            throw new JsonException("expected base64", key);
        }
    }
}
