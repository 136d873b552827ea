package dev.ironkit.format.asset;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.fxid.FxidFormat;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.tfnt.FontFormat;
import dev.ironkit.format.wear.WearFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * What an asset is. Told by the type in its directory where that says anything, otherwise by a mark in its content, otherwise by its name.
 *
 * <p>The engine believes the directory: it reads an entry as what its type says, whatever its bytes are. Types that nobody has a reader for
 * are not here; of them nothing is known that content could be held against.
 */
// Formats and attributes are immutable; they carry no mark that says so.
@SuppressWarnings("ImmutableEnumChecker")
public enum AssetKind {
    NRES(NresFormat.NRES, "", 0, 0),
    RSLI(RsliFormat.RSLI, "", 0, 0),
    MSH(MshFormat.MSH, "MESH", 0, 1),
    TEXM(TexmFormat.TEXM, "Texm", 0, 0),
    MAT0(Mat0Format.MAT0, "MAT0", 6, 0),
    WEAR(WearFormat.WEAR, "WEAR", 0, 1),
    FXID(FxidFormat.FXID, "FXID", 0, 1),
    /** No type is known for palettes; the engine looks them up by the ending of their names. */
    PAL(PalFormat.PAL, "", 0, 0),
    TFNT(FontFormat.TFNT, "Tfnt", 0, 0),
    RAW(null, "", 0, 0);

    /** How many bytes of content tell an archive. */
    public static final int MARK_SIZE = 4;

    private static final List<AssetKind> CONTENT_ORDER = List.of(TEXM, PAL, MAT0, WEAR, FXID, MSH);
    private static final int SOUND = Attributes.parseType("SWAV");
    private static final int LAST_TABLE = 21;
    private static final byte[] PALETTE_ENDING = ".pal".getBytes(StandardCharsets.US_ASCII);

    // Formats have no state, and attributes are a record of numbers.
    @SuppressWarnings("ImmutableEnumChecker")
    private final Format<?> format;

    private final String typeText;

    @SuppressWarnings("ImmutableEnumChecker")
    private final Attributes usual;

    AssetKind(Format<?> format, String typeText, int attr2, int attr3) {
        this.format = format;
        this.typeText = typeText;
        this.usual = new Attributes(typeText.isEmpty() ? 0 : Attributes.parseType(typeText), 0, attr2, attr3);
    }

    /** {@return the word for {@code --as} and JSON} */
    public String word() {
        return format == null ? "raw" : format.name();
    }

    /** {@return the name for people} */
    public String title() {
        return format == null ? "data" : format.title();
    }

    /** {@return the name in a sentence, with its article} */
    public String phrase() {
        return switch (this) {
            case RAW -> "unrecognised data";
            case FXID, NRES, RSLI -> "an " + title();
            default -> "a " + title();
        };
    }

    /** {@return the type of directory entries of this kind; empty where no type says it} */
    public String typeText() {
        return typeText;
    }

    /** {@return what the game's own archives say of entries of this kind, where the asset itself does not decide it} */
    public Attributes usual() {
        return usual;
    }

    /** {@return the type to give an entry of this kind; nothing for fonts: those that ship lie in archives whose types nobody wrote down} */
    public Optional<String> entryType() {
        return typeText.isEmpty() || this == TFNT ? Optional.empty() : Optional.of(typeText);
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
        return format != null;
    }

    /** {@return its format; nothing where it has no reader} */
    public Optional<Format<?>> format() {
        return Optional.ofNullable(format);
    }

    /** {@return the format of assets that are read as a whole, models too; nothing for plain archives, fonts and what has no reader} */
    public Optional<Format<?>> contentFormat() {
        return isContainer() && this != MSH ? Optional.empty() : format();
    }

    /** {@return all formats there are} */
    public static List<Format<?>> formats() {
        return List.of(
                NRES.format,
                RSLI.format,
                TFNT.format,
                TEXM.format,
                PAL.format,
                MAT0.format,
                WEAR.format,
                FXID.format,
                MSH.format);
    }

    /** {@return the kind of that word} */
    public static Optional<AssetKind> ofWord(String word) {
        for (AssetKind kind : values()) {
            if (kind.word().equals(word)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** {@return what a directory says an entry is; nothing where its type is one that nobody has a reader for} */
    public static Optional<AssetKind> said(Attributes attributes) {
        for (AssetKind kind : values()) {
            if (!kind.typeText.isEmpty() && kind.usual.type() == attributes.type()) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** {@return what a directory says an entry is, by its type or else by its name where the content has no mark} */
    public static Optional<AssetKind> said(Attributes attributes, ByteView name, ByteView content) {
        Optional<AssetKind> type = said(attributes);
        return type.isPresent() || sniff(content) != RAW ? type : saidByName(name);
    }

    /**
     * {@return what a name says, where neither a type nor a mark in the content says anything}
     *
     * @param name the bytes of the name
     */
    public static Optional<AssetKind> saidByName(ByteView name) {
        int at = name.length() - PALETTE_ENDING.length;
        for (int i = 0; i < PALETTE_ENDING.length; i++) {
            if (at < 0 || FixedText.fold(name.u8(at + i)) != PALETTE_ENDING[i]) {
                return Optional.empty();
            }
        }
        return Optional.of(PAL);
    }

    /**
     * {@return whether somebody has explained a type, with a reader or without: sounds, and the numbers of the tables of models and
     * landscapes}
     */
    public static boolean isExplained(int type) {
        return type == SOUND
                || (type > 0 && type <= LAST_TABLE)
                || said(new Attributes(type, 0, 0, 0)).isPresent();
    }

    /** {@return what the bytes and their directory entry look like; an archive that holds a model is still an archive here} */
    public static AssetKind sniff(ByteView bytes, Attributes attributes) {
        Optional<AssetKind> said = said(attributes);
        if (said.isEmpty()) {
            return sniff(bytes);
        }
        boolean isModelOrLike = said.get() == MSH && sniff(bytes) == NRES;
        return isModelOrLike ? NRES : said.get();
    }

    /** {@return what the mark in the bytes says} */
    public static AssetKind sniff(ByteView bytes) {
        for (AssetKind marked : List.of(NRES, RSLI, TEXM, TFNT)) {
            if (marked.format.sniff(bytes, Attributes.NONE)) {
                return marked;
            }
        }
        boolean isPalette = bytes.length() == PalFormat.LONG_SIZE && PAL.format.sniff(bytes, Attributes.NONE);
        return isPalette ? PAL : RAW;
    }

    /** {@return the format that the directory entry says, or else the content shows; never that of a plain archive or font by content} */
    public static Optional<Format<?>> detect(ByteView content, Attributes attributes) {
        Optional<AssetKind> said = said(attributes);
        return said.or(() -> CONTENT_ORDER.stream()
                        .filter(kind -> kind.format.sniff(content, attributes))
                        .findFirst())
                .flatMap(AssetKind::format);
    }

    /** {@return whether content of this size that starts like this, with this entry, may be of one of the formats} */
    public static boolean mayHaveFormat(ByteView start, long size, Attributes attributes) {
        return size == PalFormat.LONG_SIZE || detect(start, attributes).isPresent();
    }

    /**
     * {@return the bytes as an archive of this kind; nothing where the kind holds no other assets}
     *
     * @param problems hears what is wrong with it
     * @param rsliOverlay whether the trailer of a library is honoured
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if they are not of this kind
     */
    public Optional<Archive> open(ByteView bytes, Problems problems, boolean rsliOverlay) {
        return Optional.ofNullable(
                switch (this) {
                    case NRES, MSH -> NresFormat.NRES.decode(bytes, problems);
                    case RSLI -> new RsliFormat(Limits.STANDARD, rsliOverlay).decode(bytes, problems);
                    case TFNT -> FontFormat.TFNT.decode(bytes, problems);
                    default -> null;
                });
    }
}
