package dev.ironkit.format.link;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A file of a game and what its entries say about others. An archive inside it is such a file too, under the path of its entry.
 */
public final class LinkFile {

    /** What a file is. */
    public enum Form {
        /** An archive or a library. */
        ARCHIVE,
        /** An asset that stands alone. */
        LOOSE,
        /** An archive that cannot be read, or a file that cannot be opened. */
        UNREADABLE;

        /** {@return the word in JSON} */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final String path;
    private final Form form;
    private final List<LinkEntry> entries;
    private final List<LinkFile> inner;
    private final Map<String, Integer> byName = new LinkedHashMap<>();

    /**
     * A file.
     *
     * @param path where it lies in the game folder, with slashes
     * @param entries its entries in the order of the directory; of a loose file itself
     */
    public LinkFile(String path, Form form, List<LinkEntry> entries) {
        this(path, form, entries, List.of());
    }

    /**
     * A file with archives in it.
     *
     * @param inner the archives among its entries that are no models; their paths start with that of the file
     */
    public LinkFile(String path, Form form, List<LinkEntry> entries, List<LinkFile> inner) {
        this.path = path;
        this.form = form;
        this.entries = List.copyOf(entries);
        this.inner = List.copyOf(inner);
        for (int i = 0; i < this.entries.size(); i++) {
            // The first of several with one name is the one the engine finds.
            byName.putIfAbsent(this.entries.get(i).name().folded(), i);
        }
    }

    /** {@return where it lies in the game folder, with slashes} */
    public String path() {
        return path;
    }

    /** {@return the folder it lies in, with a slash at its end; empty for the game folder itself} */
    public String folder() {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /** {@return what it is} */
    public Form form() {
        return form;
    }

    /** {@return its entries} */
    public List<LinkEntry> entries() {
        return entries;
    }

    /** {@return the archives inside, without those inside them} */
    public List<LinkFile> inner() {
        return inner;
    }

    /** {@return this file and all archives inside it, each before those inside it} */
    public Stream<LinkFile> withInner() {
        return Stream.concat(Stream.of(this), inner.stream().flatMap(LinkFile::withInner));
    }

    /** {@return the same file under another path} */
    public LinkFile under(String other) {
        List<LinkFile> moved = inner.stream()
                .map(file -> file.under(other + file.path().substring(path.length())))
                .toList();
        return new LinkFile(other, form, entries, moved);
    }

    /** {@return the entry the engine finds under a name, in any case} */
    public OptionalInt find(LinkName name) {
        Integer found = byName.get(name.folded());
        return found == null ? OptionalInt.empty() : OptionalInt.of(found);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LinkFile file
                && path.equals(file.path)
                && form == file.form
                && entries.equals(file.entries)
                && inner.equals(file.inner);
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }

    @Override
    public String toString() {
        return path + " (" + entries.size() + ")";
    }
}
