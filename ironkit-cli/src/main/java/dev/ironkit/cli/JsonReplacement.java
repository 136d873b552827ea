package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Format;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.EntryPlace;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts what JSON describes into an entry. */
final class JsonReplacement {

    /** How many counts are told of one asset. */
    private static final int TOLD = 5;

    private final EntryPlace place;
    private final Located entry;
    private final Problems.Mode mode;

    JsonReplacement(EntryPlace place, Located entry, Problems.Mode mode) {
        this.place = place;
        this.entry = entry;
        this.mode = mode;
    }

    /** Returns what the receipt cannot say, because nothing has changed. */
    Optional<String> put(ByteView json, Format<?> format) {
        List<String> notes = new ArrayList<>();
        Problems reading = Problems.in(mode, entry.path());
        ByteView content = JsonContent.read(JsonContent.parse(json), format, entry.attributes(), reading, notes::add);
        if (entry.kind() == AssetKind.MSH) {
            // It comes back with few things changed, and those have to suit it as those of set do.
            place.archive().putBack(place.index(), entry, content);
        } else {
            place.archive().replace(place.index(), content, new Receipt.Remark(told(notes), List.of(), List.of()));
        }
        return notes.isEmpty() || !content.equals(entry.bytes()) ? Optional.empty() : Optional.of(told(notes));
    }

    /** The counts that were made anew, in a few words. */
    static String told(List<String> notes) {
        String first = String.join("; ", notes.subList(0, Math.min(notes.size(), TOLD)));
        return notes.size() > TOLD ? first + "; and " + (notes.size() - TOLD) + " more" : first;
    }
}
