package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * Particles that are born one after the other, opcode 8.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 *    4    4 fadeStart       opacity at birth
 *    8    4 fadeEnd         opacity at the end of its life
 *   12    4 fadePower
 *   16    4 t0              start, in effect time
 *   20    4 t1              when it ends
 *   24    4 intervalStart   seconds between particles
 *   28    4 intervalEnd
 *   32    4 animRate        below 0: a random number chosen at birth
 *   36    4 ringSize        lifetime of a particle, in intervals
 *   40   12 run0            meaning unknown
 *   52   12 run1            meaning unknown
 *   64   12 run2            meaning unknown
 *   76   12 run3            meaning unknown
 *   88   12 positionLow
 *  100   12 positionHigh
 *  112   12 positionJitter  upper bound, random at birth
 *  124   12 positionExp
 *  136   12 sizeLow
 *  148   12 sizeHigh
 *  160   12 sizeJitter      upper bound, random at birth
 *  172   12 sizeExp
 *  184   32 archive         archive of the material
 *  216   32 member          name of the material in it
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record StreamCommand(ByteView raw) implements EffectCommand {

    /** The size of the command. */
    public static final int SIZE = 248;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
            .known("fadeStart", FieldType.F32, "opacity at birth")
            .known("fadeEnd", FieldType.F32, "opacity at the end of its life")
            .known("fadePower", FieldType.F32, "")
            .known("t0", FieldType.F32, "start, in effect time")
            .known("t1", FieldType.F32, "end, in effect time")
            .known("intervalStart", FieldType.F32, "seconds between particles")
            .known("intervalEnd", FieldType.F32, "")
            .known("animRate", FieldType.F32, "below 0: a random number chosen at birth")
            .known("ringSize", FieldType.U32, "lifetime of a particle, in intervals")
            .add("run0", FieldType.F32X3, 12, FieldRole.UNKNOWN, "meaning unknown")
            .add("run1", FieldType.F32X3, 12, FieldRole.UNKNOWN, "meaning unknown")
            .add("run2", FieldType.F32X3, 12, FieldRole.UNKNOWN, "meaning unknown")
            .add("run3", FieldType.F32X3, 12, FieldRole.UNKNOWN, "meaning unknown")
            .known("positionLow", FieldType.F32X3, "")
            .known("positionHigh", FieldType.F32X3, "")
            .known("positionJitter", FieldType.F32X3, "upper bound, random at birth")
            .known("positionExp", FieldType.F32X3, "")
            .known("sizeLow", FieldType.F32X3, "")
            .known("sizeHigh", FieldType.F32X3, "")
            .known("sizeJitter", FieldType.F32X3, "upper bound, random at birth")
            .known("sizeExp", FieldType.F32X3, "")
            .text("archive", EffectReference.NAME_SIZE, "archive of the material")
            .text("member", EffectReference.NAME_SIZE, "name of the material in it")
            .build(SIZE);

    public StreamCommand {
        CommandBytes.check(raw, StreamCommand.class);
    }

    /** {@return the opacity at birth} */
    public float fadeStart() {
        return raw.f32(4);
    }

    /** {@return the opacity at the end of its life} */
    public float fadeEnd() {
        return raw.f32(8);
    }

    /** {@return the power of the way between them} */
    public float fadePower() {
        return raw.f32(12);
    }

    /** {@return the seconds between particles at the start of the window} */
    public float intervalStart() {
        return raw.f32(24);
    }

    /** {@return the seconds between particles at the end} */
    public float intervalEnd() {
        return raw.f32(28);
    }

    /** {@return the power of age that the material follows; below 0 a number drawn at birth} */
    public float animRate() {
        return raw.f32(32);
    }

    /** {@return how many particles there can be} */
    public long ringSize() {
        return raw.u32(36);
    }

    /** {@return three numbers whose meaning is not known} */
    public Triple run0() {
        return Triple.at(raw, 40);
    }

    /** {@return three numbers whose meaning is not known} */
    public Triple run1() {
        return Triple.at(raw, 52);
    }

    /** {@return three numbers whose meaning is not known} */
    public Triple run2() {
        return Triple.at(raw, 64);
    }

    /** {@return three numbers whose meaning is not known} */
    public Triple run3() {
        return Triple.at(raw, 76);
    }

    /** {@return where a particle is at its birth} */
    public Triple positionLow() {
        return Triple.at(raw, 88);
    }

    /** {@return where a particle is at the end of its life} */
    public Triple positionHigh() {
        return Triple.at(raw, 100);
    }

    /** {@return how much the end differs from particle to particle} */
    public Triple positionJitter() {
        return Triple.at(raw, 112);
    }

    /** {@return the powers of the way between them} */
    public Triple positionExp() {
        return Triple.at(raw, 124);
    }

    /** {@return the size of a particle at its birth} */
    public Triple sizeLow() {
        return Triple.at(raw, 136);
    }

    /** {@return the size of a particle at the end of its life} */
    public Triple sizeHigh() {
        return Triple.at(raw, 148);
    }

    /** {@return how much the end differs from particle to particle} */
    public Triple sizeJitter() {
        return Triple.at(raw, 160);
    }

    /** {@return the powers of the way between them} */
    public Triple sizeExp() {
        return Triple.at(raw, 172);
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
