package dev.ironkit.runtime.link;

import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.link.LinkName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** Finds what names lead to, by the rules of the engine. */
final class LinkResolver {

    /** Where a name leads. */
    record Found(LinkOutcome outcome, AssetRef to) {
        static final Found MISSING = new Found(LinkOutcome.MISSING, null);
        static final Found NO_LIBRARY = new Found(LinkOutcome.NO_LIBRARY, null);
        static final Found BAD_NAME = new Found(LinkOutcome.BAD_NAME, null);
    }

    private final List<LinkFile> files;
    private final Map<String, Integer> byPath = new LinkedHashMap<>();

    LinkResolver(List<LinkFile> files) {
        this.files = files;
        for (int i = 0; i < files.size(); i++) {
            byPath.putIfAbsent(folded(files.get(i).path()), i);
        }
        for (GameLibrary library : GameLibrary.values()) {
            // Of two that differ in case only, the one that is written as the engine writes it.
            for (int i = 0; i < files.size(); i++) {
                if (files.get(i).path().equals(library.file())) {
                    byPath.put(folded(library.file()), i);
                }
            }
        }
    }

    private static String folded(String path) {
        return path.replace('\\', '/').toLowerCase(Locale.ROOT);
    }

    /** The file under a path, or -1. */
    int file(String path) {
        return byPath.getOrDefault(folded(path), -1);
    }

    int library(GameLibrary library) {
        return file(library.file());
    }

    /** The list of a model: the entry of its name with another ending beside it, in the archive or in the folder. */
    Found list(AssetRef model) {
        LinkFile file = files.get(model.file());
        LinkName wanted = listName(model);
        if (file.form() == LinkFile.Form.ARCHIVE) {
            OptionalInt entry = file.find(wanted);
            return entry.isPresent() ? asList(model.file(), entry.getAsInt()) : Found.MISSING;
        }
        int beside = file(file.folder() + wanted.display());
        return beside < 0 ? Found.MISSING : asList(beside, 0);
    }

    LinkName listName(AssetRef model) {
        return entry(model).name().withEnding("wea");
    }

    private Found asList(int file, int entry) {
        AssetRef found = new AssetRef(file, entry);
        boolean isThere = entry < files.get(file).entries().size();
        return isThere && entry(found).kind() == LinkKind.LIST ? found(file, entry) : Found.MISSING;
    }

    /** A material: the named one, or DEFAULT, or the first there is. */
    Found material(LinkName name) {
        int library = library(GameLibrary.MATERIALS);
        if (!isOpen(library)) {
            return Found.NO_LIBRARY;
        }
        LinkFile file = files.get(library);
        MaterialLookup lookup =
                MaterialLookup.of(name.bytes(), file.entries().size(), wanted -> file.find(LinkName.of(wanted)));
        return switch (lookup.outcome()) {
            case FOUND -> found(library, lookup.entry());
            case MISSING -> Found.MISSING;
            default -> new Found(lookup.outcome(), new AssetRef(library, lookup.entry()));
        };
    }

    /** An entry of a library, for which nothing stands in. */
    Found member(GameLibrary library, LinkName name) {
        return member(library(library), name);
    }

    /** What a command of an effect names: an entry of any file; materials have their stand-ins here too. */
    Found reference(LinkName archive, LinkName member) {
        int file = file(archive.display());
        boolean isMaterial = file >= 0 && file == library(GameLibrary.MATERIALS);
        return isMaterial ? material(member) : member(file, member);
    }

    private Found member(int file, LinkName name) {
        if (!isOpen(file)) {
            return Found.NO_LIBRARY;
        }
        OptionalInt entry = files.get(file).find(name);
        return entry.isPresent() ? found(file, entry.getAsInt()) : Found.MISSING;
    }

    private boolean isOpen(int file) {
        return file >= 0 && files.get(file).form() == LinkFile.Form.ARCHIVE;
    }

    private Found found(int file, int entry) {
        AssetRef found = new AssetRef(file, entry);
        boolean readable = !entry(found).facts().equals(LinkFacts.UNREADABLE);
        return new Found(readable ? LinkOutcome.FOUND : LinkOutcome.UNREADABLE, found);
    }

    private LinkEntry entry(AssetRef asset) {
        return files.get(asset.file()).entries().get(asset.entry());
    }
}
