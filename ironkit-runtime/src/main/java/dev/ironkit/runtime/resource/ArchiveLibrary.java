package dev.ironkit.runtime.resource;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;

/** A library in an NRes archive. */
public final class ArchiveLibrary implements ResourceLibrary {

    private final NresArchive archive;

    /** Over an archive. */
    public ArchiveLibrary(NresArchive archive) {
        this.archive = archive;
    }

    @Override
    public int count() {
        return archive.entries().size();
    }

    @Override
    public int find(ByteView name) {
        return archive.find(name).orElse(-1);
    }

    @Override
    public Attributes attributes(int index) {
        return archive.entries().get(index).attributes();
    }

    @Override
    public ByteView content(int index) {
        return archive.entries().get(index).payload();
    }
}
