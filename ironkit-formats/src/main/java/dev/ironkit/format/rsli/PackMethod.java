package dev.ironkit.format.rsli;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * How the content of an entry is packed: a compression, a cipher, both or neither.
 *
 * <p>The method is a part of the flags; what the engine calls the pack method of a resource is the same without the cipher bit
 * 0x20.
 */
public enum PackMethod {
    STORED(0x000, "stored"),
    XOR(0x020, "xor"),
    LZSS(0x040, "lzss"),
    XOR_LZSS(0x060, "xor+lzss"),
    LZHUF(0x080, "lzhuf"),
    XOR_LZHUF(0x0A0, "xor+lzhuf"),
    DEFLATE(0x100, "deflate");

    /** The bits of the flags that name the method. */
    public static final int MASK = 0x1E0;

    private static final int CIPHER = 0x020;

    private final int bits;
    private final String word;

    PackMethod(int bits, String word) {
        this.bits = bits;
        this.word = word;
    }

    /** {@return the method that the flags of an entry name; empty where it is none of these} */
    public static Optional<PackMethod> of(int flags) {
        for (PackMethod method : values()) {
            if (method.bits == (flags & MASK)) {
                return Optional.of(method);
            }
        }
        return Optional.empty();
    }

    /** The bits of some flags that name the method, known or not, for people. */
    static String hex(int flags) {
        return String.format(Locale.ROOT, "0x%03X", flags & MASK);
    }

    /** {@return its bits in the flags} */
    public int bits() {
        return bits;
    }

    /** {@return its lower-case word, for listings and options} */
    public String word() {
        return word;
    }

    /** {@return the flags with this method in place of the one they name} */
    public int in(int flags) {
        return (flags & ~MASK) | bits;
    }

    /** {@return whether the packed bytes are scrambled with the key of the entry} */
    public boolean isScrambled() {
        return (bits & CIPHER) != 0;
    }

    /** {@return whether packed and unpacked size are the same} */
    public boolean keepsSize() {
        return (bits & ~CIPHER) == 0;
    }

    /** The packed bytes before scrambling, unpacked once and compared. */
    byte[] pack(byte[] plain) {
        return checked(plain, compress(plain));
    }

    /** The packed bytes, if they unpack to the plain ones. */
    byte[] checked(byte[] plain, byte[] packed) {
        boolean same;
        try {
            same = Arrays.equals(plain, unpack(packed, plain.length).bytes());
        } catch (PackedDataException e) {
            throw new IllegalStateException(this + " wrote a stream it cannot read", e);
        }
        if (!same) {
            throw new IllegalStateException(this + " wrote a stream that gives other bytes");
        }
        return packed;
    }

    private byte[] compress(byte[] plain) {
        return switch (this) {
            case STORED, XOR -> plain;
            case LZSS, XOR_LZSS -> Lzss.pack(plain);
            case LZHUF, XOR_LZHUF -> Lzhuf.pack(plain);
            // Another zlib may write another stream for the same bytes. Any of them is right, and only content that was
            // replaced comes here.
            case DEFLATE -> RawDeflate.pack(plain);
        };
    }

    /** Unpacks bytes that are no longer scrambled. */
    Unpacked unpack(byte[] packed, long unpackedSize) {
        return switch (this) {
            case STORED, XOR -> new Unpacked(packed, packed.length);
            case LZSS, XOR_LZSS -> Lzss.unpack(packed, 0, packed.length, unpackedSize);
            case LZHUF, XOR_LZHUF -> Lzhuf.unpack(packed, 0, packed.length, unpackedSize);
            case DEFLATE -> RawDeflate.unpack(packed, 0, packed.length, unpackedSize);
        };
    }

    /** The first bytes of what unscrambled packed bytes unpack to; the rest of them need not be there. */
    byte[] unpackStart(byte[] packed, int count) {
        return this == DEFLATE
                ? RawDeflate.unpackStart(packed, count)
                : unpack(packed, count).bytes();
    }

    @Override
    public String toString() {
        return word + " (" + hex(bits) + ")";
    }
}
