package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Facts as bytes, to be kept and read again. Whoever keeps them sees to it that they come back as they were: what is read here is
 * believed.
 */
public final class LinkFileCodec {

    private LinkFileCodec() {}

    /** Writes a file. */
    public static void write(LinkFile file, ByteSink sink) {
        text(file.path(), sink);
        text(file.form().name(), sink);
        sink.i32(file.entries().size());
        for (LinkEntry entry : file.entries()) {
            sink.i32(entry.index());
            raw(entry.name(), sink);
            text(entry.segment(), sink);
            text(entry.kind().name(), sink);
            sink.u32(entry.offset()).u32(entry.size()).u8(entry.packed() ? 1 : 0);
            FactCodec.write(entry.facts(), sink);
        }
        sink.i32(file.inner().size());
        file.inner().forEach(inner -> write(inner, sink));
    }

    /** {@return the file that was written here} */
    public static LinkFile read(Source source) {
        String path = source.text();
        LinkFile.Form form = LinkFile.Form.valueOf(source.text());
        int count = source.count();
        List<LinkEntry> entries = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            entries.add(new LinkEntry(
                    source.i32(),
                    source.name(),
                    source.text(),
                    LinkKind.valueOf(source.text()),
                    source.u32(),
                    source.u32(),
                    source.u8() != 0,
                    FactCodec.read(source)));
        }
        List<LinkFile> inner = new ArrayList<>();
        for (int left = source.count(); left > 0; left--) {
            inner.add(read(source));
        }
        return new LinkFile(path, form, entries, inner);
    }

    static void raw(LinkName name, ByteSink sink) {
        bytes(name.raw().getBytes(StandardCharsets.ISO_8859_1), sink);
    }

    /** Writes a text. */
    public static void text(String text, ByteSink sink) {
        bytes(text.getBytes(StandardCharsets.UTF_8), sink);
    }

    private static void bytes(byte[] bytes, ByteSink sink) {
        sink.i32(bytes.length).bytes(bytes);
    }

    /** Reads front to back. */
    public static final class Source {

        private final ByteView view;
        private int at;

        /** At the start of the bytes. */
        public Source(ByteView view) {
            this.view = view;
        }

        /** {@return the next byte} */
        public int u8() {
            return view.u8(at++);
        }

        /** {@return the next number} */
        public int i32() {
            at += 4;
            return view.i32(at - 4);
        }

        /** {@return the next number} */
        public long u32() {
            return Integer.toUnsignedLong(i32());
        }

        /** {@return the next two numbers as one} */
        public long i64() {
            long low = u32();
            return low | (long) i32() << 32;
        }

        /** {@return how many items follow, each of at least a byte} */
        public int count() {
            int count = i32();
            if (count < 0 || count > view.length() - at) {
                throw new IllegalStateException("more items than bytes");
            }
            return count;
        }

        /** {@return the next text} */
        public String text() {
            return new String(bytes(), StandardCharsets.UTF_8);
        }

        LinkName name() {
            return new LinkName(new String(bytes(), StandardCharsets.ISO_8859_1));
        }

        private byte[] bytes() {
            int length = count();
            at += length;
            return view.slice(at - length, length).toByteArray();
        }
    }
}
