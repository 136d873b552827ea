package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.file.MshFormat;

/** What is asked of a model that is written and compared with no other: it can be read. */
public final class ReadableModel {

    private ReadableModel() {}

    /**
     * Looks at bytes that are a model by their content; others are taken as they are.
     *
     * @param path where they come from or go to
     * @param mode how they have to be readable
     * @throws RefusedException if they are not
     */
    public static void check(AssetPath path, ByteView bytes, Problems.Mode mode) {
        if (MshFormat.MSH.sniff(bytes, Attributes.NONE)) {
            try {
                MshFormat.MSH.decode(bytes, Problems.in(mode, path));
            } catch (MalformedAssetException e) {
                throw new RefusedException(e.diagnostic());
            }
        }
    }
}
