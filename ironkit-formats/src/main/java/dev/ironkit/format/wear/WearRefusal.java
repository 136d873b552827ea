package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.List;

/** Why a value of a list is not written, with the path of the value. */
final class WearRefusal {

    private WearRefusal() {}

    static RefusedException of(WearProblem code, String field, Object... arguments) {
        return new RefusedException(
                new Diagnostic(code, code.strict(), AssetPath.UNNAMED, new ByteRange(0, 0), field, List.of(arguments)));
    }
}
