import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes an NRes archive with many textures of 256 x 256 pixels and 7 levels, in the proportions of formats that shipped
 * archives have: {@code java ManyTextures.java COUNT FILE}. Needs nothing of ironkit.
 */
final class ManyTextures {

    private static final int[] FORMATS = {8888, 8888, 8888, 8888, 8888, 888, 565, 4444};
    private static final int SIDE = 256;
    private static final int LEVELS = 7;

    private ManyTextures() {}

    public static void main(String[] args) throws IOException {
        int count = Integer.parseInt(args[0]);
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        ByteBuffer directory = ByteBuffer.allocate(count * 64).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            byte[] texture = texture(FORMATS[i % FORMATS.length], i);
            directory.position(i * 64);
            directory.put("Texm".getBytes(StandardCharsets.US_ASCII));
            directory.putInt(0).putInt(0).putInt(texture.length).putInt(0);
            directory.put(String.format("TEX%04d.0", i).getBytes(StandardCharsets.US_ASCII));
            directory.position(i * 64 + 56);
            directory.putInt(16 + data.size()).putInt(i);
            data.writeBytes(texture);
        }
        ByteBuffer out = ByteBuffer.allocate(16 + data.size() + count * 64).order(ByteOrder.LITTLE_ENDIAN);
        out.put("NRes".getBytes(StandardCharsets.US_ASCII)).putInt(0x100).putInt(count).putInt(out.capacity());
        out.put(data.toByteArray()).put(directory.array());
        Files.write(Path.of(args[1]), out.array());
    }

    /** Slow waves with some grain: about as hard to pack as a painted surface. */
    private static byte[] texture(int format, int seed) {
        int bytes = format == 565 || format == 4444 ? 2 : 4;
        ByteBuffer out = ByteBuffer.allocate(32 + SIDE * SIDE * bytes * 4 / 3 + 64).order(ByteOrder.LITTLE_ENDIAN);
        out.put("Texm".getBytes(StandardCharsets.US_ASCII)).putInt(SIDE).putInt(SIDE).putInt(LEVELS);
        out.putInt(32).putInt(0).putInt(0).putInt(format);
        for (int level = 0; level < LEVELS; level++) {
            int side = SIDE >> level;
            for (int i = 0; i < side * side; i++) {
                int x = (i % side) << level;
                int y = (i / side) << level;
                int grain = (x * 0x27D4EB2D + y * 0x165667B1 + seed * 0x9E3779B9 >>> 13) % 12;
                int light = (int) (110 + 60 * Math.sin((x + seed) / 19.0) + 50 * Math.cos(y / 23.0)) + grain;
                if (bytes == 4) {
                    out.putInt((format == 8888 ? 0xFF000000 : 0) | light << 16 | (light + grain) << 8 | light / 2);
                } else {
                    out.putShort((short) (format == 565
                            ? light >> 3 << 11 | light >> 2 << 5 | light >> 4
                            : 0xF000 | light >> 4 << 8 | light >> 4 << 4 | light >> 5));
                }
            }
        }
        return java.util.Arrays.copyOf(out.array(), out.position());
    }
}
