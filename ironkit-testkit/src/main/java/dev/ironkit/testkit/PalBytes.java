package dev.ironkit.testkit;

import java.util.Arrays;
import java.util.Random;

/** Builds palettes from the format page: seeded colours, and a table of mixes where it is asked for. */
public final class PalBytes {

    private byte[] colours = colours();
    private byte[] tag = {};
    private byte[] table = {};

    private PalBytes() {}

    /** {@return a palette of colours only} */
    public static PalBytes palette() {
        return new PalBytes();
    }

    /** {@return the bytes of 256 different colours, the fourth byte 0} */
    public static byte[] colours() {
        byte[] bytes = new byte[1024];
        for (int i = 0; i < 256; i++) {
            bytes[4 * i] = (byte) i;
            bytes[4 * i + 1] = (byte) (255 - i);
            bytes[4 * i + 2] = (byte) (i * 7);
        }
        return bytes;
    }

    /** Gives all colours the same fourth byte. */
    public PalBytes fourth(int value) {
        for (int at = 3; at < colours.length; at += 4) {
            colours[at] = (byte) value;
        }
        return this;
    }

    /** Gives the bytes of all colours. */
    public PalBytes colours(byte... bytes) {
        colours = bytes.clone();
        return this;
    }

    /** Adds the tag and a table that is the same along both sides. */
    public PalBytes mixes() {
        tag = RawBytes.of("Ipol");
        table = new byte[256 * 256];
        Random random = new Random(1998);
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b <= a; b++) {
                byte mixed = a == b ? (byte) a : (byte) random.nextInt(256);
                table[a * 256 + b] = mixed;
                table[b * 256 + a] = mixed;
            }
        }
        return this;
    }

    /** Says another tag. */
    public PalBytes tag(byte... bytes) {
        tag = bytes.clone();
        return this;
    }

    /** {@return the palette} */
    public byte[] build() {
        byte[] all = Arrays.copyOf(colours, colours.length + tag.length + table.length);
        System.arraycopy(tag, 0, all, colours.length, tag.length);
        System.arraycopy(table, 0, all, colours.length + tag.length, table.length);
        return all;
    }
}
