package dev.ironkit.base.field;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the JSON of a format looks like, so that it can be turned back into bytes: the value is written where it stands. */
public sealed interface Shape {

    /** A record of fixed size. */
    record Fixed(RecordLayout layout) implements Shape {}

    /** One value of a type that has a size. */
    record Value(FieldType type) implements Shape {}

    /** Bytes of any length, as hexadecimal digits. */
    record Raw() implements Shape {}

    /** A list of things of one shape. */
    record ListOf(Shape element) implements Shape {}

    /** An object with these members, all of them but those that may be missing, written in this order. */
    record Members(Map<String, Shape> members) implements Shape {
        public Members {
            members = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }
    }

    /** A member of an object that may be missing; a missing one has no bytes. */
    record Maybe(Shape inner) implements Shape {}

    /** An object with exactly one of these members. */
    record OneOf(Map<String, Shape> members) implements Shape {
        public OneOf {
            members = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }
    }
}
