package dev.ironkit.format.msh.edit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps account of which derived values were rewritten, and which were left though they do not fit. */
final class DerivedNotes {

    private record Reason(Left.Why why, String detail) {}

    private final Map<Derived, List<Integer>> done = new EnumMap<>(Derived.class);
    private final Map<Derived, Map<Reason, List<Integer>>> left = new EnumMap<>(Derived.class);

    void done(Derived value, int number) {
        done.computeIfAbsent(value, missing -> new ArrayList<>()).add(number);
    }

    void left(Derived value, int number, Left.Why why, String detail) {
        left.computeIfAbsent(value, missing -> new LinkedHashMap<>())
                .computeIfAbsent(new Reason(why, detail), missing -> new ArrayList<>())
                .add(number);
    }

    void left(Derived value, int number, Left.Why why) {
        left(value, number, why, "");
    }

    Map<Derived, List<Integer>> done() {
        return done;
    }

    List<Left> left() {
        List<Left> all = new ArrayList<>();
        left.forEach((value, reasons) ->
                reasons.forEach((reason, numbers) -> all.add(new Left(value, numbers, reason.why(), reason.detail()))));
        return all;
    }
}
