package dev.ironkit.toolkit.input;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.Model;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The part of an asset that an address asks for, such as {@code ?node=turret} or {@code ?phase=2}, as fields of the asset.
 *
 * @param text what the address says behind the question mark
 * @param pieces the fields: the part itself first, then what belongs to it
 */
public record AssetPart(String text, List<Piece> pieces) {

    /**
     * A field with the path it has in the asset.
     *
     * @param path for example {@code phases[2]}
     * @param field the field
     */
    public record Piece(String path, Field field) {}

    /** A key that picks one of several like fields by its number. */
    private record Numbered(AssetKind kind, String key, String fields) {}

    /** Another kind of part is one more line. */
    private static final List<Numbered> NUMBERED = List.of(
            new Numbered(AssetKind.TEXM, "mip", "levels"),
            new Numbered(AssetKind.TEXM, "page", "page.rects"),
            new Numbered(AssetKind.MAT0, "phase", "phases"),
            new Numbered(AssetKind.MAT0, "block", "blocks"),
            new Numbered(AssetKind.WEAR, "row", "rows"),
            new Numbered(AssetKind.FXID, "command", "commands"),
            new Numbered(AssetKind.MSH, "batch", "batches"));

    public AssetPart {
        pieces = List.copyOf(pieces);
    }

    /**
     * The part that an address asks for; nothing where it asks for the whole.
     *
     * @throws UsageException if such an asset has no such part
     */
    public static Optional<AssetPart> of(Located found, Address address, Problems problems) {
        if (address.part().isEmpty()) {
            return Optional.empty();
        }
        List<String> said = new ArrayList<>();
        address.part().forEach((key, value) -> said.add(key + "=" + value));
        return Optional.of(new AssetPart(String.join("&", said), pieces(found, address.part(), problems)));
    }

    private static List<Piece> pieces(Located found, Map<String, String> part, Problems problems) {
        if (found.kind() == AssetKind.MSH && part.containsKey("node")) {
            Model model = ModelArgument.model(found, problems);
            return new NodePieces(model, found.describe(problems)).of(part);
        }
        for (Numbered numbered : NUMBERED) {
            if (numbered.kind() == found.kind() && part.size() == 1 && part.containsKey(numbered.key())) {
                String path = numbered.fields() + "[" + number(found, numbered, part, problems) + "]";
                return List.of(piece(found.describe(problems), path));
            }
        }
        throw new UsageException("?" + String.join("&", part.keySet()) + " is not a part of "
                + found.kind().phrase() + known(found.kind()));
    }

    private static String known(AssetKind kind) {
        List<String> keys = new ArrayList<>();
        if (kind == AssetKind.MSH) {
            keys.add("?node=NAME (and &state= and &level=)");
        }
        NUMBERED.stream()
                .filter(numbered -> numbered.kind() == kind)
                .forEach(numbered -> keys.add("?" + numbered.key() + "=N"));
        return keys.isEmpty() ? ", which has no parts" : "; parts: " + String.join(", ", keys);
    }

    private static int number(Located found, Numbered numbered, Map<String, String> part, Problems problems) {
        String text = part.get(numbered.key());
        int count = 0;
        try {
            Field fields = FieldPath.parse(numbered.fields()).find(found.describe(problems));
            count = fields instanceof Sequence sequence ? sequence.count() : 0;
        } catch (FieldValueException e) {
            // An asset may lack what it could have, such as a texture its pages.
        }
        if (text.matches("[0-9]{1,9}") && Integer.parseInt(text) < count) {
            return Integer.parseInt(text);
        }
        throw new UsageException(String.format(
                Locale.ROOT,
                "%s %s does not exist: %s",
                numbered.key(),
                text,
                count == 0 ? "the asset has none" : range(count)));
    }

    private static String range(int count) {
        return count == 1 ? "the asset has one, 0" : "the asset has " + count + ", 0 to " + (count - 1);
    }

    /** The field at a path. */
    static Piece piece(Field root, String path) {
        return new Piece(path, FieldPath.parse(path).find(root));
    }

    /** The part itself, in which paths start. */
    public Piece main() {
        return pieces.get(0);
    }

    /** Hands over every field that has a value, with the path it has in the asset. */
    public void forEachLeaf(BiConsumer<String, Leaf> action) {
        for (Piece piece : pieces) {
            int name = piece.field().name().length();
            ByteMap.forEachLeaf(
                    piece.field(), (inner, leaf) -> action.accept(piece.path() + inner.substring(name), leaf));
        }
    }

    /** Writes the part: its value, or an object by path where something belongs to it. */
    public void write(JsonWriter out) {
        if (pieces.size() == 1) {
            FieldJson.write(main().field(), out);
            return;
        }
        out.object();
        pieces.forEach(piece -> FieldJson.write(piece.field(), out.name(piece.path())));
        out.end();
    }
}
