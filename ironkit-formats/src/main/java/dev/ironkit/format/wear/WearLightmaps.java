package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/**
 * The second part of a list.
 *
 * @param separator the blank lines before it; the engine's buffer parser wants exactly one
 * @param keyword the line that says LIGHTMAPS
 * @param count the line with the number of rows
 * @param rows the rows
 */
public record WearLightmaps(ByteView separator, WearLine keyword, WearLine count, List<WearRow> rows) {

    public WearLightmaps {
        rows = List.copyOf(rows);
    }

    /** {@return how many blank lines stand before the word} */
    public int blankLines() {
        int lines = 0;
        for (int at = 0; at < separator.length(); at++) {
            lines += separator.u8(at) == WearText.LINE_FEED ? 1 : 0;
        }
        return lines;
    }

    void write(ByteSink sink) {
        sink.bytes(separator);
        keyword.write(sink);
        count.write(sink);
        rows.forEach(row -> row.write(sink));
    }
}
