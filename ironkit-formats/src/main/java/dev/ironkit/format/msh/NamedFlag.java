package dev.ironkit.format.msh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A bit of a flags word that has a name. All other bits are kept just the same. */
public interface NamedFlag {

    /** {@return the bit} */
    int mask();

    /** {@return what it means, in a few words} */
    String title();

    /** {@return how sure that is} */
    Evidence evidence();

    /** {@return those flags of a kind that a word has set, from the lowest bit} */
    static <E extends Enum<E> & NamedFlag> List<E> in(Class<E> kind, int word) {
        List<E> set = new ArrayList<>();
        for (E flag : kind.getEnumConstants()) {
            if ((word & flag.mask()) != 0) {
                set.add(flag);
            }
        }
        return Collections.unmodifiableList(set);
    }

    /** {@return the bits of a word that have no name among the flags of a kind} */
    static <E extends Enum<E> & NamedFlag> int unnamed(Class<E> kind, int word) {
        int rest = word;
        for (E flag : kind.getEnumConstants()) {
            rest &= ~flag.mask();
        }
        return rest;
    }
}
