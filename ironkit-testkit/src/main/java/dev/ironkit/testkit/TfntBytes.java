package dev.ironkit.testkit;

/** Builds fonts from the format page: measures that differ from glyph to glyph, and a texture of the caller's. */
public final class TfntBytes {

    private byte[] magic = {'T', 'f', 'n', 't'};
    private byte[] texture = {};

    private TfntBytes() {}

    /** {@return a font without a texture} */
    public static TfntBytes font() {
        return new TfntBytes();
    }

    /** Says another magic. */
    public TfntBytes magic(byte... bytes) {
        magic = RawBytes.field(bytes, 4);
        return this;
    }

    /** Gives the texture. */
    public TfntBytes texture(byte... bytes) {
        texture = bytes.clone();
        return this;
    }

    /** {@return the font} */
    public byte[] build() {
        RawBytes out = new RawBytes().bytes(magic).word32(9).word32(7);
        out.word32(Float.floatToRawIntBits(0.125f)).word32(1);
        for (int glyph = 0; glyph < 256; glyph++) {
            out.word32(Float.floatToRawIntBits(glyph / 256f));
            out.word32(Float.floatToRawIntBits((glyph + 1) / 256f));
            out.word32(Float.floatToRawIntBits(0.5f));
            out.word32(glyph % 10 - 1);
        }
        return out.bytes(texture).toByteArray();
    }
}
