package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.tfnt.FontFormat;

/** Opens archives of either kind, and fonts, which hold a texture. */
public final class Containers {

    /** How many bytes tell an archive. */
    public static final int MARK_SIZE = 4;

    private Containers() {}

    /** {@return whether the bytes, or a content that starts with them, are an archive} */
    public static boolean recognises(ByteView start) {
        return NresFormat.NRES.sniff(start, Attributes.NONE) || RsliFormat.RSLI.sniff(start, Attributes.NONE);
    }

    /**
     * {@return the archive that the bytes are}
     *
     * @param problems hears what is wrong with it
     * @param rsliOverlay whether the trailer of a library is honoured
     * @throws WorkspaceException if it is none
     */
    public static Container open(ByteView bytes, Problems problems, boolean rsliOverlay) {
        return open(AssetKind.sniff(bytes, Attributes.NONE), bytes, problems, rsliOverlay);
    }

    /**
     * {@return the archive or font that the bytes are, or that somebody says they are}
     *
     * @param said taken where the bytes show none
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if they are not what is said
     */
    static Container openAs(AssetKind said, ByteView bytes, Problems problems, boolean rsliOverlay) {
        AssetKind shown = AssetKind.sniff(bytes, Attributes.NONE);
        AssetKind archive = said == AssetKind.MSH ? AssetKind.NRES : said;
        return open(shown.isContainer() ? shown : archive, bytes, problems, rsliOverlay);
    }

    private static Container open(AssetKind kind, ByteView bytes, Problems problems, boolean rsliOverlay) {
        return switch (kind) {
            case NRES -> new NresContainer(NresFormat.NRES.decode(bytes, problems));
            case RSLI -> new RsliContainer(new RsliFormat(Limits.STANDARD, rsliOverlay).decode(bytes, problems));
            case TFNT -> new FontContainer(FontFormat.TFNT.decode(bytes, problems));
            default ->
                throw new WorkspaceException(
                        IoProblem.NOT_ARCHIVE, problems.path().text(), "inside it");
        };
    }
}
