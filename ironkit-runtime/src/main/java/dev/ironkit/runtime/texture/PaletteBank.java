package dev.ironkit.runtime.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.pal.PalSlot;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteSuffix;
import dev.ironkit.format.texm.TextureName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The engine's palettes: 286 slots, filled by name from an archive; a name that is not there leaves its slot empty.
 *
 * <p>The shipped archive of palettes is empty, so every slot is empty in the game as it came.
 */
public final class PaletteBank {

    private final List<Optional<PalFile>> slots;

    private PaletteBank(List<Optional<PalFile>> slots) {
        this.slots = List.copyOf(slots);
    }

    /**
     * {@return a bank filled from an archive}
     *
     * @param entry gives the content of an entry by its name, such as {@code A0.PAL}; nothing where there is none
     * @param problems hears of palettes that cannot be read
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if an entry of that name is no palette
     */
    public static PaletteBank load(Function<String, Optional<ByteView>> entry, Problems problems) {
        List<Optional<PalFile>> slots = new ArrayList<>(PalSlot.COUNT);
        for (int i = 0; i < PalSlot.COUNT; i++) {
            String name = new PalSlot(i).entryName();
            Problems here = problems.at(problems.path().entry(name));
            slots.add(entry.apply(name).map(bytes -> PalFormat.PAL.decode(bytes, Attributes.NONE, here)));
        }
        return new PaletteBank(slots);
    }

    /** {@return a bank without palettes, as the shipped game has it} */
    public static PaletteBank empty() {
        return load(name -> Optional.empty(), Problems.strict());
    }

    /** {@return the palette in a slot} */
    public Optional<PalFile> palette(PalSlot slot) {
        return slots.get(slot.index());
    }

    /**
     * {@return the palette the name of a texture leads to}
     *
     * <p>Nothing for a name without a dot in its first 17 characters, for a number below 0, for one behind the bank (where the
     * engine would read whatever lies there) and for an empty slot.
     *
     * @param name the bytes of the name, without a NUL
     */
    public Optional<Palette> forTexture(ByteView name) {
        return TextureName.of(name)
                .flatMap(TextureName::suffix)
                .flatMap(PaletteSuffix::slot)
                .flatMap(this::palette)
                .map(file -> Palette.of(file.colours()));
    }

    /** {@return how many slots have a palette} */
    public int count() {
        return (int) slots.stream().filter(Optional::isPresent).count();
    }
}
