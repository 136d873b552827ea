package dev.ironkit.testkit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * One change of a file.
 *
 * @param kind what is done
 * @param at where
 * @param count how many bytes
 * @param value the bit, the number or the seed of the bytes to be written
 * @param donor the sample that bytes are taken from; null where none are
 */
record MutationStep(Kind kind, int at, int count, int value, Sample donor) {

    /** What can be done to a file. */
    enum Kind {
        FLIP,
        OVERWRITE,
        INSERT,
        DELETE,
        TRUNCATE,
        DUPLICATE,
        SPLICE
    }

    private static final Kind[] KINDS = Kind.values();

    /** Numbers at the edges of what a field can hold, or of what a reader multiplies. */
    private static final int[] INTERESTING = {
        0, -1, 0x7FFF_FFFF, 0x8000_0000, 1, 0xFFFF, 0x7FFF, 0x8000, 0x0400_0000, 0x1000_0000
    };

    private static final int LONGEST_CHUNK = 64;

    /** A change of any kind, anywhere. */
    static MutationStep anywhere(SplittableRandom random, int length, Sample donor) {
        Kind kind = KINDS[random.nextInt(KINDS.length)];
        int chunk = 1 + random.nextInt(LONGEST_CHUNK);
        return switch (length == 0 ? Kind.INSERT : kind) {
            case FLIP -> flip(random, 0, length);
            case OVERWRITE -> overwrite(random, 0, length);
            case INSERT -> new MutationStep(Kind.INSERT, random.nextInt(length + 1), chunk, random.nextInt(), null);
            case TRUNCATE -> {
                int at = random.nextInt(length);
                yield new MutationStep(Kind.TRUNCATE, at, length - at, 0, null);
            }
            case DELETE, DUPLICATE -> {
                int at = random.nextInt(length);
                yield new MutationStep(kind, at, Math.min(chunk, length - at), 0, null);
            }
            case SPLICE -> {
                int at = random.nextInt(Math.min(length, donor.length()) + 1);
                yield new MutationStep(Kind.SPLICE, at, donor.length() - at, 0, donor);
            }
        };
    }

    /** A change that keeps the length and stays inside {@code from} to {@code to}. */
    static MutationStep inside(SplittableRandom random, int from, int to) {
        return random.nextBoolean() ? flip(random, from, to) : overwrite(random, from, to);
    }

    private static MutationStep flip(SplittableRandom random, int from, int to) {
        return new MutationStep(Kind.FLIP, random.nextInt(from, to), 1, random.nextInt(8), null);
    }

    private static MutationStep overwrite(SplittableRandom random, int from, int to) {
        int width = 1 << random.nextInt(3);
        // Fields are aligned far more often than not.
        int at = random.nextInt(from, to) & -width;
        if (at < from || at + width > to) {
            return new MutationStep(Kind.OVERWRITE, random.nextInt(from, to), 1, random.nextInt(256), null);
        }
        return new MutationStep(Kind.OVERWRITE, at, width, INTERESTING[random.nextInt(INTERESTING.length)], null);
    }

    byte[] apply(byte[] bytes) {
        return switch (kind) {
            case FLIP -> {
                byte[] out = bytes.clone();
                out[at] ^= (byte) (1 << value);
                yield out;
            }
            case OVERWRITE -> {
                byte[] out = bytes.clone();
                for (int i = 0; i < count; i++) {
                    out[at + i] = (byte) (value >> (8 * i));
                }
                yield out;
            }
            case INSERT -> {
                byte[] fresh = new byte[count];
                new Random(value).nextBytes(fresh);
                yield joined(bytes, at, fresh, bytes, at);
            }
            case DELETE -> joined(bytes, at, new byte[0], bytes, at + count);
            case TRUNCATE -> Arrays.copyOf(bytes, at);
            case DUPLICATE -> joined(bytes, at, Arrays.copyOfRange(bytes, at, at + count), bytes, at);
            case SPLICE -> joined(bytes, at, new byte[0], donor.bytes().toByteArray(), at);
        };
    }

    /** The bytes of {@code head} before {@code to}, the middle, the bytes of {@code tail} from {@code from}. */
    private static byte[] joined(byte[] head, int to, byte[] middle, byte[] tail, int from) {
        byte[] out = Arrays.copyOf(head, to + middle.length + tail.length - from);
        System.arraycopy(middle, 0, out, to, middle.length);
        System.arraycopy(tail, from, out, to + middle.length, tail.length - from);
        return out;
    }

    @Override
    public String toString() {
        return switch (kind) {
            case FLIP -> String.format(Locale.ROOT, "flip bit %d at 0x%X", value, at);
            case OVERWRITE -> String.format(Locale.ROOT, "write 0x%X in %d bytes at 0x%X", value, count, at);
            case INSERT -> String.format(Locale.ROOT, "insert %d random bytes at 0x%X", count, at);
            case DELETE -> String.format(Locale.ROOT, "delete %d bytes at 0x%X", count, at);
            case TRUNCATE -> String.format(Locale.ROOT, "cut to 0x%X bytes", at);
            case DUPLICATE -> String.format(Locale.ROOT, "repeat %d bytes at 0x%X", count, at);
            case SPLICE -> String.format(Locale.ROOT, "go on with '%s' at 0x%X", donor, at);
        };
    }
}
