package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;

/** Damages files of other programs that are made of chunks, PNG and GLB, and makes lengths and sums fit again. */
final class ChunkDamage {

    private static final int PNG_MARK = 8;
    private static final int GLB_HEAD = 12;

    private final Chance chance;
    private final TextDamage text;

    ChunkDamage(Chance chance, TextDamage text) {
        this.chance = chance;
        this.text = text;
    }

    /** A piece of a file. */
    private record Chunk(String type, ByteView content) {

        Chunk(byte[] type, byte[] content) {
            this(new String(type, StandardCharsets.ISO_8859_1), ByteView.of(content));
        }

        byte[] data() {
            return content.toByteArray();
        }
    }

    byte[] ofPng(byte[] sound) {
        List<Chunk> chunks = new ArrayList<>();
        ByteBuffer in = ByteBuffer.wrap(sound);
        in.position(Math.min(PNG_MARK, sound.length));
        while (in.remaining() >= 12) {
            int length = in.getInt();
            if (length < 0 || length > in.remaining() - 8) {
                return sound;
            }
            byte[] type = new byte[4];
            in.get(type);
            byte[] data = new byte[length];
            in.get(data);
            in.getInt();
            chunks.add(new Chunk(type, data));
        }
        change(chunks, false);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(sound, 0, Math.min(PNG_MARK, sound.length));
        for (Chunk chunk : chunks) {
            byte[] type = Arrays.copyOf(chunk.type().getBytes(StandardCharsets.ISO_8859_1), 4);
            CRC32 sum = new CRC32();
            sum.update(type);
            sum.update(chunk.data());
            int length = chance.oneIn(20) ? (int) chance.boundary() : chunk.data().length;
            out.writeBytes(ByteBuffer.allocate(4).putInt(length).array());
            out.writeBytes(type);
            out.writeBytes(chunk.data());
            int said = chance.oneIn(30) ? chance.bits() : (int) sum.getValue();
            out.writeBytes(ByteBuffer.allocate(4).putInt(said).array());
        }
        return out.toByteArray();
    }

    byte[] ofGlb(byte[] sound) {
        List<Chunk> chunks = new ArrayList<>();
        ByteBuffer in = ByteBuffer.wrap(sound).order(ByteOrder.LITTLE_ENDIAN);
        in.position(Math.min(GLB_HEAD, sound.length));
        while (in.remaining() >= 8) {
            int length = in.getInt();
            byte[] type = new byte[4];
            in.get(type);
            if (length < 0 || length > in.remaining()) {
                return sound;
            }
            byte[] data = new byte[length];
            in.get(data);
            chunks.add(new Chunk(type, data));
        }
        change(chunks, true);
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        for (Chunk chunk : chunks) {
            byte[] data = Arrays.copyOf(chunk.data(), (chunk.data().length + 3) & ~3);
            Arrays.fill(data, chunk.data().length, data.length, (byte) ' ');
            int length = chance.oneIn(25) ? (int) chance.boundary() : data.length;
            body.writeBytes(little(length));
            body.writeBytes(chunk.type().getBytes(StandardCharsets.ISO_8859_1));
            body.writeBytes(data);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(sound, 0, Math.min(8, sound.length));
        out.writeBytes(little(chance.oneIn(25) ? (int) chance.boundary() : GLB_HEAD + body.size()));
        out.writeBytes(body.toByteArray());
        return out.toByteArray();
    }

    private static byte[] little(int value) {
        return ByteBuffer.allocate(4)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(value)
                .array();
    }

    private void change(List<Chunk> chunks, boolean glb) {
        if (chunks.isEmpty()) {
            return;
        }
        int at = chance.oneIn(2) ? 0 : chance.below(chunks.size());
        Chunk chunk = chunks.get(at);
        switch (chance.below(12)) {
            case 0 -> chunks.remove(at);
            case 1 -> chunks.add(at, chunk);
            case 2 -> Collections.shuffle(chunks, new Random(chance.bits()));
            case 3 ->
                chunks.set(
                        at,
                        new Chunk(chance.of("IDAT", "PLTE", "tRNS", "IEND", "JSON", "BIN\0", "zzzz"), chunk.content()));
            default -> chunks.set(at, new Chunk(chunk.type(), ByteView.of(data(chunk, glb))));
        }
    }

    private byte[] data(Chunk chunk, boolean glb) {
        byte[] bytes = chunk.data();
        if (glb && chunk.type().equals("JSON") && chance.percent(90)) {
            return text.of(bytes);
        }
        if (bytes.length == 0) {
            return chance.bytes(chance.from(1, 20));
        }
        int places = bytes.length;
        switch (chance.below(4)) {
            case 0 -> bytes[chance.below(places)] ^= (byte) (1 << chance.below(8));
            case 1 -> bytes[chance.below(places)] = (byte) chance.boundary();
            case 2 -> {
                ByteBuffer words =
                        ByteBuffer.wrap(bytes).order(chance.of(ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN));
                if (places >= 4) {
                    words.putInt(chance.below(places / 4) * 4, (int) chance.boundary());
                }
            }
            default -> {
                return Arrays.copyOf(bytes, chance.below(places + 20));
            }
        }
        return bytes;
    }
}
