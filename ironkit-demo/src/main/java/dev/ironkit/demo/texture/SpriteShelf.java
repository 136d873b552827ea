package dev.ironkit.demo.texture;

import dev.ironkit.base.bytes.ByteView;

/** Pictures for the screen. */
public final class SpriteShelf {

    private static final int FORMAT = 4444;
    private static final int SIZE = 64;

    private SpriteShelf() {}

    /** {@return one of them} */
    public static ByteView sprite(int number, int seed) {
        int size = new int[] {64, 64, 128, 64}[number % 4];
        int salt = seed * 131 + number;
        Picture picture = switch (number % 4) {
            case 0 -> Signs.arrow(size, Tint.of(number * 0.13, 0.8, 1));
            case 1 -> Elements.fire(size, number, 24, salt);
            case 2 -> Elements.glow(size, Tint.of(number * 0.21, 0.7, 1));
            default -> Elements.blast(size, number, 24, salt);
        };
        return TextureBytes.of(FORMAT, size, picture);
    }

    /** {@return a picture that fills a part of the screen} */
    public static ByteView screen(int number, int salt) {
        TextureKind kind = TextureKind.of(number);
        int format = number % 6 == 0 ? FORMAT : 565;
        return TextureBytes.of(format, 256, kind.picture(256, salt, number * 0.07));
    }

    /** {@return a flame in the colours of the palette of the font} */
    public static ByteView glow() {
        return TextureBytes.withPaletteElsewhere(SIZE, FontPalette.colours(), Elements.fire(SIZE, 0, 1, 3));
    }
}
