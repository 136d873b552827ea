package dev.ironkit.toolkit.input;

import dev.ironkit.base.format.Attributes;
import java.util.OptionalInt;

/** What a user says that a directory entry shall say, as far as it is said. */
public record SaidAttributes(OptionalInt attr1, OptionalInt attr2, OptionalInt attr3) {

    /** {@return these attributes with those that are said} */
    public Attributes over(Attributes others) {
        return new Attributes(
                others.type(),
                attr1.orElse(others.attr1()),
                attr2.orElse(others.attr2()),
                attr3.orElse(others.attr3()));
    }

    public boolean isEmpty() {
        return attr1.isEmpty() && attr2.isEmpty() && attr3.isEmpty();
    }
}
