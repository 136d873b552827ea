package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/** A piece of the data region of an archive. The pieces follow each other without a hole. */
public sealed interface DataRegion {

    /**
     * Where a payload lies in its block.
     *
     * @param entry the directory index
     * @param at where it starts, from the start of the block
     */
    record Member(int entry, int at) {}

    /**
     * The bytes of one payload, or of several that overlap.
     *
     * @param bytes the bytes, written once
     * @param members the entries that lie in them
     */
    record Block(ByteView bytes, List<Member> members) implements DataRegion {
        public Block {
            members = List.copyOf(members);
        }
    }

    /** Zeros up to the next multiple of 8: a rule, not data. */
    record Padding() implements DataRegion {}

    /**
     * Bytes that belong to no entry and are not what the padding rule makes; kept as they are.
     *
     * @param bytes the bytes
     * @param end the offset behind them in the archive they were read from: if they end up elsewhere, what follows is aligned
     *     anew
     */
    record Unclaimed(ByteView bytes, int end) implements DataRegion {}
}
