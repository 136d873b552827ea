package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
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

    /** The width of the field that a material keeps a texture name in. */
    public static final int FIELD_WIDTH = 16;

    /** {@return the name in a field of a material: up to all 16 bytes, with or without a NUL} */
    public static Optional<TextureName> ofField(FixedText field) {
        return of(field.text());
    }

    /**
     * {@return the field of a material for a name}
     *
     * @throws RefusedException if no NUL would end it: a reader takes 16 bytes without one, but none are written
     */
    public static FixedText field(ByteView name) {
        if (name.length() >= FIELD_WIDTH || name.indexOf(0) >= 0) {
            throw new RefusedException(TexmProblem.EDIT_NAME, AssetPath.UNNAMED, name.length(), FIELD_WIDTH - 1);
        }
        return FixedText.of(name.toByteArray(), FIELD_WIDTH);
    }

    /** {@return the letters behind the dot as a palette; nothing where there are none} */
    public Optional<PaletteSuffix> suffix() {
        ByteView letters = name.from(dot + 1);
        return letters.length() == 0 ? Optional.empty() : Optional.of(PaletteSuffix.of(letters));
    }
}
