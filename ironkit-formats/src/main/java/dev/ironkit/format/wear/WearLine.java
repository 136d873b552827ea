package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;

/**
 * A line with one word: a count, or the word before the lightmaps.
 *
 * @param indent blanks before the word
 * @param word the word
 * @param end blanks behind the word and the end of the line, if it has one
 */
public record WearLine(ByteView indent, ByteView word, ByteView end) {

    static WearLine of(String word, ByteView end) {
        return new WearLine(ByteView.empty(), ByteView.of(word.getBytes(FixedText.CP1251)), end);
    }

    /** {@return the same line with another word} */
    WearLine withWord(String other) {
        return new WearLine(indent, ByteView.of(other.getBytes(FixedText.CP1251)), end);
    }

    int length() {
        return indent.length() + word.length() + end.length();
    }

    void write(ByteSink sink) {
        sink.bytes(indent).bytes(word).bytes(end);
    }
}
