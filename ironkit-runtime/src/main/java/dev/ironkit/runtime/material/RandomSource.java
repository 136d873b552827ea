package dev.ironkit.runtime.material;

/** Where random phases come from. */
@FunctionalInterface
public interface RandomSource {

    /** {@return the next number, from 0 to 32767} */
    int next();
}
