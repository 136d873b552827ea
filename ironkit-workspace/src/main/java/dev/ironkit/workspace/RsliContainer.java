package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.rsli.PackMethod;
import dev.ironkit.format.rsli.RsliEditor;
import dev.ironkit.format.rsli.RsliEntry;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
                    new Attributes(0, entry.flags(), 0, 0),
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
    public ByteView content(int index, Problems problems) {
        return library.unpack(index, problems);
    }

    @Override
    public Container replace(int index, ByteView content) {
        return new RsliContainer(library.edit().replace(index, content).apply());
    }

    @Override
    public Container add(int at, byte[] name, Attributes attributes, ByteView content) {
        return new RsliContainer(
                library.edit().add(at, name, attributes.attr1(), content).apply());
    }

    @Override
    public Container remove(List<Integer> indices) {
        RsliEditor editor = library.edit();
        // From the back, so that the indices in front stay what they are.
        indices.stream().sorted(Comparator.reverseOrder()).forEach(editor::remove);
        return new RsliContainer(editor.apply());
    }

    @Override
    public Container rename(int index, byte[] name) {
        return new RsliContainer(library.edit().rename(index, name).apply());
    }

    @Override
    public Container move(int from, int to) {
        return new RsliContainer(library.edit().move(from, to).apply());
    }

    /** Other flags; where they name another method the content is packed anew. */
    @Override
    public Container attributes(int index, Attributes attributes) {
        RsliEditor editor = library.edit();
        Optional<PackMethod> method = PackMethod.of(attributes.attr1());
        method.ifPresent(wanted -> editor.method(index, wanted));
        return new RsliContainer(editor.flags(index, attributes.attr1()).apply());
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
