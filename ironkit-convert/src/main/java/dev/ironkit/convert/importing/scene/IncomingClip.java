package dev.ironkit.convert.importing.scene;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An animation.
 *
 * @param name its name; empty where it has none
 * @param curves what moves, by the place of the node
 */
public record IncomingClip(String name, SortedMap<Integer, IncomingCurve> curves) {

    /** Copies the map. */
    public IncomingClip(String name, Map<Integer, IncomingCurve> curves) {
        this(name, Collections.unmodifiableSortedMap(new TreeMap<>(curves)));
    }

    /** {@return when the last of its keys is, in seconds} */
    public double end() {
        return curves.values().stream().mapToDouble(IncomingCurve::end).max().orElse(0);
    }
}
