package dev.ironkit.demo.texture;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.texm.Palette;
import java.util.Optional;

/** A palette in a file of its own, with the table that says what two colours mix to. */
public final class FontPalette {

    private static final Palette COLOURS = Palette.ofPixels(fire());

    private FontPalette() {}

    /** {@return the colours} */
    public static Palette colours() {
        return COLOURS;
    }

    /** {@return the file} */
    public static ByteView file() {
        byte[] mixes = new byte[PalFile.MIXES_SIZE];
        for (int i = 0; i < mixes.length; i++) {
            // The colours run from dark to light, so the middle of two stands in the middle.
            mixes[i] = (byte) ((i / PalFile.COLOURS + i % PalFile.COLOURS) / 2);
        }
        ByteSink out = ByteSink.inMemory();
        PalFormat.PAL.encode(new PalFile(COLOURS.raw(), Optional.of(ByteView.of(mixes))), out);
        return out.toView();
    }

    /** From black over red and yellow to white. */
    private static int[] fire() {
        int[] colours = new int[PalFile.COLOURS];
        for (int i = 0; i < colours.length; i++) {
            int red = Math.min(255, i * 3);
            int green = Math.max(0, Math.min(255, i * 3 - 255));
            int blue = Math.max(0, Math.min(255, i * 3 - 510));
            colours[i] = red | green << 8 | blue << 16;
        }
        return colours;
    }
}
