package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;

/** Effects: a header, and commands that only take their turn. */
final class EffectBytes {

    private static final int EMPTY_COMMAND = 6;

    private EffectBytes() {}

    /** An effect that plays once over a time. */
    static ByteView of(float seconds, int commands) {
        ByteSink out = ByteSink.inMemory();
        out.i32(commands).i32(1).i32(Float.floatToIntBits(seconds)).zeros(48 - 12);
        int one = Float.floatToIntBits(1.0f);
        out.i32(one).i32(one).i32(one);
        for (int i = 0; i < commands; i++) {
            out.i32(EMPTY_COMMAND);
        }
        return out.toView();
    }
}
