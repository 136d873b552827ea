package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a save of several files is about to do, written down before it does it, so that whoever comes after a process that died can
 * finish it or take it back.
 *
 * @param folders the folders of the files; each of them holds a copy of the journal
 * @param items the files
 */
record Journal(List<String> folders, List<Item> items) {

    /** What the file is; nobody but this tool reads it. */
    private static final String FORM = "journal of a save";

    private static final BigDecimal VERSION = BigDecimal.ONE;

    /** Far more than any save has. */
    private static final int MOST_ITEMS = 1_000_000;

    Journal {
        folders = List.copyOf(folders);
        items = List.copyOf(items);
    }

    /**
     * Content of a file.
     *
     * @param size how many bytes it has
     * @param sha256 their hash
     */
    record Content(long size, String sha256) {}

    /**
     * A file that gets new content.
     *
     * @param folder the index of its folder
     * @param name its name there
     * @param before what it had, which is kept until all is done; nothing for a file that is new
     * @param after what it gets
     * @param alone whether the old one had no other name
     * @param backup whether the old one becomes a backup
     */
    record Item(int folder, String name, Optional<Content> before, Content after, boolean alone, boolean backup) {

        boolean existed() {
            return before.isPresent();
        }
    }

    /** The text of the file: the journal in one line, and the hash of that line. */
    String text() {
        JsonWriter out = JsonWriter.compact();
        out.object().field("form", FORM).field("version", VERSION.intValue());
        out.name("folders").array();
        folders.forEach(out::value);
        out.end();
        out.name("items").array();
        for (Item item : items) {
            out.object().field("folder", item.folder()).field("name", item.name());
            item.before().ifPresent(before -> write(before, out.name("before")));
            write(item.after(), out.name("after"));
            out.field("alone", item.alone()).field("backup", item.backup()).end();
        }
        String line = out.end().end().toString();
        return line + "\n" + hash(line) + "\n";
    }

    private static void write(Content content, JsonWriter out) {
        out.object()
                .field("size", content.size())
                .field("sha256", content.sha256())
                .end();
    }

    private static String hash(String line) {
        return Sha256.of(ByteView.of(line.getBytes(StandardCharsets.UTF_8)));
    }

    /** The journal that a text is; nothing where it is cut, altered or made by something else. */
    static Optional<Journal> parse(String text) {
        String[] lines = text.split("\n", -1);
        if (lines.length != 3 || !lines[2].isEmpty() || !lines[1].equals(hash(lines[0]))) {
            return Optional.empty();
        }
        try {
            return read((Map<?, ?>) JsonReader.read(lines[0]));
        } catch (JsonException | ClassCastException | ArithmeticException | NullPointerException e) {
            return Optional.empty();
        }
    }

    private static Optional<Journal> read(Map<?, ?> json) {
        if (!FORM.equals(json.get("form")) || VERSION.compareTo((BigDecimal) json.get("version")) != 0) {
            return Optional.empty();
        }
        List<String> folders = new ArrayList<>();
        ((List<?>) json.get("folders")).forEach(folder -> folders.add((String) folder));
        List<Item> items = new ArrayList<>();
        for (Object each : (List<?>) json.get("items")) {
            items.add(item((Map<?, ?>) each));
        }
        Journal journal = new Journal(folders, items);
        return journal.isSound() ? Optional.of(journal) : Optional.empty();
    }

    private static Item item(Map<?, ?> json) {
        return new Item(
                ((BigDecimal) json.get("folder")).intValueExact(),
                (String) json.get("name"),
                json.get("before") instanceof Map<?, ?> before ? Optional.of(content(before)) : Optional.empty(),
                content((Map<?, ?>) json.get("after")),
                (Boolean) json.get("alone"),
                (Boolean) json.get("backup"));
    }

    private static Content content(Map<?, ?> json) {
        return new Content(((BigDecimal) json.get("size")).longValueExact(), (String) json.get("sha256"));
    }

    /** Names stay in their folders: a journal may have been made to harm. */
    private boolean isSound() {
        return items.size() <= MOST_ITEMS
                && items.stream()
                        .allMatch(item -> item.folder() >= 0
                                && item.folder() < folders.size()
                                && !item.name().isEmpty()
                                && !item.name().equals(".")
                                && !item.name().equals("..")
                                && item.name().chars().noneMatch(c -> c == '/' || c == '\\' || c == 0));
    }
}
