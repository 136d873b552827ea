package dev.ironkit.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Builds textures from the format page; levels and palette are seeded noise unless told otherwise.
 *
 * <pre>{@code
 * byte[] image = TexmBytes.texture(565, 8, 4).levels(3).page(0, 0, 4, 4).build();
 * }</pre>
 *
 * <p>Each word of the header can be said otherwise afterwards, to make the texture odd or wrong; the bytes stay where they are.
 */
public final class TexmBytes {

    private final int format;
    private final int width;
    private final int height;
    private int levels = 1;
    private Long saidWidth;
    private Long saidHeight;
    private Long saidLevels;
    private Long saidFormat;
    private Long saidPages;
    private long flags4;
    private long flags5;
    private long unk6;
    private byte[] magic = {'T', 'e', 'x', 'm'};
    private byte[] palette;
    private byte[] pixels;
    private final List<short[]> pages = new ArrayList<>();
    private boolean hasPages;
    private byte[] tail = {};

    private TexmBytes(int format, int width, int height) {
        this.format = format;
        this.width = width;
        this.height = height;
    }

    /** {@return a texture of one level} */
    public static TexmBytes texture(int format, int width, int height) {
        return new TexmBytes(format, width, height);
    }

    /** Says how many levels there are. */
    public TexmBytes levels(int count) {
        levels = count;
        return this;
    }

    /** Says the three words nobody needs. */
    public TexmBytes words(long four, long five, long six) {
        flags4 = four;
        flags5 = five;
        unk6 = six;
        return this;
    }

    /** Says another magic. */
    public TexmBytes magic(byte... bytes) {
        magic = RawBytes.field(bytes, 4);
        return this;
    }

    /** Says another width; the pixels stay as they are. */
    public TexmBytes sayWidth(long value) {
        saidWidth = value;
        return this;
    }

    /** Says another height; the pixels stay as they are. */
    public TexmBytes sayHeight(long value) {
        saidHeight = value;
        return this;
    }

    /** Says another number of levels; the pixels stay as they are. */
    public TexmBytes sayLevels(long value) {
        saidLevels = value;
        return this;
    }

    /** Says another format; palette and pixels stay as they are. */
    public TexmBytes sayFormat(long value) {
        saidFormat = value;
        return this;
    }

    /** Says another number of page rectangles. */
    public TexmBytes sayPages(long value) {
        saidPages = value;
        hasPages = true;
        return this;
    }

    /** Gives all 1,024 bytes of the palette. */
    public TexmBytes palette(byte... bytes) {
        palette = bytes.clone();
        return this;
    }

    /** Gives the bytes of all levels. */
    public TexmBytes pixels(byte... bytes) {
        pixels = bytes.clone();
        return this;
    }

    /** Adds a page rectangle; the order of the stored words is x, w, y, h. */
    public TexmBytes page(int x, int y, int w, int h) {
        pages.add(new short[] {(short) x, (short) w, (short) y, (short) h});
        hasPages = true;
        return this;
    }

    /** Adds a page table without rectangles. */
    public TexmBytes noPages() {
        hasPages = true;
        return this;
    }

    /** Puts bytes behind everything else. */
    public TexmBytes tail(byte... bytes) {
        tail = bytes.clone();
        return this;
    }

    /** {@return where a level starts} */
    public int levelAt(int level) {
        int at = 32 + (format == 0 ? 1024 : 0);
        for (int i = 0; i < level; i++) {
            at += sizeOf(i);
        }
        return at;
    }

    /** {@return where the bytes behind the last level start} */
    public int tailAt() {
        return levelAt(levels);
    }

    private int sizeOf(int level) {
        int bytes = switch (format) {
            case 0, 2 -> 1;
            case 565, 556, 4444, 88 -> 2;
            default -> 4;
        };
        int wide = width;
        int high = height;
        for (int i = 0; i < level; i++) {
            wide = wide > 1 ? wide / 2 : 1;
            high = high > 1 ? high / 2 : 1;
        }
        return wide * high * bytes;
    }

    /** {@return the texture} */
    public byte[] build() {
        RawBytes out = new RawBytes();
        out.bytes(magic);
        out.word32(saidWidth == null ? width : saidWidth);
        out.word32(saidHeight == null ? height : saidHeight);
        out.word32(saidLevels == null ? levels : saidLevels);
        out.word32(flags4);
        out.word32(flags5);
        out.word32(unk6);
        out.word32(saidFormat == null ? format : saidFormat);
        if (format == 0) {
            out.bytes(palette == null ? PalBytes.colours() : palette);
        }
        out.bytes(pixels == null ? noise() : pixels);
        if (hasPages) {
            out.bytes(RawBytes.of("Page"));
            out.word32(saidPages == null ? pages.size() : saidPages);
            for (short[] rect : pages) {
                for (short word : rect) {
                    out.word16(word);
                }
            }
        }
        return out.bytes(tail).toByteArray();
    }

    private byte[] noise() {
        byte[] noise = new byte[levelAt(levels) - levelAt(0)];
        new Random(format + 31L * width + 1009L * height).nextBytes(noise);
        if (format == 888) {
            for (int at = 3; at < noise.length; at += 4) {
                noise[at] = 0;
            }
        }
        return noise;
    }
}
