package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.nres.NresProblem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * An NRes archive as a container.
 *
 * @param archive the archive
 */
public record NresContainer(NresArchive archive) implements Container {

    @Override
    public String format() {
        return NresFormat.NRES.name();
    }

    @Override
    public List<Entry> entries() {
        int[] offsets = NresFormat.NRES.payloadOffsets(archive);
        List<Entry> entries = new ArrayList<>(archive.entries().size());
        for (int i = 0; i < offsets.length; i++) {
            NresEntry entry = archive.entries().get(i);
            long size = entry.isUsable()
                    ? entry.payload().length()
                    : Integer.toUnsignedLong(entry.broken().size());
            entries.add(new Entry(
                    i,
                    entry.name().text(),
                    entry.attributes(),
                    entry.typeText(),
                    Integer.toUnsignedLong(offsets[i]),
                    size,
                    size,
                    entry.isUsable()));
        }
        return entries;
    }

    @Override
    public String segment(int index) {
        return archive.segment(index);
    }

    @Override
    public OptionalInt find(ByteView name) {
        return archive.find(name);
    }

    @Override
    public ByteView content(int index, Problems problems) {
        NresEntry entry = archive.entries().get(index);
        if (!entry.isUsable()) {
            throw problems.fatal(
                    NresProblem.RANGE,
                    entry.name().raw().range(),
                    Integer.toUnsignedString(entry.broken().offset()),
                    Integer.toUnsignedString(entry.broken().size()),
                    "the directory");
        }
        return entry.payload();
    }

    @Override
    public Container replace(int index, ByteView content) {
        return new NresContainer(archive.edit().replace(index, content).apply());
    }

    @Override
    public Container add(int at, byte[] name, Attributes attributes, ByteView content) {
        return new NresContainer(
                archive.edit().add(at, name, attributes, content).apply());
    }

    @Override
    public Container remove(List<Integer> indices) {
        NresEditor editor = archive.edit();
        // From the back, so that the indices in front stay what they are.
        indices.stream().sorted(Comparator.reverseOrder()).forEach(editor::remove);
        return new NresContainer(editor.apply());
    }

    @Override
    public Container rename(int index, byte[] name) {
        return new NresContainer(archive.edit().rename(index, name).apply());
    }

    @Override
    public Container move(int from, int to) {
        return new NresContainer(archive.edit().move(from, to).apply());
    }

    @Override
    public Container attributes(int index, Attributes attributes) {
        return new NresContainer(archive.edit().attributes(index, attributes).apply());
    }

    @Override
    public Field describe(ByteView image) {
        return NresFormat.NRES.describe(archive, image);
    }

    @Override
    public void encode(ByteSink sink) {
        NresFormat.NRES.encode(archive, sink);
    }
}
