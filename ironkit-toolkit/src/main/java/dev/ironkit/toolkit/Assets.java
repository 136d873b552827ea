package dev.ironkit.toolkit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.FxidFormat;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import java.util.LinkedHashMap;
import java.util.Map;

/** Assets from bytes and back, without files: {@code Assets.decode(bytes, Model.class)}. */
public final class Assets {

    private static final Map<Class<?>, Format<?>> FORMATS = new LinkedHashMap<>();

    static {
        FORMATS.put(NresArchive.class, NresFormat.NRES);
        FORMATS.put(RsliLibrary.class, RsliFormat.RSLI);
        FORMATS.put(Model.class, MshFormat.MSH);
        FORMATS.put(Texture.class, TexmFormat.TEXM);
        FORMATS.put(Material.class, Mat0Format.MAT0);
        FORMATS.put(WearList.class, WearFormat.WEAR);
        FORMATS.put(Effect.class, FxidFormat.FXID);
        FORMATS.put(PalFile.class, PalFormat.PAL);
    }

    private Assets() {}

    /**
     * {@return an asset, read strictly}
     *
     * @param type what it is, such as {@code Model.class}
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if a rule is broken
     */
    public static <T> T decode(byte[] bytes, Class<T> type) {
        return decode(ByteView.of(bytes), type, usual(type), Problems.strict());
    }

    /**
     * {@return an asset}
     *
     * @param attributes what its directory entry says
     * @param problems hears what is wrong with it, and how strictly it is read
     */
    public static <T> T decode(ByteView bytes, Class<T> type, Attributes attributes, Problems problems) {
        return format(type).decode(bytes.load(), attributes, problems);
    }

    /** {@return the bytes of an asset} */
    public static <T> byte[] encode(T asset, Class<T> type) {
        ByteSink sink = ByteSink.inMemory();
        format(type).encode(asset, sink);
        return sink.toView().toByteArray();
    }

    /** Of a loose asset nobody knows what its directory entry would say; new ones are made so. */
    private static Attributes usual(Class<?> type) {
        return type == Material.class ? AssetKind.MAT0.usual() : Attributes.NONE;
    }

    @SuppressWarnings("unchecked")
    private static <T> Format<T> format(Class<T> type) {
        Format<?> format = FORMATS.get(type);
        if (format == null) {
            throw new IllegalArgumentException("No format is read as " + type.getSimpleName() + ".");
        }
        return (Format<T>) format;
    }
}
