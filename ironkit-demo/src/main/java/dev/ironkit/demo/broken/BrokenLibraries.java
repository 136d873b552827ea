package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.rsli.PackMethod;
import dev.ironkit.format.rsli.RsliEditor;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** For each rule about packed libraries the smallest change that breaks it. */
final class BrokenLibraries {

    private static final int TABLE = 32;
    private static final int RECORD = 32;
    private static final int FLAGS = 16;
    private static final int CELL = 18;
    private static final int UNPACKED = 20;
    private static final int OFFSET = 24;
    private static final int PACKED = 28;
    private static final int STORED = TABLE;
    private static final int LAST = TABLE + 2 * RECORD;

    private BrokenLibraries() {}

    static Map<String, ByteView> all() {
        ByteView lzss = library(PackMethod.LZSS);
        ByteView deflate = library(PackMethod.DEFLATE);
        RsliLibrary read = RsliFormat.RSLI.decode(lzss, Problems.strict());
        int packed = read.entries().get(2).packed().length();
        int deflated = RsliFormat.RSLI
                .decode(deflate, Problems.strict())
                .entries()
                .get(2)
                .packed()
                .length();
        Map<String, ByteView> files = new TreeMap<>();
        files.put("rsli.count", Damage.to(lzss).u16(4, 0xFFFF).done());
        files.put(
                "rsli.sort",
                Damage.to(lzss)
                        .scrambled16(STORED + CELL, 0, 1)
                        .scrambled16(STORED + RECORD + CELL, 1, 0)
                        .done());
        files.put(
                "rsli.range",
                Damage.to(lzss).scrambled32(LAST + OFFSET, 0, 0x10000).done());
        files.put(
                "rsli.method",
                Damage.to(lzss).scrambled16(LAST + FLAGS, 0x40, 0xC0).done());
        files.put(
                "rsli.sizes",
                Damage.to(lzss)
                        .scrambled32(STORED + UNPACKED, 7, 6)
                        .i32(16, sum(read) - 1)
                        .done());
        files.put(
                "rsli.deflate-eof-plus-one",
                Damage.to(deflate)
                        .scrambled32(LAST + PACKED, deflated, deflated + 1)
                        .done());
        files.put("rsli.name", Damage.to(lzss).scrambled16(LAST, 'C', 'c').done());
        files.put(
                "rsli.duplicate-name",
                Damage.to(lzss).scrambled16(STORED + RECORD, 'B', 'A').done());
        files.put("rsli.header-copy", Damage.to(lzss).u16(6, 9).done());
        files.put(
                "rsli.unpack",
                Damage.to(deflate).fill(deflate.length() - 4, 4, 0xFF).done());
        files.put(
                "rsli.unpacked-size",
                Damage.to(deflate)
                        .scrambled32(LAST + UNPACKED, 120, 0x7F000000)
                        .i32(16, sum(read) - 120 + 0x7F000000)
                        .done());
        files.put(
                "rsli.packed-tail",
                Damage.to(lzss, new byte[3])
                        .scrambled32(LAST + PACKED, packed, packed + 3)
                        .done());
        return files;
    }

    private static int sum(RsliLibrary library) {
        return library.entries().stream()
                .mapToInt(entry -> Math.toIntExact(entry.unpackedSize()))
                .sum();
    }

    /** Three entries: one stored, one scrambled, one packed. */
    private static ByteView library(PackMethod method) {
        RsliEditor editor = RsliLibrary.create(0x4321).edit();
        add(editor, 0, "A.TXT", PackMethod.STORED, "stored!");
        add(editor, 1, "B.TXT", PackMethod.XOR, "hidden");
        add(editor, 2, "C.TXT", method, "packed ten".repeat(12));
        ByteSink out = ByteSink.inMemory();
        RsliFormat.RSLI.encode(editor.apply(), out);
        return out.toView();
    }

    private static void add(RsliEditor editor, int at, String name, PackMethod method, String text) {
        ByteView content = ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
        editor.add(at, name.getBytes(StandardCharsets.US_ASCII), method, content);
    }
}
