package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.function.Consumer;

/**
 * A file of the made-up game; its bytes are made when they are asked for.
 *
 * @param name its name in the folder, with forward slashes
 * @param about what it shows, in a few words
 * @param writer writes its bytes
 */
public record DemoFile(String name, String about, Consumer<ByteSink> writer) {

    static DemoFile of(String name, ByteView content, String about) {
        return new DemoFile(name, about, sink -> sink.bytes(content));
    }

    /** Writes its bytes. */
    public void writeTo(ByteSink sink) {
        writer.accept(sink);
    }

    /** {@return its bytes, made anew each time} */
    public ByteView content() {
        ByteSink out = ByteSink.inMemory();
        writeTo(out);
        return out.toView();
    }
}
