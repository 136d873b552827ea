package dev.ironkit.format.rsli;

/** The three packers behind one face, for what must hold for each of them. */
enum Packer {
    LZSS {
        @Override
        byte[] pack(byte[] plain) {
            return Lzss.pack(plain);
        }

        @Override
        Unpacked unpack(byte[] packed, int from, int count, long unpackedSize) {
            return Lzss.unpack(packed, from, count, unpackedSize);
        }
    },
    LZHUF {
        @Override
        byte[] pack(byte[] plain) {
            return Lzhuf.pack(plain);
        }

        @Override
        Unpacked unpack(byte[] packed, int from, int count, long unpackedSize) {
            return Lzhuf.unpack(packed, from, count, unpackedSize);
        }
    },
    RAW_DEFLATE {
        @Override
        byte[] pack(byte[] plain) {
            return RawDeflate.pack(plain);
        }

        @Override
        Unpacked unpack(byte[] packed, int from, int count, long unpackedSize) {
            return RawDeflate.unpack(packed, from, count, unpackedSize);
        }
    };

    abstract byte[] pack(byte[] plain);

    abstract Unpacked unpack(byte[] packed, int from, int count, long unpackedSize);

    Unpacked unpack(byte[] packed, long unpackedSize) {
        return unpack(packed, 0, packed.length, unpackedSize);
    }
}
