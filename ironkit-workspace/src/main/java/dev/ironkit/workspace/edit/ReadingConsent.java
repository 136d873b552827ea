package dev.ironkit.workspace.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.EditRules;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Whether assets may be read in another way after an edit, and which are. */
final class ReadingConsent {

    private final Optional<Problems.Mode> alone;
    private boolean given;
    private final Map<String, List<String>> changes = new TreeMap<>();

    /** Assets are compared with what they were. */
    ReadingConsent() {
        this(Optional.empty());
    }

    private ReadingConsent(Optional<Problems.Mode> alone) {
        this.alone = alone;
    }

    /** Nobody knows what the assets were: all that can be asked is that they can be read. */
    static ReadingConsent withoutBefore(Problems.Mode mode) {
        return new ReadingConsent(Optional.of(mode));
    }

    /** How assets are read that are compared with nothing; nothing where they are compared with what they were. */
    Optional<Problems.Mode> alone() {
        return alone;
    }

    /** The user means it. */
    void give() {
        given = true;
    }

    /** Refuses another reading that nobody has agreed to; notes one that somebody has. */
    <T> void check(EditRules<T> rules, T before, T after, AssetPath path) {
        if (given) {
            changes.put(path.text(), rules.readingChanges(before, after));
        } else {
            rules.checkReading(before, after);
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
