package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.util.List;

/**
 * The model of a format that exists only here.
 *
 * @param unknown06 not understood
 * @param parts records of 12 bytes
 * @param payload bytes
 * @param equality how it is compared
 */
record Toy(int unknown06, List<Part> parts, ByteView payload, Equality equality) {

    /** A record of 12 bytes: a name and the bits of a float. */
    record Part(FixedText name, int weight) {}

    /** How models are compared; all but one way is a defect. */
    enum Equality {
        BY_VALUE,
        NEVER,
        ALWAYS
    }

    Toy {
        parts = List.copyOf(parts);
    }

    Toy withParts(List<Part> others) {
        return new Toy(unknown06, others, payload, equality);
    }

    Toy withPayload(ByteView other) {
        return new Toy(unknown06, parts, other, equality);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Toy that
                && switch (equality) {
                    case ALWAYS -> true;
                    case NEVER -> this == that;
                    case BY_VALUE ->
                        unknown06 == that.unknown06 && parts.equals(that.parts) && payload.equals(that.payload);
                };
    }

    @Override
    public int hashCode() {
        return equality == Equality.BY_VALUE ? parts.hashCode() : 0;
    }
}
