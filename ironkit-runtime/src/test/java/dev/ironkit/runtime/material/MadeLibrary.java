package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** A library in memory that counts how often each entry is read. */
final class MadeLibrary implements ArchiveReader {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<ByteView> contents = new ArrayList<>();
    private final List<Attributes> attributes = new ArrayList<>();
    private final List<Integer> reads = new ArrayList<>();

    MadeLibrary add(String name, byte[] content, Attributes about) {
        numbers.putIfAbsent(name.toUpperCase(Locale.ROOT), contents.size());
        contents.add(ByteView.of(content));
        attributes.add(about);
        reads.add(0);
        return this;
    }

    int number(String name) {
        return numbers.getOrDefault(name.toUpperCase(Locale.ROOT), -1);
    }

    int reads(String name) {
        return reads.get(number(name));
    }

    @Override
    public int count() {
        return contents.size();
    }

    @Override
    public OptionalInt find(ByteView name) {
        int number = number(new FixedText(name).display());
        return number < 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }

    @Override
    public Attributes attributes(int index) {
        return attributes.get(index);
    }

    @Override
    public ByteView content(int index, Problems problems) {
        reads.set(index, reads.get(index) + 1);
        return contents.get(index);
    }
}
