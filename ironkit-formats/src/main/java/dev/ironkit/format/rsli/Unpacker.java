package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.rsli.PackedData.Presence;
import dev.ironkit.format.rsli.PackedDataException.Reason;
import java.util.Locale;

/** Unpacks one entry of a library. */
final class Unpacker {

    /** More than the tables in front of the first byte of a compressed stream take. */
    private static final int ENOUGH_FOR_A_START = 1024;

    private final RsliLibrary library;
    private final int index;
    private final RsliEntry entry;
    private final Problems problems;

    Unpacker(RsliLibrary library, int index, Problems problems) {
        this.library = library;
        this.index = index;
        this.entry = library.entries().get(index);
        this.problems = problems.at(problems.path().entry(library.segment(index)));
    }

    ByteView unpack() {
        PackMethod method = entry.method()
                .orElseThrow(() -> problems.fatal(
                        RsliProblem.METHOD, entry.range(RsliEntry.FLAGS_OFFSET, 2), PackMethod.hex(entry.flags())));
        if (!entry.isPresent()) {
            throw claimedRange().fatal(RsliProblem.RANGE, problems);
        }
        return method.keepsSize() ? unpackKept(method) : decompress(method);
    }

    /** The first bytes of the content, from as little of the packed bytes as that takes; empty where it does not unpack. */
    ByteView start(int count) {
        int wanted = (int) Math.min(count, entry.unpackedSize());
        if (!entry.isUsable() || wanted == 0) {
            return ByteView.empty();
        }
        PackMethod method = entry.method().orElseThrow();
        int needed = method.keepsSize() ? wanted : wanted + ENOUGH_FOR_A_START;
        ByteView packed =
                entry.packed().slice(0, Math.min(needed, entry.packed().length()));
        try {
            byte[] plain = method.isScrambled() ? unscrambled(packed) : packed.toByteArray();
            return ByteView.of(method.unpackStart(plain, wanted));
        } catch (PackedDataException e) {
            return ByteView.empty();
        }
    }

    /** Content that takes as many bytes in the file as out of it. */
    private ByteView unpackKept(PackMethod method) {
        ByteView packed = entry.packed();
        ByteRange sizeField = entry.range(RsliEntry.PACKED_SIZE_OFFSET, 4);
        if (packed.length() < entry.unpackedSize()) {
            throw problems.fatal(RsliProblem.SIZES, sizeField, packed.length(), entry.unpackedSize());
        }
        if (packed.length() > entry.unpackedSize() && isStrict()) {
            problems.report(RsliProblem.SIZES, sizeField, packed.length(), entry.unpackedSize());
        }
        ByteView content = packed.slice(0, (int) entry.unpackedSize());
        if (!method.isScrambled()) {
            return content;
        }
        checkLimit(content.length());
        // Every byte keeps its place, so what is found wrong with the content still has an offset in the file.
        return ByteView.of(unscrambled(content), content.origin());
    }

    private ByteView decompress(PackMethod method) {
        checkLimit(Math.max(entry.unpackedSize(), entry.packed().length()));
        boolean cutShort = entry.data().presence() == Presence.LAST_BYTE_MISSING;
        if (cutShort && isStrict()) {
            claimedRange().report(RsliProblem.DEFLATE_EOF_PLUS_ONE, problems);
        }
        byte[] packed = method.isScrambled()
                ? unscrambled(entry.packed())
                : entry.packed().toByteArray();
        try {
            Unpacked unpacked = cutShort
                    ? RawDeflate.unpackCutShort(packed, 0, packed.length, entry.unpackedSize())
                    : method.unpack(packed, entry.unpackedSize());
            reportTail(unpacked.used());
            return ByteView.of(unpacked.bytes());
        } catch (PackedDataException e) {
            throw refusal(e);
        }
    }

    private byte[] unscrambled(ByteView bytes) {
        byte[] plain = bytes.toByteArray();
        XorStream.apply(library.key(index), plain, 0, plain.length);
        return plain;
    }

    /** Holds both sizes against the limit, as both become memory. */
    private void checkLimit(long size) {
        long limit = library.limits().maxUnpackedSize();
        if (size > limit) {
            throw problems.fatal(
                    RsliProblem.UNPACKED_SIZE, entry.range(RsliEntry.UNPACKED_SIZE_OFFSET, 4), size, limit);
        }
    }

    private void reportTail(int used) {
        int left = entry.packed().length() - used;
        if (left > 0) {
            problems.report(RsliProblem.PACKED_TAIL, entry.packed().range(used, left), left);
        }
    }

    private MalformedAssetException refusal(PackedDataException e) {
        if (e.reason() == Reason.TOO_LARGE) {
            return problems.fatal(
                    RsliProblem.UNPACKED_SIZE,
                    entry.range(RsliEntry.UNPACKED_SIZE_OFFSET, 4),
                    entry.unpackedSize(),
                    Integer.MAX_VALUE);
        }
        ByteView packed = entry.packed();
        int at = Math.min(e.at(), packed.length());
        String reason = e.reason().name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return problems.fatal(
                RsliProblem.UNPACK, packed.from(at).range(), packed.length(), entry.unpackedSize(), reason, at);
    }

    private ClaimedRange claimedRange() {
        return ClaimedRange.of(library, index);
    }

    /** Whether to say again what a milder reader was told when the table was read. */
    private boolean isStrict() {
        return problems.mode() == Problems.Mode.STRICT;
    }
}
