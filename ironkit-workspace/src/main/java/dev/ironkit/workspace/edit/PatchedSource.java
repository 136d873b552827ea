package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/** Bytes with a few of them changed, without a copy of the rest. */
final class PatchedSource implements ByteSource {

    /**
     * Bytes to put over others.
     *
     * @param at where they start
     * @param bytes what they are
     */
    record Patch(int at, ByteView bytes) {}

    private final ByteView original;
    private final List<Patch> patches;

    PatchedSource(ByteView original, List<Patch> patches) {
        this.original = original;
        this.patches = List.copyOf(patches);
    }

    @Override
    public long length() {
        return original.length();
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        original.copyTo((int) position, target, at, count);
        for (Patch patch : patches) {
            long from = Math.max(position, patch.at());
            long to =
                    Math.min(position + count, (long) patch.at() + patch.bytes().length());
            if (from < to) {
                patch.bytes()
                        .copyTo((int) (from - patch.at()), target, at + (int) (from - position), (int) (to - from));
            }
        }
    }
}
