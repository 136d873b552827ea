package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestingGuard;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads an archive of a file and the archives inside it.
 *
 * <p>The shipped game has models in archives and nothing deeper; tools and mods may. The same archive is read once, and none that lies
 * too deep.
 */
final class NestedScan {

    private final FileScan scan;
    private final NestingGuard guard = new NestingGuard();

    NestedScan(FileScan scan) {
        this.scan = scan;
    }

    /** What an archive, or a model that is a file, says. */
    LinkFile file(String path, ByteView bytes) {
        NresArchive archive = NresFormat.NRES.decode(bytes, Problems.tolerant());
        return archive.holdsModel() ? scan.loose(path, bytes) : archive(path, archive, 0);
    }

    private LinkFile archive(String path, NresArchive archive, int depth) {
        int count = archive.entries().size();
        List<LinkEntry> entries = new ArrayList<>(count);
        List<LinkFile> inner = new ArrayList<>();
        boolean looksInside = guard.entries(count).isEmpty();
        for (int i = 0; i < count; i++) {
            LinkEntry entry = scan.entry(archive, i);
            entries.add(entry);
            ByteView content = archive.entries().get(i).payload();
            if (looksInside && isArchive(entry, content)) {
                inside(path + "!/" + entry.segment(), content, depth + 1, inner);
            }
        }
        return new LinkFile(path, LinkFile.Form.ARCHIVE, entries, inner);
    }

    private static boolean isArchive(LinkEntry entry, ByteView content) {
        return entry.kind() == LinkKind.OTHER && NresFormat.NRES.sniff(content, Attributes.NONE);
    }

    private void inside(String path, ByteView content, int depth, List<LinkFile> inner) {
        if (guard.enter(NestingGuard.FILE, content.range(), depth).isPresent()) {
            return;
        }
        try {
            inner.add(archive(path, NresFormat.NRES.decode(content, Problems.tolerant()), depth));
        } catch (MalformedAssetException e) {
            inner.add(FileScan.unreadable(path));
        }
    }
}
