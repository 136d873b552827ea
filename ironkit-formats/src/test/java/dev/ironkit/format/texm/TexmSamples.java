package dev.ironkit.format.texm;

import static dev.ironkit.testkit.TexmBytes.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.Sample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Textures of every shape, made without the encoder. */
final class TexmSamples {

    static final Sample PAGES = Sample.of(
            "two pages",
            texture(565, 8, 4)
                    .levels(3)
                    .words(32, 0x0400_0000, 0x11)
                    .page(0, 0, 4, 4)
                    .page(4, 0, 4, 2)
                    .build());

    static final Sample PALETTE =
            Sample.of("a palette", texture(0, 4, 4).levels(3).words(32, 0, 9).build());

    static final Sample PALETTE_PAGES = Sample.of(
            "a palette and a page", texture(0, 4, 2).levels(2).page(0, 0, 4, 2).build());

    static final Sample STRAY_BYTES = Sample.of(
                    "three stray bytes",
                    texture(4444, 2, 2).tail((byte) 1, (byte) 2, (byte) 3).build())
            .onlyTolerant();

    static final Sample PAGES_AND_MORE = Sample.of(
                    "a page table and more",
                    texture(565, 2, 2).page(0, 0, 2, 2).tail((byte) 0).build())
            .onlyTolerant();

    private TexmSamples() {}

    static List<Sample> all() {
        List<Sample> all = new ArrayList<>(List.of(PAGES, PALETTE, PALETTE_PAGES, STRAY_BYTES));
        for (int format : new int[] {2, 556, 88, 888, 8888}) {
            all.add(Sample.of(
                    "format " + format, texture(format, 4, 4).levels(2).build()));
        }
        all.add(Sample.of("an unknown format", texture(1555, 3, 2).levels(2).build()));
        all.add(Sample.of("odd sides", texture(888, 5, 3).levels(3).build()));
        all.add(Sample.of(
                "a chain longer than the size allows",
                texture(565, 2, 1).levels(40).build()));
        all.add(Sample.of("one pixel", texture(8888, 1, 1).build()));
        all.add(Sample.of("no rectangles", texture(565, 1, 1).noPages().build()));
        all.add(Sample.of(
                "odd words",
                texture(2, 3, 3).words(0xFFFF_FFFFL, 0x8000_0001L, 0xDEAD_BEEFL).build()));
        all.add(Sample.of(
                "odd rectangles",
                texture(2, 4, 4).page(-1, -2, 32767, -32768).page(3, 3, 0, 9).build()));
        all.add(Sample.of(
                        "half a page table",
                        texture(565, 2, 2).page(0, 0, 2, 2).sayPages(2).build())
                .onlyTolerant());
        all.add(PAGES_AND_MORE);
        all.add(Sample.of(
                        "the start of a page table",
                        texture(565, 2, 2)
                                .tail((byte) 'P', (byte) 'a', (byte) 'g', (byte) 'e')
                                .build())
                .onlyTolerant());
        return all;
    }

    static Texture strict(byte[] image) {
        return TexmFormat.TEXM.decode(ByteView.of(image), Problems.strict());
    }

    static Texture tolerant(byte[] image) {
        return TexmFormat.TEXM.decode(ByteView.of(image), Problems.tolerant());
    }

    static byte[] encoded(Texture texture) {
        return TexmFormat.TEXM.encoded(texture).toByteArray();
    }

    /** A level of one repeated byte. */
    static ByteView filled(int size, int value) {
        byte[] bytes = new byte[size];
        Arrays.fill(bytes, (byte) value);
        return ByteView.of(bytes);
    }
}
