package dev.ironkit.bench;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveReader;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.resource.ResourceSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;

/** A library of materials from a seed, most with a few phases and some with many; nothing else is there. */
final class MadeMaterials implements ResourceSource, ArchiveReader {

    private static final int ROWS = 16;
    private static final int PHASE_BYTES = 18;
    private static final int NAME_BYTES = 16;

    private final List<ByteView> contents = new ArrayList<>();

    MadeMaterials(int count, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            contents.add(material(random));
        }
    }

    /** Up to 29 phases, as the shipped materials have; one block in any of the four modes with any mask. */
    private static ByteView material(Random random) {
        int phases = random.nextInt(20) == 0 ? 29 : 1 + random.nextInt(6);
        ByteSink out = ByteSink.inMemory();
        out.u16(phases).u16(1).u8(5).u8(0xFF).i32(Float.floatToIntBits(1)).i32(0);
        for (int i = 0; i < phases; i++) {
            byte[] parameters = new byte[PHASE_BYTES];
            random.nextBytes(parameters);
            out.bytes(ByteView.of(parameters)).zeros(NAME_BYTES);
        }
        out.i32(random.nextInt(4) | random.nextInt(0x20) << 3).u16(phases);
        for (int i = 0; i < phases; i++) {
            out.u16(i).u16((i + 1) * 100).u16(0);
        }
        return out.toView();
    }

    /** The lists that name each material once. */
    List<ByteView> wears() {
        List<ByteView> wears = new ArrayList<>();
        for (int first = 0; first < contents.size(); first += ROWS) {
            int rows = Math.min(ROWS, contents.size() - first);
            StringBuilder text = new StringBuilder(rows + "\r\n");
            for (int row = 0; row < rows; row++) {
                text.append(row).append(" M").append(first + row).append("\r\n");
            }
            wears.add(ByteView.of(text.toString().getBytes(FixedText.CP1251)));
        }
        return wears;
    }

    @Override
    public Optional<ArchiveReader> library(String path) {
        return path.equals("Material.lib") ? Optional.of(this) : Optional.empty();
    }

    @Override
    public Optional<ByteView> resource(String path) {
        return Optional.empty();
    }

    @Override
    public int count() {
        return contents.size();
    }

    @Override
    public OptionalInt find(ByteView name) {
        return OptionalInt.of(Integer.parseInt(new FixedText(name).display().substring(1)));
    }

    @Override
    public Attributes attributes(int index) {
        return new Attributes(Material.TYPE, 0, Material.VERSION, 0);
    }

    @Override
    public ByteView content(int index, Problems problems) {
        return contents.get(index);
    }
}
