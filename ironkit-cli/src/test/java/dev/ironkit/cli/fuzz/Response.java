package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.nio.charset.StandardCharsets;

/**
 * What a program answered.
 *
 * @param code its exit code
 * @param out its result
 * @param err what it said
 * @param thrown what ended it, if it did not end by itself; otherwise null
 */
public record Response(int code, ByteView out, ByteView err, Throwable thrown) {

    /** An answer of text. */
    static Response of(int code, String out, String err) {
        return new Response(
                code,
                ByteView.of(out.getBytes(StandardCharsets.UTF_8)),
                ByteView.of(err.getBytes(StandardCharsets.UTF_8)),
                null);
    }

    /** {@return the result as text} */
    String outText() {
        return new String(out.toByteArray(), StandardCharsets.UTF_8);
    }

    /** {@return what it said, as text} */
    String errText() {
        return new String(err.toByteArray(), StandardCharsets.UTF_8);
    }
}
