package dev.ironkit.convert.image;

import java.util.OptionalInt;

/**
 * What became of one level.
 *
 * @param level which one
 * @param from where it came from: {@code picture}, {@code file}, {@code kept} or {@code rebuilt}
 * @param pixels how many pixels it has
 * @param changed how many show something else than before, where that is known
 * @param exact whether every pixel shows what its picture does
 * @param largestError the largest difference of one channel, 0 to 255
 */
public record ImportedLevel(int level, String from, int pixels, OptionalInt changed, boolean exact, int largestError) {}
