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

    /**
     * An object whose shape one of its members tells, a whole number of which some bits count.
     *
     * @param member the name of the member
     * @param type how its value is read
     * @param mask the bits that count
     * @param shapes the shapes, by the value of these bits
     */
    record Tagged(String member, FieldType type, long mask, Map<Long, Shape> shapes) implements Shape {
        public Tagged {
            shapes = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(shapes));
        }
    }
}
