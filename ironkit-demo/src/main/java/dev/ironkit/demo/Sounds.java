package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.texture.Grain;
import java.nio.charset.StandardCharsets;

/** Sounds as the game stores them: waves of 22 050 samples a second, 16 bits each. */
final class Sounds {

    private static final int RATE = 22_050;

    private Sounds() {}

    /** {@return a sound: a tone that falls, and noise, dying away} */
    static ByteView wave(int samples, int salt) {
        ByteSink out = ByteSink.inMemory();
        text(out, "RIFF").i32(36 + samples * 2);
        text(out, "WAVEfmt ")
                .i32(16)
                .u16(1)
                .u16(1)
                .i32(RATE)
                .i32(RATE * 2)
                .u16(2)
                .u16(16);
        text(out, "data").i32(samples * 2);
        int step = 200 + Grain.dot(salt, 1, 90) * 6;
        int noisy = Grain.dot(salt, 2, 90);
        int phase = 0;
        for (int i = 0; i < samples; i++) {
            phase += step - (int) ((long) step * i / samples / 2);
            int tone = Math.abs((phase & 0xFFFF) - 0x8000) - 0x4000;
            int noise = (Grain.dot(i, salt, 91) - 128) * 128;
            long mixed = (tone * (255L - noisy) + noise * (long) noisy) / 255;
            out.i16((int) (mixed * (samples - i) / samples));
        }
        return out.toView();
    }

    private static ByteSink text(ByteSink out, String text) {
        return out.bytes(text.getBytes(StandardCharsets.US_ASCII));
    }
}
