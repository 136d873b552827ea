package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.field.FieldRole;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;

/** Damages files of the engine where they count, lead somewhere and name things, and sometimes anywhere. */
final class BinaryDamage {

    private static final float[] FLOATS = {
        0f,
        -0f,
        1f,
        -1f,
        Float.NaN,
        Float.POSITIVE_INFINITY,
        Float.NEGATIVE_INFINITY,
        Float.MAX_VALUE,
        -Float.MAX_VALUE,
        Float.MIN_VALUE,
        Float.MIN_NORMAL,
        1e20f,
        -1e20f,
        0.5f,
        1e-20f
    };

    private final Chance chance;
    private final SeedMap map;
    private final Corpus corpus;

    BinaryDamage(Chance chance, SeedMap map, Corpus corpus) {
        this.chance = chance;
        this.map = map;
        this.corpus = corpus;
    }

    byte[] of(byte[] sound) {
        byte[] bytes = sound.clone();
        // Fields first: what changes the length leaves their places behind.
        for (int steps = chance.oneIn(4) ? chance.from(2, 6) : 1; steps > 0; steps--) {
            inPlace(bytes);
        }
        if (chance.oneIn(5)) {
            bytes = ArchiveDamage.isArchive(bytes) && chance.percent(60)
                    ? new ArchiveDamage(chance, corpus).of(bytes)
                    : otherLength(bytes);
        }
        return bytes;
    }

    private void inPlace(byte[] bytes) {
        if (bytes.length == 0) {
            return;
        }
        int kind = chance.below(10);
        if (kind < 6 && !map.fields().isEmpty()) {
            field(bytes, pickField());
        } else if (kind < 8 && !map.tables().isEmpty()) {
            records(bytes, chance.of(map.tables()));
        } else {
            anywhere(bytes);
        }
    }

    /** A field; those that say how much there is and where are few, and tried more often. */
    private SeedField pickField() {
        SeedField field = chance.of(map.fields());
        for (int tries = 3;
                tries > 0 && field.role() != FieldRole.DERIVED && field.role() != FieldRole.KNOWN;
                tries--) {
            field = chance.of(map.fields());
        }
        return field;
    }

    private void field(byte[] bytes, SeedField field) {
        if (field.isText()) {
            byte[] name = Arrays.copyOf(OddText.entryName(chance), field.width());
            if (chance.oneIn(4)) {
                name = chance.bytes(field.width());
            }
            field.put(bytes, name);
        } else if (field.isFloats() && chance.percent(80)) {
            byte[] value = field.plain().toByteArray();
            int at = chance.below(value.length / Float.BYTES) * Float.BYTES;
            ByteBuffer.wrap(value).order(ByteOrder.LITTLE_ENDIAN).putFloat(at, FLOATS[chance.below(FLOATS.length)]);
            field.put(bytes, value);
        } else if (field.isNumber()) {
            field.put(bytes, littleEndian(number(bytes, field), field.width()));
        } else {
            byte[] value = field.plain().toByteArray();
            value[chance.below(value.length)] = (byte) chance.boundary();
            field.put(bytes, value);
        }
    }

    private long number(byte[] bytes, SeedField field) {
        long old = field.type().integer(field.plain());
        return switch (chance.below(10)) {
            case 0 -> old + 1;
            case 1 -> old - 1;
            case 2 -> old * 2;
            case 3 -> old ^ (1L << chance.below(field.width() * 8));
            case 4 -> bytes.length + (long) chance.from(-1, 1);
            case 5, 6 -> {
                SeedField other = chance.of(map.fields());
                yield other.isNumber() ? other.type().integer(other.plain()) : other.offset();
            }
            default -> chance.boundary();
        };
    }

    private static byte[] littleEndian(long value, int width) {
        byte[] bytes = new byte[width];
        for (int i = 0; i < width; i++) {
            bytes[i] = (byte) (value >> Math.min(63, 8 * i));
        }
        return bytes;
    }

    private void records(byte[] bytes, List<ByteRange> records) {
        ByteRange one = chance.of(records);
        ByteRange other = chance.of(records);
        int length = (int) Math.min(one.length(), other.length());
        if (one.offset() + length > bytes.length || other.offset() + length > bytes.length) {
            return;
        }
        byte[] first = Arrays.copyOfRange(bytes, (int) one.offset(), (int) one.offset() + length);
        byte[] second = Arrays.copyOfRange(bytes, (int) other.offset(), (int) other.offset() + length);
        switch (chance.below(4)) {
            case 0 -> {
                System.arraycopy(first, 0, bytes, (int) other.offset(), length);
                System.arraycopy(second, 0, bytes, (int) one.offset(), length);
            }
            case 1 -> System.arraycopy(first, 0, bytes, (int) other.offset(), length);
            case 2 -> {
                // Half a record moves: what it says and where it leads are of two.
                int part = chance.from(1, Math.max(1, length - 1));
                System.arraycopy(first, 0, bytes, (int) other.offset(), Math.min(part, length));
            }
            default -> Arrays.fill(bytes, (int) one.offset(), (int) one.offset() + length, (byte) chance.boundary());
        }
    }

    private void anywhere(byte[] bytes) {
        int at = chance.oneIn(3) ? chance.below(Math.min(bytes.length, 64)) : chance.below(bytes.length);
        int length = Math.min(chance.from(1, 16), bytes.length - at);
        switch (chance.below(5)) {
            case 0 -> bytes[at] ^= (byte) (1 << chance.below(8));
            case 1 -> bytes[at] = (byte) chance.boundary();
            case 2 ->
                Arrays.fill(
                        bytes, at, at + length, chance.of(0, 255, 127, 128, 32).byteValue());
            case 3 -> System.arraycopy(bytes, chance.below(bytes.length - length), bytes, at, length);
            default -> System.arraycopy(chance.bytes(length), 0, bytes, at, length);
        }
    }

    private byte[] otherLength(byte[] bytes) {
        byte[] other = switch (chance.below(6)) {
            case 0 -> Arrays.copyOf(bytes, chance.below(bytes.length));
            case 1 -> Arrays.copyOf(bytes, Math.max(0, bytes.length - chance.from(1, 64)));
            case 2 -> Arrays.copyOf(bytes, bytes.length + chance.from(1, 300));
            case 3 -> {
                byte[] donor = chance.of(corpus.seeds()).bytes().toByteArray();
                byte[] spliced = Arrays.copyOf(bytes, chance.below(bytes.length + 1) + donor.length);
                System.arraycopy(donor, 0, spliced, spliced.length - donor.length, donor.length);
                yield spliced;
            }
            case 4 -> without(bytes, chance.below(bytes.length), chance.from(1, 64));
            default -> inserted(bytes, chance.below(bytes.length + 1), chance.bytes(chance.from(1, 64)));
        };
        if (ArchiveDamage.isArchive(other) && chance.percent(50)) {
            // Past the first check: the length that the header says is right again.
            ByteBuffer.wrap(other).order(ByteOrder.LITTLE_ENDIAN).putInt(12, other.length);
        }
        return other;
    }

    static byte[] without(byte[] bytes, int at, int length) {
        int count = Math.min(length, bytes.length - at);
        byte[] less = new byte[bytes.length - count];
        System.arraycopy(bytes, 0, less, 0, at);
        System.arraycopy(bytes, at + count, less, at, less.length - at);
        return less;
    }

    static byte[] inserted(byte[] bytes, int at, byte... more) {
        byte[] larger = new byte[bytes.length + more.length];
        System.arraycopy(bytes, 0, larger, 0, at);
        System.arraycopy(more, 0, larger, at, more.length);
        System.arraycopy(bytes, at, larger, at + more.length, bytes.length - at);
        return larger;
    }
}
