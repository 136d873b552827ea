package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.fxid.EffectRules;
import dev.ironkit.format.fxid.FxidFormat;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.MaterialRules;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.rules.ModelRules;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureRules;
import dev.ironkit.format.tfnt.FontFormat;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.format.wear.WearRules;
import java.util.List;
import java.util.Optional;

/**
 * How the validator looks at one kind of asset: it is read, then asked for more, and then what is inside it is looked at.
 *
 * <p>Each asset by itself: whether what it names is there is another question.
 *
 * @param <T> the model of its format
 */
class AssetRules<T> {

    /** What is asked of an asset that could be read. */
    interface Check<T> {

        /** Reports what the reader takes and is wrong all the same. */
        void check(T model, ByteView bytes, Problems problems);
    }

    private final AssetKind kind;
    private final Format<T> format;
    private final Check<T> check;

    AssetRules(AssetKind kind, Format<T> format, Check<T> check) {
        this.kind = kind;
        this.format = format;
        this.check = check;
    }

    /** Rules of a format whose reader reports all there is. */
    static <T> AssetRules<T> ofReader(AssetKind kind, Format<T> format) {
        return new AssetRules<>(kind, format, (model, bytes, problems) -> {});
    }

    /** Those of every kind there are rules for, in the order they are tried. */
    static List<AssetRules<?>> all(Format<RsliLibrary> libraries, WearParser lists) {
        // Models are archives too, and their rules include those of archives.
        return List.of(
                new OfModels(),
                ofReader(AssetKind.NRES, NresFormat.NRES),
                ofReader(AssetKind.RSLI, libraries),
                new OfTextures(),
                ofReader(AssetKind.PAL, PalFormat.PAL),
                ofReader(AssetKind.TFNT, FontFormat.TFNT),
                new AssetRules<>(AssetKind.MAT0, Mat0Format.MAT0, MaterialRules::check),
                new AssetRules<>(
                        AssetKind.WEAR,
                        WearFormat.WEAR,
                        (list, bytes, problems) -> check(list, lists, bytes, problems)),
                new AssetRules<>(AssetKind.FXID, FxidFormat.FXID, EffectRules::check));
    }

    private static void check(WearList list, WearParser parser, ByteView bytes, Problems problems) {
        WearRules.check(list, bytes, problems);
        if (parser != WearParser.TOLERANT) {
            try {
                parser.read(bytes, problems);
            } catch (MalformedAssetException e) {
                // Said already: what ends a reading is reported before.
            }
        }
    }

    AssetKind kind() {
        return kind;
    }

    /** Whether the assets of this kind are archives, with a directory of their own; a model is first of all a model. */
    boolean isArchive() {
        return kind.isArchive() && kind != AssetKind.MSH;
    }

    /** Whether the bytes, and the directory entry they came from, are of this kind. */
    boolean recognises(ByteView bytes, Attributes attributes) {
        return format.sniff(bytes, attributes);
    }

    /** Reports what is wrong with the entry an asset of this kind was found in, under the path of the entry. */
    void checkEntry(Archive archive, int index, Problems problems) {
        // Most assets do not care what they are called.
    }

    /**
     * Reads an asset and reports whatever is wrong with it.
     *
     * @return what is inside it, where it holds others
     * @throws MalformedAssetException if it cannot be read
     */
    Optional<Archive> open(ByteView bytes, Attributes attributes, Problems problems) {
        T model = format.decode(bytes, attributes, problems);
        check.check(model, bytes, problems);
        // A model is stored as an archive, which may hold more than its tables.
        Object inside = model instanceof Model stored ? stored.archive() : model;
        return inside instanceof Archive archive ? Optional.of(archive) : Optional.empty();
    }

    private static final class OfModels extends AssetRules<Model> {

        OfModels() {
            super(
                    AssetKind.MSH,
                    MshFormat.MSH,
                    (model, bytes, problems) ->
                            PosedRules.check(model, ModelRules.check(model, bytes.load(), problems), problems));
        }

        /** Takes archives that lack only one table of a model, too: such a one is a model with a table missing, not another thing. */
        @Override
        boolean recognises(ByteView bytes, Attributes attributes) {
            return super.recognises(bytes, attributes) || MshFormat.MSH.lacksTable(bytes);
        }
    }

    private static final class OfTextures extends AssetRules<Texture> {

        OfTextures() {
            super(AssetKind.TEXM, TexmFormat.TEXM, TextureRules::check);
        }

        /** The texture of a font has no name. */
        @Override
        void checkEntry(Archive archive, int index, Problems problems) {
            if (archive instanceof NresArchive nres) {
                TextureRules.checkName(
                        nres.name(index), nres.entries().get(index).name().raw().range(), problems);
            } else if (archive instanceof RsliLibrary library) {
                TextureRules.checkName(
                        library.name(index),
                        library.entries().get(index).packed().range(),
                        problems);
            }
        }
    }
}
