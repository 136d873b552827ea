package dev.ironkit.convert.importing.merge;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What somebody says about all of a file; what is not said is found out.
 *
 * @param engineAxes whether its numbers are in the engine's axes, or in those of glTF
 * @param scale how many times larger it is than the model
 */
public record SpaceChoice(Optional<Boolean> engineAxes, OptionalDouble scale) {

    /** Nothing is said. */
    public static final SpaceChoice NOTHING = new SpaceChoice(Optional.empty(), OptionalDouble.empty());
}
