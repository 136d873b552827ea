package dev.ironkit.format.pal;

import static dev.ironkit.testkit.PalBytes.palette;

import dev.ironkit.testkit.Sample;
import java.util.List;

/** Palettes of both sizes, made without the encoder. */
final class PalSamples {

    static final Sample SHORT = Sample.of("colours only", palette().build());

    static final Sample LONG = Sample.of("colours and mixes", palette().mixes().build());

    private PalSamples() {}

    static List<Sample> all() {
        return List.of(SHORT, Sample.of("fourth bytes", palette().fourth(0x7F).build()), LONG);
    }
}
