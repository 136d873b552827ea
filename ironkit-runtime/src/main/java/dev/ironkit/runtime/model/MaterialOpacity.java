package dev.ironkit.runtime.model;

/**
 * How opaque materials are at the moment that is drawn.
 *
 * <p>The one who draws asks the material manager once a frame for each material, because a query of a random block has effects, and
 * answers from what it got.
 */
@FunctionalInterface
public interface MaterialOpacity {

    /** {@return the alpha of the ambient colour of a material's current phase: see {@code PhaseScratch.opacity}} */
    float of(int handle);
}
