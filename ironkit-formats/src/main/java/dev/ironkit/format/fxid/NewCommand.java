package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.List;

/** What a new command starts with: everything 0 but what would leave nothing to see. */
final class NewCommand {

    /** Powers, rates, and whatever multiplies something. */
    private static final List<String> ONES = List.of(
            "t1",
            "phasePower",
            "fadePower",
            "positionExp",
            "sizeExp",
            "life",
            "animRate",
            "sizeLow",
            "sizeHigh",
            "widthStart",
            "widthEnd",
            "rangeStart",
            "rangeEnd",
            "rateStart",
            "rateEnd",
            "intervalStart",
            "intervalEnd",
            "distanceBase",
            "textureRepeat",
            "segmentLength",
            "countA",
            "countB",
            "maxSprites",
            "ringSize");

    private NewCommand() {}

    static EffectCommand of(Opcode opcode) {
        ByteSink sink = ByteSink.inMemory();
        for (RecordLayout.Slot slot : opcode.layout().slots()) {
            if (slot.offset() == 0) {
                sink.i32(opcode.number());
            } else if (ONES.contains(slot.name())) {
                int one = slot.type() == FieldType.U32 ? 1 : Float.floatToRawIntBits(1);
                for (int at = 0; at < slot.size(); at += 4) {
                    sink.i32(one);
                }
            } else {
                sink.zeros(slot.size());
            }
        }
        return EffectCommand.of(sink.toView());
    }
}
