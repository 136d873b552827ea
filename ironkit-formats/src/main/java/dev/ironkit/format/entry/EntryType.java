package dev.ironkit.format.entry;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Attributes;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What the directory of an archive says that an entry is.
 *
 * <p>The engine believes it: it reads the entry as that, whatever its bytes are. Types that nobody has a reader for are not here; of
 * them nothing is known that content could be held against.
 */
public enum EntryType {
    MODEL("MESH", "msh", 0, 1),
    TEXTURE("Texm", "texm", 0, 0),
    MATERIAL("MAT0", "mat0", 6, 0),
    LIST("WEAR", "wear", 0, 1),
    EFFECT("FXID", "fxid", 0, 1),
    FONT("Tfnt", "tfnt", 0, 0),
    /** No type is known for palettes; the engine looks them up by the ending of their names. */
    PALETTE("", "pal", 0, 0);

    private static final int SOUND = Attributes.parseType("SWAV");
    private static final int LAST_TABLE = 21;
    private static final byte[] PALETTE_ENDING = ".pal".getBytes(StandardCharsets.US_ASCII);

    private final String text;
    private final int type;
    private final String format;
    private final int attr2;
    private final int attr3;

    EntryType(String text, String format, int attr2, int attr3) {
        this.text = text;
        this.type = text.isEmpty() ? 0 : Attributes.parseType(text);
        this.format = format;
        this.attr2 = attr2;
        this.attr3 = attr3;
    }

    /** {@return the type as the directory has it; empty where a name says it} */
    public String text() {
        return text;
    }

    /** {@return the short name of the format that has to be able to read the content} */
    public String format() {
        return format;
    }

    /** {@return what the game's own archives say of entries of this type, where the asset itself does not decide it} */
    public Attributes usual() {
        return new Attributes(type, 0, attr2, attr3);
    }

    /** {@return what a type says; nothing where it is one that nobody has a reader for} */
    public static Optional<EntryType> of(Attributes attributes) {
        for (EntryType known : values()) {
            if (known.type == attributes.type() && known != PALETTE) {
                return Optional.of(known);
            }
        }
        return Optional.empty();
    }

    /**
     * {@return whether somebody has explained a type, with a reader or without: sounds, and the numbers of the tables of models and
     * landscapes}
     */
    public static boolean isExplained(int type) {
        return type == SOUND
                || (type > 0 && type <= LAST_TABLE)
                || of(new Attributes(type, 0, 0, 0)).isPresent();
    }

    /**
     * {@return what a name says, where neither a type nor a mark in the content says anything}
     *
     * @param name the bytes of the name
     */
    public static Optional<EntryType> ofName(ByteView name) {
        int at = name.length() - PALETTE_ENDING.length;
        for (int i = 0; i < PALETTE_ENDING.length; i++) {
            if (at < 0 || FixedText.fold(name.u8(at + i)) != PALETTE_ENDING[i]) {
                return Optional.empty();
            }
        }
        return Optional.of(PALETTE);
    }
}
