package dev.ironkit.demo.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** A packed library: unscrambled and unpacked by loops of its own. LZHUF is left to others. */
final class PlainLibrary {

    private PlainLibrary() {}

    /** The contents by their names. */
    static Map<String, byte[]> contents(byte... file) {
        ByteBuffer image = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(image.getInt(0)).isEqualTo(0x01004C4E);
        int count = image.getShort(4);
        ByteBuffer table = ByteBuffer.wrap(unscrambled(image.getInt(20), Arrays.copyOfRange(file, 32, 32 + count * 32)))
                .order(ByteOrder.LITTLE_ENDIAN);
        Map<String, byte[]> contents = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            int at = i * 32;
            int method = table.getShort(at + 16) & 0x1E0;
            int offset = table.getInt(at + 24);
            byte[] packed = Arrays.copyOfRange(file, offset, offset + table.getInt(at + 28));
            byte[] plain = (method & 0x20) == 0 ? packed : unscrambled(table.getShort(at + 18) & 0xFFFF, packed);
            if ((method & 0x80) == 0) {
                contents.put(PlainArchive.text(table, at, 12), unpacked(method & 0x1C0, table.getInt(at + 20), plain));
            }
        }
        return contents;
    }

    private static byte[] unscrambled(int key, byte... bytes) {
        int lo = key & 0xFF;
        int hi = key >> 8 & 0xFF;
        byte[] plain = bytes.clone();
        for (int i = 0; i < plain.length; i++) {
            lo = hi ^ (lo << 1 & 0xFF);
            plain[i] ^= (byte) lo;
            hi = lo ^ hi >>> 1;
        }
        return plain;
    }

    private static byte[] unpacked(int method, int size, byte... packed) {
        return switch (method) {
            case 0x40 -> lzss(size, packed);
            case 0x100 -> inflated(size, packed);
            default -> packed;
        };
    }

    private static byte[] inflated(int size, byte... packed) {
        Inflater inflater = new Inflater(true);
        inflater.setInput(Arrays.copyOf(packed, packed.length + 1));
        byte[] plain = new byte[size];
        try {
            assertThat(inflater.inflate(plain)).isEqualTo(size);
        } catch (DataFormatException e) {
            throw new AssertionError(e);
        } finally {
            inflater.end();
        }
        return plain;
    }

    private static byte[] lzss(int size, byte... packed) {
        byte[] ring = new byte[4096];
        Arrays.fill(ring, (byte) ' ');
        byte[] plain = new byte[size];
        int r = 0xFEE;
        int in = 0;
        int out = 0;
        for (int control = 1; out < size; control >>= 1) {
            if (control == 1) {
                control = (packed[in++] & 0xFF) | 0x100;
            }
            int from = r;
            int length = 1;
            if ((control & 1) == 0) {
                from = (packed[in] & 0xFF) | ((packed[in + 1] & 0xF0) << 4);
                length = (packed[in + 1] & 0xF) + 3;
                in += 2;
            } else {
                ring[r] = packed[in++];
            }
            for (int k = 0; k < length && out < size; k++) {
                byte one = ring[from + k & 0xFFF];
                plain[out++] = one;
                ring[r] = one;
                r = r + 1 & 0xFFF;
            }
        }
        return plain;
    }

    static String text(byte... bytes) {
        return new String(bytes, StandardCharsets.US_ASCII);
    }
}
