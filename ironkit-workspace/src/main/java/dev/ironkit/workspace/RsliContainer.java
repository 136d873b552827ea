package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.rsli.PackMethod;
import dev.ironkit.format.rsli.RsliEditor;
import dev.ironkit.format.rsli.RsliEntry;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * An RsLi library as a container. Its entries have no type; attr1 stands for their flags, which name the packing method.
 *
 * @param library the library
 */
public record RsliContainer(RsliLibrary library) implements Container {

    @Override
    public String format() {
        return RsliFormat.RSLI.name();
    }

    @Override
    public List<Entry> entries() {
        int[] offsets = RsliFormat.RSLI.dataOffsets(library);
        List<Entry> entries = new ArrayList<>(offsets.length);
        for (int i = 0; i < offsets.length; i++) {
            RsliEntry entry = library.entries().get(i);
            entries.add(new Entry(
                    i,
                    entry.name().text(),
                    attributes(entry),
                    methodText(entry),
                    Integer.toUnsignedLong(offsets[i]),
                    entry.unpackedSize(),
                    Integer.toUnsignedLong(entry.data().claimedSize()),
                    entry.isUsable()));
        }
        return entries;
    }

    private static String methodText(RsliEntry entry) {
        return entry.method()
                .map(PackMethod::word)
                .orElseGet(() -> String.format(Locale.ROOT, "0x%03X", entry.flags() & PackMethod.MASK));
    }

    @Override
    public String segment(int index) {
        return library.segment(index);
    }

    /** The engine's own search never finds a stored name with small letters; users may still ask for it. */
    @Override
    public OptionalInt find(ByteView name) {
        OptionalInt found = library.find(name);
        return found.isPresent() ? found : library.findIgnoringCase(name);
    }

    @Override
    public Attributes attributes(int index) {
        return attributes(library.entries().get(index));
    }

    private static Attributes attributes(RsliEntry entry) {
        return new Attributes(0, entry.flags(), 0, 0);
    }

    @Override
    public ByteView name(int index) {
        return library.entries().get(index).name().text();
    }

    @Override
    public StoredContent stored(int index) {
        return library.stored(index);
    }

    @Override
    public ByteView content(int index, Problems problems) {
        return library.unpack(index, problems);
    }

    @Override
    public ByteView start(int index, int count) {
        return library.start(index, count);
    }

    @Override
    public ContainerEditor edit() {
        return new Editor(library.edit());
    }

    /** An editor of libraries under the names all containers share. */
    private record Editor(RsliEditor editor) implements ContainerEditor {

        @Override
        public ContainerEditor replace(int index, ByteView content) {
            editor.replace(index, content);
            return this;
        }

        @Override
        public ContainerEditor add(int at, byte[] name, Attributes attributes, ByteView content) {
            editor.add(at, name, attributes.attr1(), content);
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

        /** Other flags; where they name another method the content is packed anew. */
        @Override
        public ContainerEditor attributes(int index, Attributes attributes) {
            PackMethod.of(attributes.attr1()).ifPresent(method -> editor.method(index, method));
            editor.flags(index, attributes.attr1());
            return this;
        }

        @Override
        public Container apply() {
            return new RsliContainer(editor.apply());
        }
    }

    @Override
    public Attributes attributesFor(String type, Attributes given) {
        if (given.attr2() != 0 || given.attr3() != 0) {
            throw new FieldValueException("an entry of an RsLi library has flags (attr1), but no attr2 or attr3");
        }
        if (given.attr1() >>> 16 != 0) {
            throw new FieldValueException("the flags (attr1) of an RsLi entry must fit in 16 bits");
        }
        if (type == null) {
            return new Attributes(0, given.attr1(), 0, 0);
        }
        for (PackMethod method : PackMethod.values()) {
            if (method.word().equals(type.toLowerCase(Locale.ROOT))) {
                return new Attributes(0, method.in(given.attr1()), 0, 0);
            }
        }
        String known = String.join(
                ", ", Arrays.stream(PackMethod.values()).map(PackMethod::word).toList());
        throw new FieldValueException("the type of an RsLi entry must be one of " + known + ", not " + type);
    }

    @Override
    public Field describe(ByteView image) {
        return RsliFormat.RSLI.describe(library, image);
    }

    @Override
    public void encode(ByteSink sink) {
        RsliFormat.RSLI.encode(library, sink);
    }
}
