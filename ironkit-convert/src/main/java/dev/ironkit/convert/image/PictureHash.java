package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.format.texm.RgbaImage;

/** SHA-256 of what a picture shows, whatever file it is in. */
final class PictureHash {

    private PictureHash() {}

    /** {@return the hash of width, height, then R, G, B, A of each pixel} */
    static String of(RgbaImage image) {
        Sha256 hash = new Sha256();
        ByteSink sink = ByteSink.into(hash::add);
        sink.i32(image.width()).i32(image.height());
        for (int pixel : image.pixels()) {
            sink.i32(pixel);
        }
        sink.flush();
        return hash.hex();
    }
}
