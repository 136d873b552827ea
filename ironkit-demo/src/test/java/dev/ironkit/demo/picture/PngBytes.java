package dev.ironkit.demo.picture;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** A picture as a PNG file, for looking at. */
final class PngBytes {

    private PngBytes() {}

    /** {@return the file} */
    static byte[] of(int width, int height, int... argb) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
        ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height);
        chunk(out, "IHDR", header.put(new byte[] {8, 2, 0, 0, 0}).array());
        chunk(out, "IDAT", packed(rows(width, height, argb)));
        chunk(out, "IEND", new byte[0]);
        return out.toByteArray();
    }

    private static byte[] rows(int width, int height, int... argb) {
        ByteBuffer rows = ByteBuffer.allocate(height * (width * 3 + 1));
        for (int i = 0; i < argb.length; i++) {
            if (i % width == 0) {
                rows.put((byte) 0);
            }
            rows.put((byte) (argb[i] >> 16)).put((byte) (argb[i] >> 8)).put((byte) argb[i]);
        }
        return rows.array();
    }

    private static byte[] packed(byte... plain) {
        Deflater deflater = new Deflater();
        deflater.setInput(plain);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] part = new byte[1 << 16];
        while (!deflater.finished()) {
            out.write(part, 0, deflater.deflate(part));
        }
        deflater.end();
        return out.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream out, String type, byte... data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 crc = new CRC32();
        crc.update(name);
        crc.update(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        out.writeBytes(name);
        out.writeBytes(data);
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
    }
}
