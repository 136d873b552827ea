import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes an NRes archive with many small entries: {@code java ManyEntries.java COUNT FILE}. Needs nothing of ironkit. */
final class ManyEntries {

    private ManyEntries() {}

    public static void main(String[] args) throws IOException {
        int count = Integer.parseInt(args[0]);
        int payload = 64;
        int total = 16 + count * (payload + 64);
        ByteBuffer out = ByteBuffer.allocate(total).order(ByteOrder.LITTLE_ENDIAN);
        out.put("NRes".getBytes(StandardCharsets.US_ASCII)).putInt(0x100).putInt(count).putInt(total);
        for (int i = 0; i < count; i++) {
            for (int at = 0; at < payload; at++) {
                out.put((byte) (i * 31 + at));
            }
        }
        for (int i = 0; i < count; i++) {
            int start = out.position();
            out.put("DATA".getBytes(StandardCharsets.US_ASCII));
            out.putInt(i).putInt(0).putInt(payload).putInt(0);
            out.put(String.format("entry%06d.bin", i).getBytes(StandardCharsets.US_ASCII));
            // The names are in order already, so the lookup table is the identity.
            out.position(start + 56);
            out.putInt(16 + i * payload).putInt(i);
        }
        Files.write(Path.of(args[1]), out.array());
    }
}
