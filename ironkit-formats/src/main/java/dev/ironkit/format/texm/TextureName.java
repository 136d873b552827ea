package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import java.util.Optional;

/**
 * The name of a texture as a material says it: a stem, a dot, and letters that stand for a palette.
 *
 * @param name the bytes of the name, without a NUL
 * @param dot where the dot stands that counts, the first one
 */
public record TextureName(ByteView name, int dot) {

    /** The last place a dot may stand at. */
    public static final int LAST_DOT = 16;

    /** {@return the name, or nothing where no dot stands in its first 17 characters: the engine calls that a bad name} */
    public static Optional<TextureName> of(ByteView name) {
        int dot = name.slice(0, Math.min(name.length(), LAST_DOT + 1)).indexOf('.');
        return dot < 0 ? Optional.empty() : Optional.of(new TextureName(name, dot));
    }

    /** {@return the letters behind the dot as a palette; nothing where there are none} */
    public Optional<PaletteSuffix> suffix() {
        ByteView letters = name.from(dot + 1);
        return letters.length() == 0 ? Optional.empty() : Optional.of(PaletteSuffix.of(letters));
    }
}
