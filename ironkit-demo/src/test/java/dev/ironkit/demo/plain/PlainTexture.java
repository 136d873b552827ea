package dev.ironkit.demo.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;

/** A texture as its header and its size tell it. */
record PlainTexture(int width, int height, int levels, int format, int pages) {

    private static final int HEADER = 32;

    static PlainTexture of(ByteBuffer bytes) {
        assertThat(PlainArchive.text(bytes, 0, 4)).isEqualTo("Texm");
        int width = bytes.getInt(4);
        int height = bytes.getInt(8);
        int levels = bytes.getInt(12);
        int format = bytes.getInt(28);
        int at = HEADER + (format == 0 ? 1024 : 0);
        for (int i = 0; i < levels; i++) {
            at += Math.max(1, width >> i) * Math.max(1, height >> i) * pixel(format);
        }
        int pages = 0;
        if (at < bytes.capacity()) {
            assertThat(PlainArchive.text(bytes, at, 4)).isEqualTo("Page");
            pages = bytes.getInt(at + 4);
            for (int i = 0; i < pages; i++) {
                int rect = at + 8 + i * 8;
                assertThat(bytes.getShort(rect) + bytes.getShort(rect + 2)).isBetween(1, width);
                assertThat(bytes.getShort(rect + 4) + bytes.getShort(rect + 6)).isBetween(1, height);
            }
            at += 8 + 8 * pages;
        }
        assertThat(at).isEqualTo(bytes.capacity());
        return new PlainTexture(width, height, levels, format, pages);
    }

    private static int pixel(int format) {
        return switch (format) {
            case 0, 2 -> 1;
            case 565, 556, 4444, 88 -> 2;
            default -> 4;
        };
    }
}
