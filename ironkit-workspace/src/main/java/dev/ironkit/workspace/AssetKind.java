package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.entry.EntryType;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.tfnt.FontFormat;
import java.util.Optional;

/** What an asset is. Told by the type in its directory where that says anything, otherwise by a mark in its content. */
public enum AssetKind {
    NRES("nres", "NRes archive"),
    RSLI("rsli", "RsLi library"),
    MSH("msh", "model"),
    TEXM("texm", "texture"),
    MAT0("mat0", "material"),
    WEAR("wear", "material list"),
    FXID("fxid", "effect"),
    PAL("pal", "palette"),
    TFNT("tfnt", "font"),
    RAW("raw", "data");

    /** The first four bytes of a library, "NL", 0, 1. */
    private static final int RSLI_MAGIC = 0x01004C4E;

    private static final int TEXM_MAGIC = Attributes.parseType("Texm");

    private final String word;
    private final String title;

    AssetKind(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** {@return the word for {@code --as} and JSON} */
    public String word() {
        return word;
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }

    /** {@return the name in a sentence, with its article} */
    public String phrase() {
        return switch (this) {
            case RAW -> "unrecognised data";
            case FXID, NRES, RSLI -> "an " + title;
            default -> "a " + title;
        };
    }

    /** {@return the type the directory gives an entry of this kind, where there is a usual one} */
    public Optional<String> entryType() {
        for (EntryType type : EntryType.values()) {
            if (type.format().equals(word) && isUsual(type)) {
                return Optional.of(type.text());
            }
        }
        return Optional.empty();
    }

    /** Palettes have names and no type; the fonts that ship lie in archives whose types nobody wrote down. */
    private static boolean isUsual(EntryType type) {
        return type != EntryType.PALETTE && type != EntryType.FONT;
    }

    /** {@return the kind that a directory says an entry is} */
    public static AssetKind of(EntryType type) {
        return ofWord(type.format()).orElseThrow();
    }

    /** {@return whether it is an archive: a directory and the content of its entries} */
    public boolean isArchive() {
        return this == NRES || this == RSLI || this == MSH;
    }

    /** {@return whether it holds other assets} */
    public boolean isContainer() {
        return isArchive() || this == TFNT;
    }

    /** {@return whether its fields can be shown and set} */
    public boolean hasFields() {
        return isContainer() || AssetFormats.of(this).isPresent();
    }

    /** {@return the kind of that word} */
    public static Optional<AssetKind> ofWord(String word) {
        for (AssetKind kind : values()) {
            if (kind.word.equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** {@return what the bytes and their directory entry look like; an archive that holds a model is still an archive here} */
    public static AssetKind sniff(ByteView bytes, Attributes attributes) {
        Optional<EntryType> said = EntryType.of(attributes);
        if (said.isEmpty()) {
            return sniff(bytes);
        }
        boolean isModelOrLike = said.get() == EntryType.MODEL && sniff(bytes) == NRES;
        return isModelOrLike ? NRES : of(said.get());
    }

    private static AssetKind sniff(ByteView bytes) {
        int magic = bytes.length() >= 4 ? bytes.i32(0) : 0;
        if (magic == NresFormat.MAGIC) {
            return NRES;
        }
        if (magic == RSLI_MAGIC) {
            return RSLI;
        }
        if (magic == TEXM_MAGIC) {
            return TEXM;
        }
        if (magic == FontFormat.MAGIC) {
            return TFNT;
        }
        boolean isPalette = bytes.length() == PalFormat.LONG_SIZE && PalFormat.PAL.sniff(bytes, Attributes.NONE);
        return isPalette ? PAL : RAW;
    }
}
