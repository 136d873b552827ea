package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresFormat;

/** Opens archives of either kind. */
final class Containers {

    private Containers() {}

    static Container open(ByteView bytes, Problems problems, boolean rsliOverlay) {
        AssetKind kind = AssetKind.sniff(bytes, Attributes.NONE);
        return switch (kind) {
            case NRES -> new NresContainer(NresFormat.NRES.decode(bytes, problems));
            default ->
                throw new WorkspaceException(
                        IoProblem.UNKNOWN_KIND, problems.path().text(), rsliOverlay);
        };
    }
}
