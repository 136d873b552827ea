package dev.ironkit.cli;

import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Workspace;
import java.util.Map;
import java.util.Optional;

/**
 * The part of an asset that an address asks for by its number, such as {@code ?command=3}: another way to say where fields are.
 *
 * @param path of the fields it stands for; empty for the whole asset
 */
record FieldPart(String path) {

    /** The part that a text names of an asset of a kind. */
    static FieldPart of(Workspace workspace, String text, AssetKind kind) {
        Map<String, String> part = workspace.parse(text).part();
        if (part.isEmpty()) {
            return new FieldPart("");
        }
        Map.Entry<String, String> first = part.entrySet().iterator().next();
        Optional<String> list = list(kind, first.getKey());
        if (part.size() > 1 || list.isEmpty()) {
            throw new UsageException("?" + String.join("&", part.keySet())
                    + " has no meaning here; fields are taken of ?phase= and ?block= of a material, ?row= of a list"
                    + " of them, ?command= of an effect");
        }
        if (!first.getValue().matches("[0-9]{1,9}")) {
            throw new UsageException("?" + first.getKey() + "= takes a number, not " + first.getValue());
        }
        return new FieldPart(list.get() + "[" + Integer.parseInt(first.getValue()) + "]");
    }

    private static Optional<String> list(AssetKind kind, String key) {
        return switch (kind.word() + "." + key) {
            case "mat0.phase" -> Optional.of("phases");
            case "mat0.block" -> Optional.of("blocks");
            case "wear.row" -> Optional.of("rows");
            case "fxid.command" -> Optional.of("commands");
            default -> Optional.empty();
        };
    }

    /** A field of the part by its path in it; the part itself where none is given, null where that is everything. */
    String within(String field) {
        if (path.isEmpty()) {
            return field;
        }
        return field == null ? path : path + "." + field;
    }

    /** Whether a field belongs to the part. */
    boolean covers(String field) {
        return path.isEmpty() || field.startsWith(path + ".");
    }
}
