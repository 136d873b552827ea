package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.List;

/** Why a value of a material is not written, with the path of the value. */
final class MaterialRefusal {

    private MaterialRefusal() {}

    static RefusedException of(Mat0Problem code, String field, Object... arguments) {
        return new RefusedException(
                new Diagnostic(code, code.strict(), AssetPath.UNNAMED, new ByteRange(0, 0), field, List.of(arguments)));
    }
}
