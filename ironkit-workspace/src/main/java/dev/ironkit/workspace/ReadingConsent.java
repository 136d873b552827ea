package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Format;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Whether assets may be read in another way after an edit, and which are. */
final class ReadingConsent {

    private boolean given;
    private final Map<String, List<String>> changes = new TreeMap<>();

    /** The user means it. */
    void give() {
        given = true;
    }

    /** Refuses another reading that nobody has agreed to; notes one that somebody has. */
    <T> void check(Format<T> format, T before, T after, AssetPath path) {
        if (given) {
            changes.put(path.text(), format.readingChanges(before, after));
        } else {
            format.checkReading(before, after);
        }
    }

    /** What a receipt says: one line for each thing that is read in another way. */
    List<Receipt.Change> changes() {
        List<Receipt.Change> all = new ArrayList<>();
        changes.forEach((path, sentences) -> sentences.forEach(sentence ->
                all.add(new Receipt.Change("reading", path, OptionalLong.empty(), OptionalLong.empty(), sentence))));
        return all;
    }
}
