package dev.ironkit.base.format;

/**
 * How much a walk through the archives of a file may take on.
 *
 * <p>Each bound goes by the bytes that are there, so that a small file is given up early, and what is honest is never near it: an entry
 * takes 32 bytes of some archive at least, and is part of one archive on each level.
 */
final class NestingBudget {

    private static final long MAX_ENTRIES = 4_000_000;
    private static final long MAX_UNPACKED = 1L << 30;

    /** What any file may have, however small. */
    private static final long FREE_ENTRIES = 10_000;

    private static final long FREE_UNPACKED = 32L << 20;
    private static final long FREE_LOOKED_AT = 64L << 20;
    private static final long FREE_WRITTEN = 128L << 20;
    private static final long FREE_FILES = 1000;

    /** The smallest record of a directory. */
    private static final int RECORD = 32;

    /** Real data packs to a tenth; a picture of one colour to a hundredth. */
    private static final int UNPACKED_GAIN = 128;

    /** An entry takes 64 bytes, a name among them; packed, an eighth of that. */
    private static final int BYTES_OF_A_FILE = 8;

    /** Written is what was unpacked, and once more what the archives around it hold. */
    private static final int WRITTEN_GAIN = 256;

    private final long input;
    private final long maxEntries;
    private final long maxUnpacked;
    private long entries;
    private long unpacked;
    private long lookedAt;
    private long written;
    private long files;

    private NestingBudget(long input, long maxEntries, long maxUnpacked) {
        this.input = input;
        this.maxEntries = maxEntries;
        this.maxUnpacked = maxUnpacked;
    }

    /** What a file of this size may have. */
    static NestingBudget of(long input) {
        return new NestingBudget(
                input, MAX_ENTRIES, Math.min(MAX_UNPACKED, FREE_UNPACKED + UNPACKED_GAIN * Math.max(0, input)));
    }

    /** Bounds of the caller's, none of them relative. */
    static NestingBudget fixed(long maxEntries, long maxUnpacked) {
        return new NestingBudget(Long.MAX_VALUE >> 10, maxEntries, maxUnpacked);
    }

    long entries() {
        return entries;
    }

    long mostEntries() {
        return Math.min(maxEntries, FREE_ENTRIES + (input + unpacked) / RECORD);
    }

    boolean takeEntries(long count) {
        if (count > mostEntries() - entries) {
            return false;
        }
        entries += count;
        return true;
    }

    long unpacked() {
        return unpacked;
    }

    long mostUnpacked() {
        return maxUnpacked;
    }

    boolean takeUnpacked(long size) {
        if (size > maxUnpacked - unpacked) {
            return false;
        }
        unpacked += size;
        return true;
    }

    long lookedAt() {
        return lookedAt;
    }

    long mostLookedAt() {
        return FREE_LOOKED_AT + NestedWalk.MAX_DEPTH * (input + unpacked);
    }

    boolean takeLookedAt(long size) {
        if (size > mostLookedAt() - lookedAt) {
            return false;
        }
        lookedAt += size;
        return true;
    }

    long written() {
        return written;
    }

    long mostWritten() {
        return FREE_WRITTEN + WRITTEN_GAIN * input;
    }

    long files() {
        return files;
    }

    long mostFiles() {
        return FREE_FILES + input / BYTES_OF_A_FILE;
    }

    boolean takeWritten(long more, long size) {
        if (size > mostWritten() - written || more > mostFiles() - files) {
            return false;
        }
        files += more;
        written += size;
        return true;
    }
}
