package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonObject;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a manifest that may have been changed by hand, or made to harm.
 *
 * <p>Nothing in it is used before it was checked: names stay in their folder, numbers in their range, and the text is not looked
 * at if it is larger than a manifest can be of use.
 */
final class ManifestReader {

    /** About 200 000 entries. */
    private static final long LONGEST = 64L << 20;

    /** A true manifest has at least this many characters for each of its values. */
    private static final int CHARACTERS_PER_VALUE = 8;

    /** The most bytes of a header. */
    private static final int LONGEST_HEADER = 32;

    private ManifestReader() {}

    /**
     * {@return the manifest of a folder}
     *
     * @throws WorkspaceException if there is none that can be used
     */
    static Manifest load(Path folder) {
        Path file = folder.resolve(SafeNames.MANIFEST);
        RunFiles.open(file);
        try {
            return read(JsonReader.read(text(file)));
        } catch (IOException | JsonException e) {
            String reason = e instanceof CharacterCodingException ? "it is not UTF-8 text" : e.getMessage();
            throw new WorkspaceException(IoProblem.MANIFEST, file.toString(), reason);
        } catch (UnsafeNameException e) {
            throw new WorkspaceException(IoProblem.UNSAFE_NAME, file.toString(), e.getMessage());
        }
    }

    private static String text(Path file) throws IOException {
        if (Files.isSymbolicLink(file)) {
            throw new WorkspaceException(IoProblem.UNSAFE_NAME, file.toString(), "it is a link");
        }
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            throw new WorkspaceException(IoProblem.MANIFEST, file.toString(), "the folder has no manifest");
        }
        if (Files.size(file) > LONGEST) {
            throw new JsonException("expected at most " + LONGEST + " bytes", "size");
        }
        String text = Files.readString(file);
        long values = text.chars().filter(c -> c == ',' || c == '[').count();
        // Objects in memory are far larger than their text where the text is only commas and brackets.
        if (values > 1000 && values > text.length() / CHARACTERS_PER_VALUE) {
            throw new JsonException("expected a manifest", "content");
        }
        return text;
    }

    private static Manifest read(Object json) {
        JsonObject root = JsonObject.of(json, "");
        if (!root.text("schema").equals(Manifest.SCHEMA)) {
            throw root.wrong("schema", "expected " + Manifest.SCHEMA);
        }
        root.number("schemaVersion", Manifest.VERSION, Manifest.VERSION);
        ArchiveParts parts = ArchiveParts.of(root.text("format"))
                .orElseThrow(() -> root.wrong("format", "expected " + String.join(" or ", ArchiveParts.FORMATS)));
        JsonObject source = root.object("source");
        Optional<ByteView> header =
                root.has("headerHex") ? Optional.of(root.hex("headerHex", LONGEST_HEADER)) : Optional.empty();
        return new Manifest(
                parts.format(),
                new Manifest.Source(source.text("name"), source.count("size"), source.sha256("sha256")),
                root.count("entryCount"),
                header,
                root.has("overlay") && root.flag("overlay"),
                entries(root, parts),
                root.objects("kept").stream().map(Kept::read).toList(),
                root.has("sha256") ? Optional.of(root.sha256("sha256")) : Optional.empty());
    }

    private static List<Manifest.Entry> entries(JsonObject root, ArchiveParts parts) {
        int count = root.count("entryCount");
        List<Manifest.Entry> entries = new ArrayList<>();
        Set<String> names = new HashSet<>();
        int next = 0;
        for (JsonObject node : root.objects("entries")) {
            int index = (int) node.number("index", next, count - 1L);
            next = index + 1;
            Optional<Manifest.Content> content = content(node);
            content.ifPresent(each -> {
                if (!names.add(each.name().toLowerCase(Locale.ROOT))) {
                    throw node.wrong("file", "expected a file for each entry, found " + each.name() + " again");
                }
            });
            entries.add(new Manifest.Entry(index, parts.readRecord(node), content));
        }
        return entries;
    }

    private static Optional<Manifest.Content> content(JsonObject node) {
        boolean isFolder = node.has("folder");
        if (!isFolder && !node.has("file")) {
            return Optional.empty();
        }
        String name = node.text(isFolder ? "folder" : "file");
        if (!SafeNames.isSafe(name)) {
            throw new UnsafeNameException(name);
        }
        return Optional.of(new Manifest.Content(name, isFolder, node.sha256("sha256")));
    }
}
