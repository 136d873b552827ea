package dev.ironkit.format.msh.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.rules.MshEditProblem;

/** Reasons not to edit. */
final class Refusals {

    private Refusals() {}

    static RefusedException of(MshEditProblem code, Object... arguments) {
        return new RefusedException(code, AssetPath.UNNAMED, arguments);
    }

    static RefusedException layout(String reason) {
        return of(MshEditProblem.LAYOUT, reason);
    }

    static void checkIndex(String what, String kind, int index, int count) {
        if (index < 0 || index >= count) {
            throw of(MshEditProblem.RANGE, what, kind + " " + index, count);
        }
    }

    static int checkWord(String what, int value) {
        if (value < 0 || value > 0xFFFF) {
            throw of(MshEditProblem.VALUE, what, value);
        }
        return value;
    }
}
