package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Damaged files, one rule broken in each, to see what the reports look like. */
public final class BrokenGame {

    private BrokenGame() {}

    /** {@return the damaged files; each is named after the rule it breaks} */
    public static List<DemoFile> files() {
        ByteView whole = new ArchiveBuilder()
                .add("DATA", "first", 0, 0, 0, ByteView.of(new byte[] {1, 2, 3, 4, 5}))
                .add("DATA", "second", 0, 0, 0, ByteView.of(new byte[] {6, 7, 8}))
                .build();
        int directory = whole.length() - 2 * 64;
        List<DemoFile> files = new ArrayList<>();
        files.add(cut("nres.short", whole, 9));
        files.add(changed("nres.magic", whole, 3, 'x'));
        files.add(changed("nres.version", whole, 4, 1));
        files.add(changed("nres.count", whole, 11, 0x80));
        files.add(cut("nres.total-size", whole, whole.length() - 1));
        files.add(changed("nres.directory", whole, 9, 1));
        files.add(changed("nres.range", whole, directory + 57, 0x40));
        files.add(filled("nres.name-nul", whole, directory + 20, 36, 'n'));
        files.add(changed("nres.name-empty", whole, directory + 20, 0));
        files.add(changed("nres.overlap", whole, directory + 64 + 56, 18));
        files.add(changed("nres.sort-range", whole, directory + 60, 9));
        files.add(changed("nres.sort-permutation", whole, directory + 60, 1));
        files.add(changed("nres.sort-order", whole, directory + 20, 'z'));
        files.add(changed("nres.padding", whole, 16 + 6, 9));
        files.add(changed("nres.name-tail", whole, directory + 20 + 30, 'x'));
        return files;
    }

    private static DemoFile cut(String rule, ByteView whole, int length) {
        return file(rule, whole.slice(0, length).toByteArray());
    }

    private static DemoFile changed(String rule, ByteView whole, int at, int value) {
        return filled(rule, whole, at, 1, value);
    }

    private static DemoFile filled(String rule, ByteView whole, int at, int count, int value) {
        byte[] bytes = whole.toByteArray();
        Arrays.fill(bytes, at, at + count, (byte) value);
        return file(rule, bytes);
    }

    private static DemoFile file(String rule, byte[] bytes) {
        return DemoFile.of("broken/" + rule + ".lib", ByteView.of(bytes), "breaks " + rule);
    }
}
