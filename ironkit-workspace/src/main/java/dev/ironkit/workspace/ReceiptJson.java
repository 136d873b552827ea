package dev.ironkit.workspace;

import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Receipts as JSON, and what can be checked in one. */
public final class ReceiptJson {

    private ReceiptJson() {}

    /**
     * A file that a receipt makes a statement about.
     *
     * @param file the statement
     * @param fromReceipt the way to the file from the folder of the receipt, where the receipt says it
     */
    public record Claim(Receipt.FileState file, Optional<String> fromReceipt) {}

    /**
     * What a receipt says of its files.
     *
     * @param folder the folder that paths which begin nowhere are to be read from, where the receipt says it
     * @param files the files
     */
    public record Claims(Optional<String> folder, List<Claim> files) {
        public Claims {
            files = List.copyOf(files);
        }
    }

    /** Writes the members of a receipt into an open object. */
    public static void write(Receipt receipt, JsonWriter out) {
        write(receipt, path -> Optional.empty(), out);
    }

    /**
     * Writes the members of a receipt that becomes a file into an open object.
     *
     * @param fromReceipt the way from the folder of the receipt to a file that it names, where there is one
     */
    public static void write(Receipt receipt, Function<String, Optional<String>> fromReceipt, JsonWriter out) {
        out.field("command", receipt.command()).field("dryRun", receipt.isPlan());
        out.field("target", receipt.after().path());
        receipt.before().ifPresent(before -> file(before, fromReceipt, out.name("before")));
        file(receipt.after(), fromReceipt, out.name("after"));
        receipt.backup().ifPresent(backup -> file(backup, fromReceipt, out.name("backup")));
        out.name("changes").array();
        receipt.summary().changes().forEach(change -> change(change, out));
        out.end();
        Receipt.Kept kept = receipt.summary().kept();
        out.name("kept")
                .object()
                .field("entries", kept.entries())
                .field("order", kept.order())
                .field("paddingBytes", kept.paddingBytes())
                .field("unindexedBytes", kept.unindexedBytes())
                .end();
        out.name("derived").array();
        receipt.summary().derived().forEach(derived -> derived(derived, out));
        out.end();
        out.name("left").array();
        receipt.summary().left().forEach(left -> left(left, out));
        out.end();
        out.name("moved").array();
        receipt.summary()
                .moved()
                .forEach(moved -> out.inlineObject()
                        .field("address", moved.address())
                        .field("from", moved.from())
                        .field("to", moved.to())
                        .end());
        out.end();
        out.name("loss").array();
        receipt.summary().loss().forEach(out::value);
        out.end();
        out.name("notes").array();
        receipt.summary().notes().forEach(out::value);
        out.end();
        out.name("leftovers").array();
        receipt.leftovers()
                .forEach(leftover -> out.object()
                        .field("path", leftover.file().toString())
                        .field("removed", leftover.removed())
                        .end());
        out.end();
    }

    private static void file(Receipt.FileState file, Function<String, Optional<String>> fromReceipt, JsonWriter out) {
        out.object().field("path", file.path()).field("size", file.size()).field("sha256", file.sha256());
        fromReceipt.apply(file.path()).ifPresent(way -> out.field("fromReceipt", way));
        out.end();
    }

    private static void change(Receipt.Change change, JsonWriter out) {
        out.object().field("action", change.action()).field("address", change.address());
        change.sizeBefore().ifPresent(size -> out.field("sizeBefore", size));
        change.sizeAfter().ifPresent(size -> out.field("sizeAfter", size));
        out.field("note", change.note());
        if (change.unchecked()) {
            out.field("contentChecked", false);
        }
        if (!change.levels().isEmpty()) {
            out.name("levels").array();
            change.levels().forEach(level -> level(level, out));
            out.end();
        }
        out.end();
    }

    /** Writes what became of a level. */
    public static void level(Receipt.Level level, JsonWriter out) {
        out.inlineObject().field("level", level.level()).field("from", level.from());
        out.field("pixels", level.pixels());
        level.changed().ifPresent(changed -> out.field("changed", changed));
        out.field("exact", level.exact())
                .field("largestError", level.largestError())
                .end();
    }

    /** Writes derived values that did not follow. */
    public static void left(Receipt.Left left, JsonWriter out) {
        out.object()
                .field("address", left.address())
                .field("group", left.group())
                .field("what", left.what())
                .field("count", left.count())
                .field("reason", left.reason())
                .field("note", left.note())
                .end();
    }

    /** Writes a value that followed. */
    public static void derived(Receipt.Derived derived, JsonWriter out) {
        out.object()
                .field("address", derived.address())
                .field("field", derived.field())
                .field("count", derived.count());
        derived.before().ifPresent(value -> out.field("before", value));
        derived.after().ifPresent(value -> out.field("after", value));
        derived.offset().ifPresent(offset -> out.field("offset", offset));
        derived.length().ifPresent(length -> out.field("length", length));
        out.end();
    }

    /**
     * {@return the files a receipt makes a statement about: the one that was written, then its backup}
     *
     * @param text the JSON of a receipt
     * @throws JsonException if it is none
     */
    public static Claims claims(String text) {
        Map<?, ?> receipt = object(JsonReader.read(text), "receipt");
        Optional<String> folder = receipt.get("folder") instanceof String said ? Optional.of(said) : Optional.empty();
        if (Receipt.BATCH_SCHEMA.equals(receipt.get("schema"))) {
            return new Claims(folder, claimsOfBatch(receipt));
        }
        if (!Receipt.SCHEMA.equals(receipt.get("schema"))) {
            throw new JsonException("expected the schema " + Receipt.SCHEMA, "schema");
        }
        if (!(receipt.get("schemaVersion") instanceof BigDecimal version) || version.compareTo(BigDecimal.ONE) != 0) {
            throw new JsonException("expected version 1", "schemaVersion");
        }
        return new Claims(folder, claims(receipt));
    }

    private static List<Claim> claims(Map<?, ?> receipt) {
        if (Boolean.TRUE.equals(receipt.get("dryRun"))) {
            throw new JsonException("this is the plan of a dry run; nothing was written", "dryRun");
        }
        List<Claim> claims = new ArrayList<>();
        claims.add(claim(receipt.get("after"), "after"));
        if (receipt.get("backup") != null) {
            claims.add(claim(receipt.get("backup"), "backup"));
        }
        return claims;
    }

    private static List<Claim> claimsOfBatch(Map<?, ?> receipt) {
        if (!(receipt.get("files") instanceof List<?> files) || files.isEmpty()) {
            throw new JsonException("expected receipts of files", "files");
        }
        List<Claim> claims = new ArrayList<>();
        files.forEach(file -> claims.addAll(claims(object(file, "files"))));
        return claims;
    }

    private static Claim claim(Object json, String where) {
        Map<?, ?> file = object(json, where);
        if (!(file.get("path") instanceof String path) || path.isEmpty()) {
            throw new JsonException("expected a path", where + ".path");
        }
        if (!(file.get("sha256") instanceof String hash) || !hash.matches("[0-9a-f]{64}")) {
            throw new JsonException("expected 64 hexadecimal digits", where + ".sha256");
        }
        if (!(file.get("size") instanceof BigDecimal size)
                || size.stripTrailingZeros().scale() > 0) {
            throw new JsonException("expected a whole number", where + ".size");
        }
        Optional<String> way = file.get("fromReceipt") instanceof String said ? Optional.of(said) : Optional.empty();
        return new Claim(new Receipt.FileState(path, size.longValue(), hash), way);
    }

    private static Map<?, ?> object(Object json, String where) {
        if (json instanceof Map<?, ?> object) {
            return object;
        }
        throw new JsonException("expected an object", where);
    }
}
