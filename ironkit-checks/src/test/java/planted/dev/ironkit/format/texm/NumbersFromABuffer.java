package planted.dev.ironkit.format.texm;

import java.nio.ByteBuffer;

/** Breaks both rules about buffers. */
public final class NumbersFromABuffer {
    int first(byte[] bytes) {
        return ByteBuffer.wrap(bytes).getInt();
    }
}
