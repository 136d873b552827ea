package dev.ironkit.base.format;

import dev.ironkit.base.diagnostic.AssetPath;
import java.util.Optional;

/** Content a walk came to; equal to another that is unpacked from the same bytes in the same way. */
final class SeenContent {

    private final int space;
    private final long offset;
    private final long length;
    private final long size;
    private final int method;
    private final int number;

    /** Where it is, once it is looked into. */
    private AssetPath archive;

    SeenContent(int space, StoredContent stored, int number) {
        this.space = space;
        this.offset = stored.at().offset();
        this.length = stored.at().length();
        this.size = stored.size();
        // What is plain has nothing to tell apart, so that -1 is free for it.
        this.method = stored.isUnpacked() ? stored.method() : -1;
        this.number = number;
    }

    boolean isPlain() {
        return method == -1;
    }

    int number() {
        return number;
    }

    void lookedInto(AssetPath path) {
        archive = path;
    }

    Optional<AssetPath> archive() {
        return Optional.ofNullable(archive);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SeenContent that
                && space == that.space
                && offset == that.offset
                && length == that.length
                && size == that.size
                && method == that.method;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(((offset * 31 + length) * 31 + size) * 31 + method) * 31 + space;
    }
}
