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
        AssetKind kind = AssetKind.sniff(bytes, Attributes.NONE);
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
