package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import java.util.List;
import java.util.Optional;

/** Finds what is odd about an asset. The rules are the validator's, whom this module does not know. */
@FunctionalInterface
public interface AssetAudit {

    /** An audit that finds nothing. */
    AssetAudit NONE = (path, bytes, attributes, kind) -> List.of();

    /**
     * {@return what is odd, in the order it was found; nothing where there are no rules for such content}
     *
     * @param path where the asset is
     * @param bytes its content
     * @param attributes what its directory entry says
     * @param kind what it is, where that is known without a look
     */
    List<Diagnostic> findings(AssetPath path, ByteView bytes, Attributes attributes, Optional<AssetKind> kind);
}
