package dev.ironkit.convert.image;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** PNG files put together chunk by chunk, well or badly; knows neither reader nor writer. */
final class PngBytes {

    private final Map<String, byte[]> chunks = new LinkedHashMap<>();
    private String wrongSum = "";

    /** A header that says this, whether it makes sense or not. */
    static PngBytes png(int width, int height, int depth, int colour, int interlace) {
        PngBytes png = new PngBytes();
        ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height);
        header.put((byte) depth).put((byte) colour).put((byte) 0).put((byte) 0).put((byte) interlace);
        return png.with("IHDR", header.array());
    }

    /** The chunk behind those there are; a name may be made unique by a sign behind its four letters. */
    PngBytes with(String name, byte... content) {
        chunks.put(name, content);
        return this;
    }

    /** Rows with their filters, packed. */
    PngBytes rows(byte... rows) {
        return with("IDAT", pack(rows));
    }

    PngBytes rows(int... rows) {
        byte[] bytes = new byte[rows.length];
        for (int i = 0; i < rows.length; i++) {
            bytes[i] = (byte) rows[i];
        }
        return rows(bytes);
    }

    /** The same file with a check sum that is off by one. */
    PngBytes wrongSum(String name) {
        wrongSum = name;
        return this;
    }

    static byte[] pack(byte... rows) {
        Deflater deflater = new Deflater(9);
        deflater.setInput(rows);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[8192];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    byte[] withoutEnd() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
        chunks.forEach((name, content) -> out.writeBytes(chunk(name, content)));
        return out.toByteArray();
    }

    byte[] build() {
        return with("IEND").withoutEnd();
    }

    private byte[] chunk(String name, byte[] content) {
        byte[] letters = name.substring(0, 4).getBytes(StandardCharsets.ISO_8859_1);
        CRC32 sum = new CRC32();
        sum.update(letters);
        sum.update(content);
        int stored = (int) sum.getValue() + (name.equals(wrongSum) ? 1 : 0);
        return ByteBuffer.allocate(12 + content.length)
                .putInt(content.length)
                .put(letters)
                .put(content)
                .putInt(stored)
                .array();
    }
}
