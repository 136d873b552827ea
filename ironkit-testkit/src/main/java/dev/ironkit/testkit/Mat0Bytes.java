package dev.ironkit.testkit;

import java.util.ArrayList;
import java.util.List;

/**
 * Builds materials from the format page.
 *
 * <pre>{@code
 * byte[] image = Mat0Bytes.material(6).phase("STONE00.0").block(0).key(0, 1000).build();
 * }</pre>
 *
 * <p>Each count can be said otherwise afterwards, to make the material wrong; the bytes stay where they are.
 */
public final class Mat0Bytes {

    private static final int PHASE = 34;

    /** A block and its keys. */
    private static final class Block {
        private final long word;
        private final List<int[]> keys = new ArrayList<>();
        private Integer said;

        Block(long word) {
            this.word = word;
        }
    }

    private final long version;
    private Integer saidPhases;
    private Integer saidBlocks;
    private byte[] meta = {5, (byte) 0xFF, 0, 0, (byte) 0x80, 0x3F, 0, 0, 0, 0};
    private final List<byte[]> phases = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private byte[] tail = {};

    private Mat0Bytes(long version) {
        this.version = version;
    }

    /** {@return a material without phases; the version is what attr2 of its entry says} */
    public static Mat0Bytes material(long version) {
        return new Mat0Bytes(version);
    }

    /** Says the ten bytes of metaA, metaB, metaC and metaD; a version stores as many of them as it has. */
    public Mat0Bytes meta(byte... bytes) {
        meta = RawBytes.field(bytes, 10);
        return this;
    }

    /** Adds a white, opaque phase that shows all of a texture. */
    public Mat0Bytes phase(String texture) {
        byte[] parameters = new byte[18];
        parameters[3] = 100;
        parameters[4] = -1;
        parameters[5] = -1;
        parameters[6] = -1;
        parameters[17] = -1;
        return phase(parameters, RawBytes.of(texture));
    }

    /** Adds a phase of 18 parameters and the bytes of a name, with what stands behind its NUL. */
    public Mat0Bytes phase(byte[] parameters, byte... name) {
        byte[] bytes = new byte[PHASE];
        System.arraycopy(parameters, 0, bytes, 0, 18);
        System.arraycopy(name, 0, bytes, 18, Math.min(name.length, 16));
        phases.add(bytes);
        return this;
    }

    /** Says another value for a byte of the last phase. */
    public Mat0Bytes parameter(int index, int value) {
        phases.get(phases.size() - 1)[index] = (byte) value;
        return this;
    }

    /** Adds a block; the word is mode and mask. */
    public Mat0Bytes block(long word) {
        blocks.add(new Block(word));
        return this;
    }

    /** Adds a key to the last block. */
    public Mat0Bytes key(int phase, int end) {
        return key(phase, end, 0);
    }

    /** Adds a key with its third word to the last block. */
    public Mat0Bytes key(int phase, int end, int k2) {
        blocks.get(blocks.size() - 1).keys.add(new int[] {phase, end, k2});
        return this;
    }

    /** Says another number of phases. */
    public Mat0Bytes sayPhases(int count) {
        saidPhases = count;
        return this;
    }

    /** Says another number of blocks. */
    public Mat0Bytes sayBlocks(int count) {
        saidBlocks = count;
        return this;
    }

    /** Says another number of keys of the last block. */
    public Mat0Bytes sayKeys(int count) {
        blocks.get(blocks.size() - 1).said = count;
        return this;
    }

    /** Puts bytes behind everything else. */
    public Mat0Bytes tail(byte... bytes) {
        tail = bytes.clone();
        return this;
    }

    /** {@return where a phase starts} */
    public int phaseAt(int index) {
        return 4 + metaSize() + index * PHASE;
    }

    /** {@return where a block starts} */
    public int blockAt(int index) {
        int at = phaseAt(phases.size());
        for (int i = 0; i < index; i++) {
            at += 6 + 6 * blocks.get(i).keys.size();
        }
        return at;
    }

    /** {@return where a key starts} */
    public int keyAt(int block, int key) {
        return blockAt(block) + 6 + 6 * key;
    }

    private int metaSize() {
        if (version < 2) {
            return 0;
        }
        return version == 2 ? 2 : version == 3 ? 6 : 10;
    }

    /** {@return the material} */
    public byte[] build() {
        RawBytes out = new RawBytes();
        out.word16(saidPhases == null ? phases.size() : saidPhases);
        out.word16(saidBlocks == null ? blocks.size() : saidBlocks);
        out.bytes(RawBytes.field(meta, metaSize()));
        phases.forEach(out::bytes);
        for (Block block : blocks) {
            out.word32(block.word);
            out.word16(block.said == null ? block.keys.size() : block.said);
            for (int[] key : block.keys) {
                out.word16(key[0]).word16(key[1]).word16(key[2]);
            }
        }
        return out.bytes(tail).toByteArray();
    }
}
