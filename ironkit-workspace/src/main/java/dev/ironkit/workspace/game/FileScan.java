package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.link.FactReader;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.link.LinkName;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearParser;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** Reads the directory of one file and the payloads that name others. Never fails: what cannot be read has no facts. */
final class FileScan {

    /** How many bytes tell what an entry of a library is. */
    private static final int MARK = 4;

    private final WearParser lists;

    /** Reads material lists by a parser. */
    FileScan(WearParser lists) {
        this.lists = lists;
    }

    /** What a file says, under the path it has in the game folder. */
    LinkFile of(String path, ByteView bytes) {
        try {
            return switch (AssetKind.sniff(bytes)) {
                case NRES -> new NestedScan(this, bytes.length()).file(path, bytes);
                case RSLI -> library(path, bytes);
                default -> loose(path, bytes);
            };
        } catch (MalformedAssetException e) {
            return unreadable(path);
        }
    }

    static LinkFile unreadable(String path) {
        return new LinkFile(path, LinkFile.Form.UNREADABLE, List.of());
    }

    /**
     * What an entry says.
     *
     * @param reading gets the kind and a way to read the facts
     */
    LinkEntry entry(NresArchive archive, int index, BiFunction<LinkKind, Supplier<LinkFacts>, LinkFacts> reading) {
        NresEntry entry = archive.entries().get(index);
        LinkName name = LinkName.of(entry.name().text());
        ByteView content = entry.payload();
        LinkKind kind = LinkKind.of(content, entry.attributes(), name);
        LinkFacts facts = entry.isUsable()
                ? reading.apply(kind, () -> FactReader.read(kind, content, entry.attributes(), lists))
                : LinkFacts.UNREADABLE;
        return new LinkEntry(
                index, name, archive.segment(index), kind, content.origin(), content.length(), false, facts);
    }

    /** The engine takes neither models nor materials from libraries, so that what lies there only has a name. */
    private static LinkFile library(String path, ByteView bytes) {
        Archive library = new RsliFormat(Limits.STANDARD, false).decode(bytes, Problems.tolerant());
        List<LinkEntry> entries = new ArrayList<>();
        for (ArchiveEntry entry : library.directory()) {
            LinkName name = LinkName.of(entry.name());
            entries.add(new LinkEntry(
                    entry.index(),
                    name,
                    library.segment(entry.index()),
                    LinkKind.of(library.start(entry.index(), MARK), Attributes.NONE, name),
                    entry.offset(),
                    entry.storedSize(),
                    true,
                    LinkFacts.NOTHING));
        }
        return new LinkFile(path, LinkFile.Form.ARCHIVE, entries);
    }

    LinkFile loose(String path, ByteView bytes) {
        LinkName name = LinkName.of(path.substring(path.lastIndexOf('/') + 1));
        // Nothing in the text of a list marks it; its name does.
        Attributes attributes = name.endsWith(".wea") ? WearList.ATTRIBUTES : Attributes.NONE;
        LinkKind kind = LinkKind.of(bytes, attributes, name);
        // A file is not told by its name to be a palette.
        LinkFacts facts =
                kind == LinkKind.PALETTE ? LinkFacts.NOTHING : FactReader.read(kind, bytes, attributes, lists);
        return new LinkFile(
                path, LinkFile.Form.LOOSE, List.of(new LinkEntry(-1, name, "", kind, 0, bytes.length(), false, facts)));
    }
}
