package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.format.FormatRegistry;
import dev.ironkit.format.entry.EntryType;
import dev.ironkit.format.fxid.FxidFormat;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.msh.MshFormat;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.tfnt.FontFormat;
import dev.ironkit.format.wear.WearFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The formats of assets that hold no others, and of models, which are archives of their tables. */
public final class AssetFormats {

    private static final FormatRegistry FORMATS = new FormatRegistry(
            List.of(TexmFormat.TEXM, PalFormat.PAL, Mat0Format.MAT0, WearFormat.WEAR, FxidFormat.FXID, MshFormat.MSH));

    /** Those that hold others. */
    private static final List<Format<?>> HOLDING = List.of(NresFormat.NRES, RsliFormat.RSLI, FontFormat.TFNT);

    private AssetFormats() {}

    /** {@return all formats there are, archives and fonts too} */
    public static List<Format<?>> all() {
        return Stream.concat(HOLDING.stream(), FORMATS.all().stream()).toList();
    }

    /** {@return the format of a kind, archives and fonts too; nothing where it has no reader} */
    public static Optional<Format<?>> ofAny(AssetKind kind) {
        return all().stream()
                .filter(format -> format.name().equals(kind.word()))
                .findFirst();
    }

    /** {@return the format of a kind; nothing where it is a plain archive or has no reader yet} */
    public static Optional<Format<?>> of(AssetKind kind) {
        return FORMATS.named(kind.word());
    }

    /** {@return the format that a directory says an entry is of; nothing where it says none that is known} */
    public static Optional<Format<?>> said(Attributes attributes) {
        return EntryType.of(attributes).flatMap(type -> ofAny(AssetKind.of(type)));
    }

    /** {@return the format that the directory entry says, or else the content shows} */
    public static Optional<Format<?>> detect(ByteView content, Attributes attributes) {
        Optional<Format<?>> said = said(attributes);
        return said.isPresent() ? said : FORMATS.detect(content, attributes);
    }

    /** {@return whether content of this size that starts like this, with this entry, may be of one of the formats} */
    public static boolean mayBe(ByteView start, long size, Attributes attributes) {
        return size == PalFormat.LONG_SIZE || detect(start, attributes).isPresent();
    }

    /**
     * {@return an asset that was read}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be
     */
    public static <T> DecodedAsset<T> decode(
            Format<T> format, ByteView bytes, Attributes attributes, Problems problems) {
        // Whoever asks for an asset asks for its fields, which would otherwise be fetched from the disk one by one.
        ByteView held = bytes.load();
        return new DecodedAsset<>(format, format.decode(held, attributes, problems), held);
    }
}
