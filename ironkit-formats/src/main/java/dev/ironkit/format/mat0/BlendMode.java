package dev.ironkit.format.mat0;

import static dev.ironkit.format.mat0.BlendFactor.DESTCOLOR;
import static dev.ironkit.format.mat0.BlendFactor.INVSRCALPHA;
import static dev.ironkit.format.mat0.BlendFactor.ONE;
import static dev.ironkit.format.mat0.BlendFactor.SRCALPHA;
import static dev.ironkit.format.mat0.BlendFactor.SRCCOLOR;

import java.util.List;
import java.util.Optional;

/**
 * How a surface is mixed with what is drawn already. A material names its mode by a
 * {@linkplain MaterialFlags#nibbleMode() nibble}, which goes through a table.
 */
public enum BlendMode {
    /** Nothing shines through. */
    OPAQUE(0, ONE, BlendFactor.ZERO, "opaque"),
    /** As opaque as the alpha says, over black; no nibble leads here. */
    ALPHA_OVER_BLACK(1, SRCALPHA, BlendFactor.ZERO, "alpha over black"),
    /** Light is added. */
    ADDITIVE(2, SRCALPHA, ONE, "additive"),
    /** The picture is multiplied by the surface. */
    MULTIPLY(3, BlendFactor.ZERO, SRCCOLOR, "multiply"),
    /** As opaque as the alpha says. */
    ALPHA(4, SRCALPHA, INVSRCALPHA, "alpha"),
    /** The picture is multiplied by twice the surface. */
    MULTIPLY_TWICE(5, DESTCOLOR, SRCCOLOR, "multiply twice");

    /** Pixels with less alpha than this are dropped by the test. */
    public static final int ALPHA_REFERENCE = 1;

    private static final List<BlendMode> BY_NIBBLE = List.of(OPAQUE, ALPHA, ADDITIVE, MULTIPLY, MULTIPLY_TWICE);

    private final int number;
    private final BlendFactor source;
    private final BlendFactor destination;
    private final String title;

    BlendMode(int number, BlendFactor source, BlendFactor destination, String title) {
        this.number = number;
        this.source = source;
        this.destination = destination;
        this.title = title;
    }

    /** {@return the mode a nibble leads to; nothing above 4, where the engine's table ends} */
    public static Optional<BlendMode> ofNibble(int nibble) {
        return nibble >= 0 && nibble < BY_NIBBLE.size() ? Optional.of(BY_NIBBLE.get(nibble)) : Optional.empty();
    }

    /** {@return the engine's number of the mode} */
    public int number() {
        return number;
    }

    /** {@return what the surface is multiplied by} */
    public BlendFactor source() {
        return source;
    }

    /** {@return what the picture is multiplied by} */
    public BlendFactor destination() {
        return destination;
    }

    /** {@return whether pixels with an alpha below {@value #ALPHA_REFERENCE} are dropped} */
    public boolean alphaTest() {
        return this != OPAQUE;
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }
}
