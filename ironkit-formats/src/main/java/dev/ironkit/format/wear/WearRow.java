package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;

/**
 * A row of a list. Its place in the list is its number; the id that is printed in it is read and not used.
 *
 * @param indent blanks before the id
 * @param id the id as it is printed
 * @param gap blanks between id and name
 * @param name the name of a material or of a lightmap
 * @param end blanks behind the name and the end of the line, if it has one
 */
public record WearRow(ByteView indent, ByteView id, ByteView gap, ByteView name, ByteView end) {

    static WearRow of(int id, ByteView name, ByteView end) {
        ByteView number = ByteView.of(Integer.toString(id).getBytes(FixedText.CP1251));
        return new WearRow(ByteView.empty(), number, ByteView.of((byte) ' '), name, end);
    }

    /** {@return the name for people} */
    public String displayName() {
        return new String(name.toByteArray(), FixedText.CP1251);
    }

    /** {@return whether the printed id is this number} */
    public boolean hasId(long number) {
        return WearText.number(id) == number;
    }

    /** {@return the same row with another name} */
    WearRow withName(ByteView other) {
        return new WearRow(indent, id, gap, other, end);
    }

    /** {@return the same row with another id} */
    WearRow withId(int other) {
        ByteView number = ByteView.of(Integer.toString(other).getBytes(FixedText.CP1251));
        return new WearRow(indent, number, gap, name, end);
    }

    /** {@return the same row with another end} */
    WearRow withEnd(ByteView other) {
        return new WearRow(indent, id, gap, name, other);
    }

    boolean endsItsLine() {
        return end.length() > 0 && end.u8(end.length() - 1) == WearText.LINE_FEED;
    }

    int length() {
        return indent.length() + id.length() + gap.length() + name.length() + end.length();
    }

    void write(ByteSink sink) {
        sink.bytes(indent).bytes(id).bytes(gap).bytes(name).bytes(end);
    }
}
