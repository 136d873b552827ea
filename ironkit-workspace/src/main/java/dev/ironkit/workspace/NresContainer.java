package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.nres.NresProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

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
        // Thousands of entries are of a few types.
        Map<Integer, String> types = new TreeMap<>();
        for (int i = 0; i < offsets.length; i++) {
            NresEntry entry = archive.entries().get(i);
            long size = entry.isUsable()
                    ? entry.payload().length()
                    : Integer.toUnsignedLong(entry.broken().size());
            entries.add(new Entry(
                    i,
                    entry.name().text(),
                    entry.attributes(),
                    types.computeIfAbsent(entry.attributes().type(), type -> entry.typeText()),
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
    public Attributes attributes(int index) {
        return archive.entries().get(index).attributes();
    }

    @Override
    public ByteView name(int index) {
        return archive.entries().get(index).name().text();
    }

    @Override
    public StoredContent stored(int index) {
        return archive.stored(index);
    }

    @Override
    public ByteView content(int index, Problems problems) {
        NresEntry entry = archive.entries().get(index);
        if (!entry.isUsable()) {
            throw problems.at(problems.path().entry(segment(index)))
                    .fatal(
                            NresProblem.RANGE,
                            entry.name().raw().range(),
                            Integer.toUnsignedString(entry.broken().offset()),
                            Integer.toUnsignedString(entry.broken().size()),
                            "the directory");
        }
        return entry.payload();
    }

    @Override
    public ByteView start(int index, int count) {
        ByteView payload = archive.entries().get(index).payload();
        return payload.slice(0, Math.min(count, payload.length()));
    }

    @Override
    public ContainerEditor edit() {
        return new Editor(archive.edit());
    }

    /** An editor of archives under the names all containers share. */
    private record Editor(NresEditor editor) implements ContainerEditor {

        @Override
        public ContainerEditor replace(int index, ByteView content) {
            editor.replace(index, content);
            return this;
        }

        @Override
        public ContainerEditor add(int at, byte[] name, Attributes attributes, ByteView content) {
            editor.add(at, name, attributes, content);
            return this;
        }

        @Override
        public ContainerEditor remove(int index) {
            editor.remove(index);
            return this;
        }

        @Override
        public ContainerEditor rename(int index, byte[] name) {
            editor.rename(index, name);
            return this;
        }

        @Override
        public ContainerEditor move(int from, int to) {
            editor.move(from, to);
            return this;
        }

        @Override
        public ContainerEditor attributes(int index, Attributes attributes) {
            editor.attributes(index, attributes);
            return this;
        }

        @Override
        public Container apply() {
            return new NresContainer(editor.apply());
        }
    }

    @Override
    public Attributes attributesFor(String type, Attributes given) {
        if (type == null && given.type() == 0) {
            throw new FieldValueException("an entry of an NRes archive needs a type: four characters or a number");
        }
        try {
            int number = type == null ? given.type() : Attributes.parseType(type);
            return new Attributes(number, given.attr1(), given.attr2(), given.attr3());
        } catch (IllegalArgumentException e) {
            throw new FieldValueException(e.getMessage());
        }
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
