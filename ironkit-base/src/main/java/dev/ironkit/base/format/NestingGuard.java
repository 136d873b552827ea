package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteRange;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Keeps a walk into archives inside archives finite.
 *
 * <p>Entries may overlap, so a small file can lead to the same image from a thousand places and each of those from a thousand
 * others; packed entries may unpack to far more than the file holds. A walk asks here before it goes on.
 */
public final class NestingGuard {

    /** How deep archives may lie in each other; the game has two levels. */
    public static final int MAX_DEPTH = 16;

    /** How many entries are looked at in one file, over all archives in it. */
    public static final long MAX_ENTRIES = 4_000_000;

    /** How many bytes are unpacked for one file. */
    public static final long MAX_UNPACKED = 1L << 30;

    /** The bytes of the file itself, as opposed to what was unpacked. */
    public static final int FILE = 0;

    /** Why a walk does not go on. */
    public enum Stop {
        /** The same bytes were looked at before. */
        SEEN,
        /** Archives lie too deep in each other. */
        DEPTH,
        /** There are too many entries. */
        ENTRIES,
        /** Too much would be unpacked. */
        UNPACKED
    }

    /** The images looked at, by space; a range is one number, which costs less at the start of a program than a record. */
    private final Map<Integer, Set<Long>> seen = new HashMap<>();

    private final long maxEntries;
    private final long maxUnpacked;
    private int spaces = FILE;
    private long entries;
    private long unpacked;

    /** A guard for one file. */
    public NestingGuard() {
        this(MAX_ENTRIES, MAX_UNPACKED);
    }

    /** A guard with limits of the caller's. */
    public NestingGuard(long maxEntries, long maxUnpacked) {
        this.maxEntries = maxEntries;
        this.maxUnpacked = maxUnpacked;
    }

    /**
     * {@return the reason not to look at an image}
     *
     * @param space {@link #FILE}, or what {@link #newSpace()} gave for the unpacked bytes the image lies in
     * @param range where it lies there
     * @param depth how many archives are around it
     */
    public Optional<Stop> enter(int space, ByteRange range, int depth) {
        if (depth >= MAX_DEPTH) {
            return Optional.of(Stop.DEPTH);
        }
        // Both are below 2^31, as no image is larger.
        long key = range.offset() << 31 | range.length();
        boolean isNew = seen.computeIfAbsent(space, any -> new HashSet<>()).add(key);
        return isNew ? Optional.empty() : Optional.of(Stop.SEEN);
    }

    /** {@return the reason not to look into this many entries} */
    public Optional<Stop> entries(int count) {
        entries += count;
        return entries > maxEntries ? Optional.of(Stop.ENTRIES) : Optional.empty();
    }

    /** {@return the reason not to unpack an entry to this many bytes} */
    public Optional<Stop> unpack(long size) {
        if (size > maxUnpacked - unpacked) {
            return Optional.of(Stop.UNPACKED);
        }
        unpacked += size;
        return Optional.empty();
    }

    /** {@return a name for bytes that were unpacked, which have offsets of their own} */
    public int newSpace() {
        return ++spaces;
    }
}
