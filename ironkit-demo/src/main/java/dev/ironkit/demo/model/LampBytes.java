package dev.ironkit.demo.model;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/** Lights as models store them. */
final class LampBytes {

    private LampBytes() {}

    /** {@return warm lamps that shine down, each in the room of its node} */
    static ByteView of(List<LightmapSheet.Lamp> lamps, int... nodes) {
        ByteSink out = ByteSink.inMemory();
        for (int i = 0; i < lamps.size(); i++) {
            LightmapSheet.Lamp lamp = lamps.get(i);
            out.i32(nodes[i]);
            reals(out, lamp.x(), lamp.y(), lamp.z());
            reals(out, 0, 0, -1);
            reals(out, 1, 0.9, 0.6, 1);
            reals(out, 0.5);
        }
        return out.toView();
    }

    static void reals(ByteSink out, double... numbers) {
        for (double number : numbers) {
            out.i32(Float.floatToRawIntBits((float) number));
        }
    }
}
