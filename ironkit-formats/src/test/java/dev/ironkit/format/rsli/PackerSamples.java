package dev.ironkit.format.rsli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Made-up data to pack, the same on every run. */
final class PackerSamples {
    private static final String[] WORDS = {
        "the", "iron", "kit", "packs", "and", "unpacks", "what", "it", "finds", "in", "a", "library", "of", "sprites"
    };

    private PackerSamples() {}

    static byte[] hex(String text) {
        return HexFormat.ofDelimiter(" ").parseHex(text);
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    static byte[] random(int size, long seed) {
        byte[] bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        return bytes;
    }

    static byte[] filled(int size, int value) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    static byte[] text(int size, long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        while (text.length() < size) {
            text.append(WORDS[random.nextInt(WORDS.length)]).append(random.nextInt(9) == 0 ? ".\r\n" : " ");
        }
        return ascii(text.substring(0, size));
    }

    /** Bytes of a small alphabet: many matches, most of them short. */
    static byte[] fewSymbols(int size, int symbols, long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[size];
        for (int at = 0; at < size; at++) {
            bytes[at] = (byte) (0x1F + random.nextInt(symbols));
        }
        return bytes;
    }

    /** Zeros with a few other bytes among them. */
    static byte[] sparse(int size, long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[size];
        for (int at = 0; at < size; at += 1 + random.nextInt(70)) {
            bytes[at] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /** Runs of one value, parted by single bytes: the longest chains of candidates. */
    static byte[] runs(int size, long seed) {
        Random random = new Random(seed);
        byte[] bytes = filled(size, 'a');
        for (int at = 0; at < size; at += 3 + random.nextInt(20)) {
            bytes[at] = (byte) random.nextInt(256);
        }
        return bytes;
    }

    /** A block of noise over and over, at a distance around the reach of the writers. */
    static byte[] repeated(int size, int period, long seed) {
        byte[] block = random(period, seed);
        byte[] bytes = new byte[size];
        for (int at = 0; at < size; at++) {
            bytes[at] = block[at % period];
        }
        return bytes;
    }

    /** Pictures of 128 x 128 pixels of 16 bits: a disc with a soft rim and some grain on nothing. */
    static byte[] pixels(int size, long seed) {
        Random random = new Random(seed);
        byte[] bytes = new byte[size];
        int centre = 0;
        int colour = 0;
        for (int at = 0; at + 1 < size; at += 2) {
            int pixel = (at / 2) & 0x3FFF;
            if (pixel == 0) {
                centre = 48 + random.nextInt(32);
                colour = random.nextInt(0x1000);
            }
            int dx = (pixel & 0x7F) - centre;
            int dy = (pixel >> 7) - centre;
            int opacity = 15 - (dx * dx + dy * dy) / 160;
            int value = opacity <= 0 ? 0 : ((opacity << 12) | colour) ^ (random.nextInt(6) == 0 ? 0x10 : 0);
            bytes[at] = (byte) value;
            bytes[at + 1] = (byte) (value >> 8);
        }
        return bytes;
    }

    /** Bytes of a small alphabet in which no three in a row occur twice. */
    static byte[] withoutRepeats(int size, int symbols, long seed) {
        Random random = new Random(seed);
        boolean[] seen = new boolean[1 << 24];
        byte[] bytes = new byte[size];
        int gram = 0;
        for (int at = 0; at < size; at++) {
            int next;
            do {
                next = ((gram << 8) | random.nextInt(symbols)) & 0xFFFFFF;
            } while (seen[next]);
            seen[next] = at >= 2;
            gram = next;
            bytes[at] = (byte) gram;
        }
        return bytes;
    }

    /** {@return one sample of each kind, by name} */
    static Map<String, byte[]> ofSize(int size, long seed) {
        Map<String, byte[]> samples = new LinkedHashMap<>();
        samples.put("random", random(size, seed));
        samples.put("zeros", filled(size, 0));
        samples.put("spaces", filled(size, 0x20));
        samples.put("text", text(size, seed));
        samples.put("two symbols", fewSymbols(size, 2, seed));
        samples.put("four symbols", fewSymbols(size, 4, seed));
        samples.put("sparse", sparse(size, seed));
        samples.put("runs", runs(size, seed));
        for (int period : new int[] {2, 7, 61, 4035, 4036, 4037, 4078, 4079, 4096}) {
            samples.put("period " + period, repeated(size, period, seed));
        }
        return samples;
    }
}
