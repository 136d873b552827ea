package dev.ironkit.runtime.link;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Which entry of the library of materials the engine takes for a name: the named one, else DEFAULT, else the first.
 *
 * @param outcome what came of the name
 * @param entry the entry; -1 in an empty library
 */
public record MaterialLookup(LinkOutcome outcome, int entry) {

    /** The material that stands in for those that are not there. */
    public static final ByteView DEFAULT = ByteView.of("DEFAULT".getBytes(FixedText.CP1251));

    /**
     * {@return what a name leads to}
     *
     * @param name the name
     * @param count how many entries the library has
     * @param find finds an entry by the rule of the archive
     */
    public static MaterialLookup of(ByteView name, int count, Function<ByteView, OptionalInt> find) {
        OptionalInt named = find.apply(name);
        if (named.isPresent()) {
            return new MaterialLookup(LinkOutcome.FOUND, named.getAsInt());
        }
        OptionalInt standIn = find.apply(DEFAULT);
        if (standIn.isPresent()) {
            return new MaterialLookup(LinkOutcome.DEFAULT, standIn.getAsInt());
        }
        return count == 0 ? new MaterialLookup(LinkOutcome.MISSING, -1) : new MaterialLookup(LinkOutcome.FIRST, 0);
    }
}
