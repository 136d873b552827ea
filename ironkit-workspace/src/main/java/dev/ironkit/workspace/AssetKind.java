package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.tfnt.FontFormat;
import java.util.Optional;

/** What an asset is. Told by content where it has a mark of its own, otherwise by the type in its directory. */
public enum AssetKind {
    NRES("nres", "NRes archive", ""),
    RSLI("rsli", "RsLi library", ""),
    MSH("msh", "model", ""),
    TEXM("texm", "texture", "Texm"),
    MAT0("mat0", "material", "MAT0"),
    WEAR("wear", "material list", "WEAR"),
    FXID("fxid", "effect", "FXID"),
    PAL("pal", "palette", ""),
    TFNT("tfnt", "font", ""),
    RAW("raw", "data", "");

    /** The first four bytes of a library, "NL", 0, 1. */
    private static final int RSLI_MAGIC = 0x01004C4E;

    private static final int TEXM_MAGIC = Attributes.parseType("Texm");

    private final String word;
    private final String title;
    private final String directoryType;

    AssetKind(String word, String title, String directoryType) {
        this.word = word;
        this.title = title;
        this.directoryType = directoryType;
    }

    /** {@return the word for {@code --as} and JSON} */
    public String word() {
        return word;
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }

    /** {@return the type the directory gives an entry of this kind, where there is a usual one} */
    public Optional<String> entryType() {
        if (this == MSH) {
            // What the game's own archives say; a model is recognised by its content alone.
            return Optional.of("MESH");
        }
        return directoryType.isEmpty() ? Optional.empty() : Optional.of(directoryType);
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
        if (bytes.length() == PalFormat.LONG_SIZE && PalFormat.PAL.sniff(bytes, attributes)) {
            return PAL;
        }
        for (AssetKind kind : values()) {
            boolean hasMagic = kind == TEXM;
            if (!hasMagic && !kind.directoryType.isEmpty() && kind.directoryType.equals(attributes.typeText())) {
                return kind;
            }
        }
        return RAW;
    }
}
