package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** For each rule about archives the smallest change that breaks it. */
final class BrokenArchives {

    private static final int RECORD = 64;
    private static final int NAME = 20;
    private static final int OFFSET = 56;
    private static final int CELL = 60;
    private static final int DEEP = 20;

    private BrokenArchives() {}

    static Map<String, ByteView> all() {
        ByteView whole = archive("first", "second");
        int first = whole.length() - 2 * RECORD;
        int second = first + RECORD;
        Map<String, ByteView> files = new TreeMap<>();
        files.put("nres.short", whole.slice(0, 9));
        files.put("nres.version", Damage.to(whole).u8(4, 1).done());
        files.put("nres.count", Damage.to(whole).u8(11, 0x80).done());
        files.put("nres.total-size", whole.slice(0, whole.length() - 1));
        files.put("nres.directory", Damage.to(whole).u8(9, 1).done());
        files.put("nres.range", Damage.to(whole).u8(first + OFFSET + 1, 0x40).done());
        files.put("nres.name-nul", Damage.to(whole).fill(first + NAME, 36, 'n').done());
        files.put("nres.name-empty", Damage.to(whole).fill(first + NAME, 36, 0).done());
        files.put("nres.overlap", Damage.to(whole).u8(second + OFFSET, 18).done());
        files.put("nres.sort-range", Damage.to(whole).u8(first + CELL, 9).done());
        files.put("nres.sort-permutation", Damage.to(whole).u8(first + CELL, 1).done());
        files.put("nres.sort-order", Damage.to(whole).u8(first + NAME, 'z').done());
        files.put(
                "nres.sort-stable",
                Damage.to(archive("same", "same"))
                        .u8(first + CELL, 1)
                        .u8(second + CELL, 0)
                        .done());
        files.put("nres.align", Damage.to(whole).u8(second + OFFSET, 25).done());
        files.put("nres.padding", Damage.to(whole).u8(16 + 6, 9).done());
        files.put("nres.unindexed", withRange(whole));
        files.put("nres.name-tail", Damage.to(whole).u8(first + NAME + 30, 'x').done());
        files.put("nres.duplicate-name", archive("same", "same"));
        files.put("cli.nesting-depth", nested());
        return files;
    }

    /** Archives in archives, deeper than anybody looks. */
    private static ByteView nested() {
        NresArchive archive = NresArchive.empty();
        for (int depth = 0; depth < DEEP; depth++) {
            archive = NresArchive.empty()
                    .edit()
                    .add(0, name("inner"), Attributes.NONE, encoded(archive))
                    .apply();
        }
        return encoded(archive);
    }

    /** Two entries: five bytes, and eight. */
    private static ByteView archive(String first, String second) {
        return encoded(NresArchive.empty()
                .edit()
                .add(0, name(first), Attributes.NONE, ByteView.of((byte) 1, (byte) 2, (byte) 3, (byte) 4, (byte) 5))
                .add(1, name(second), Attributes.NONE, ByteView.of(new byte[] {6, 7, 8, 9, 10, 11, 12}))
                .apply());
    }

    /** Bytes nobody claims before the directory. */
    private static ByteView withRange(ByteView whole) {
        int directory = whole.length() - 2 * RECORD;
        byte[] longer = new byte[whole.length() + 64];
        whole.copyTo(0, longer, 0, directory);
        java.util.Arrays.fill(longer, directory, directory + 64, (byte) 0xEE);
        whole.copyTo(directory, longer, directory + 64, 2 * RECORD);
        return Damage.to(ByteView.of(longer)).i32(12, longer.length).done();
    }

    private static byte[] name(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static ByteView encoded(NresArchive archive) {
        ByteSink out = ByteSink.inMemory();
        NresFormat.NRES.encode(archive, out);
        return out.toView();
    }
}
