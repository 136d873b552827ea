package dev.ironkit.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Builds effects byte by byte, sound ones and odd ones.
 *
 * <pre>{@code
 * effect().command(3).f32(36, 1).reference(136, "material.lib", "FIRE").build()
 * }</pre>
 */
public final class FxidBytes {

    /** The sizes of commands by opcode, the word included. */
    private static final int[] SIZES = {0, 224, 148, 200, 204, 112, 4, 208, 248, 208, 208};

    private static final int HEADER = 60;

    private final byte[] header = new byte[HEADER];
    private final List<byte[]> commands = new ArrayList<>();
    private Long said;
    private byte[] tail = {};

    private FxidBytes() {}

    /** {@return an effect without commands that plays once through a second} */
    public static FxidBytes effect() {
        FxidBytes effect = new FxidBytes();
        return effect.header(4, 1)
                .headerFloat(8, 1)
                .headerFloat(48, 1)
                .headerFloat(52, 1)
                .headerFloat(56, 1);
    }

    /** {@return the size of a command of an opcode} */
    public static int size(int opcode) {
        return SIZES[opcode];
    }

    /** Puts a word into the header. */
    public FxidBytes header(int at, long word) {
        put(header, at, word);
        return this;
    }

    /** Puts a float into the header. */
    public FxidBytes headerFloat(int at, float value) {
        return header(at, Float.floatToRawIntBits(value));
    }

    /** Adds a command whose body is all zero; its word may have more bits than the opcode. */
    public FxidBytes command(long word) {
        byte[] command = new byte[SIZES[(int) (word & 0xFF)]];
        put(command, 0, word);
        commands.add(command);
        return this;
    }

    /** Adds the bytes of a command as they are. */
    public FxidBytes raw(byte... bytes) {
        commands.add(bytes.clone());
        return this;
    }

    /** Puts a word into the last command. */
    public FxidBytes u32(int at, long word) {
        put(last(), at, word);
        return this;
    }

    /** Puts floats into the last command, one behind the other. */
    public FxidBytes f32(int at, float... values) {
        for (int i = 0; i < values.length; i++) {
            put(last(), at + 4 * i, Float.floatToRawIntBits(values[i]));
        }
        return this;
    }

    /** Puts bytes into the last command. */
    public FxidBytes bytes(int at, byte... bytes) {
        System.arraycopy(bytes, 0, last(), at, bytes.length);
        return this;
    }

    /** Puts an archive and a member into the last command. */
    public FxidBytes reference(int at, String archive, String member) {
        return bytes(at, RawBytes.field(RawBytes.of(archive), 32))
                .bytes(at + 32, RawBytes.field(RawBytes.of(member), 32));
    }

    /** Says another number of commands. */
    public FxidBytes say(long count) {
        said = count;
        return this;
    }

    /** Puts bytes behind everything else. */
    public FxidBytes tail(byte... bytes) {
        tail = bytes.clone();
        return this;
    }

    /** {@return where a command starts} */
    public int commandAt(int index) {
        return HEADER
                + commands.stream()
                        .limit(index)
                        .mapToInt(command -> command.length)
                        .sum();
    }

    /** {@return the effect} */
    public byte[] build() {
        byte[] first = header.clone();
        put(first, 0, said == null ? commands.size() : said);
        RawBytes out = new RawBytes().bytes(first);
        commands.forEach(out::bytes);
        return out.bytes(tail).toByteArray();
    }

    /** {@return the first bytes of the effect} */
    public byte[] build(int length) {
        return Arrays.copyOf(build(), length);
    }

    private byte[] last() {
        return commands.get(commands.size() - 1);
    }

    private static void put(byte[] bytes, int at, long word) {
        for (int i = 0; i < 4; i++) {
            bytes[at + i] = (byte) (word >> (8 * i));
        }
    }
}
