package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/** A piece of what lies between the table and the end of a library. The pieces follow each other without a hole. */
public sealed interface RsliRegion {

    /** {@return the bytes, written once} */
    ByteView bytes();

    /**
     * Where the packed bytes of an entry lie in their block.
     *
     * @param entry the index in the table
     * @param at where they start, from the start of the block
     */
    record Member(int entry, int at) {}

    /**
     * The packed bytes of one entry, or of several that share bytes.
     *
     * @param bytes the bytes, written once
     * @param members the entries that lie in them
     */
    record Block(ByteView bytes, List<Member> members) implements RsliRegion {
        public Block {
            members = List.copyOf(members);
        }

        /** {@return a block of one entry} */
        static Block of(ByteView bytes, int entry) {
            return new Block(bytes, List.of(new Member(entry, 0)));
        }
    }

    /**
     * Bytes that no entry refers to, kept as long as nothing moves.
     *
     * @param bytes the bytes
     */
    record Unreferenced(ByteView bytes) implements RsliRegion {}
}
