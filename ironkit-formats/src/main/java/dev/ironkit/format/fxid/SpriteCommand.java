package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * A sprite of an effect, opcode 3; those of opcode 4 and 9 have one and two words more.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 *    4    4 mode            meaning unknown
 *    8    4 phaseStart      below 0: in seconds instead of the window
 *   12    4 phaseEnd
 *   16    4 phasePower
 *   20    4 fadeStart       opacity at the start
 *   24    4 fadeEnd         opacity at the end
 *   28    4 fadePower
 *   32    4 t0              start, in effect time
 *   36    4 t1              when it ends
 *   40   12 positionLow
 *   52   12 positionHigh
 *   64   12 positionExp
 *   76   12 directionLow
 *   88   12 directionHigh
 *  100   12 sizeLow
 *  112   12 sizeHigh
 *  124   12 sizeExp
 *  136   32 archive         archive of the material
 *  168   32 member          name of the material in it
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record SpriteCommand(ByteView raw) implements EffectCommand {

    /** The size of the command of opcode 3. */
    public static final int SIZE = 200;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = fields().build(SIZE);

    static final RecordLayout DISTANCE_LAYOUT = fields().known(
                    "distanceBase", FieldType.F32, "its reciprocal normalises a distance")
            .build(SIZE + 4);

    static final RecordLayout KIND_LAYOUT = fields().known("domeQuality", FieldType.U32, "0, 1, 2: draw code 3, 5, 6")
            .known("drawFlag", FieldType.U32, "0 adds 0x08000000 to the draw code")
            .build(SIZE + 8);

    public SpriteCommand {
        CommandBytes.check(raw, SpriteCommand.class);
    }

    /** {@return a number whose meaning is not known} */
    public long mode() {
        return raw.u32(4);
    }

    /** {@return the phase at the start; below 0 seconds count instead of the window} */
    public float phaseStart() {
        return raw.f32(8);
    }

    /** {@return the phase at the end} */
    public float phaseEnd() {
        return raw.f32(12);
    }

    /** {@return the power of the way between them} */
    public float phasePower() {
        return raw.f32(16);
    }

    /** {@return the opacity at the start} */
    public float fadeStart() {
        return raw.f32(20);
    }

    /** {@return the opacity at the end} */
    public float fadeEnd() {
        return raw.f32(24);
    }

    /** {@return the power of the way between them} */
    public float fadePower() {
        return raw.f32(28);
    }

    /** {@return where it is at the start} */
    public Triple positionLow() {
        return Triple.at(raw, 40);
    }

    /** {@return where it is at the end} */
    public Triple positionHigh() {
        return Triple.at(raw, 52);
    }

    /** {@return the powers of the way between them} */
    public Triple positionExp() {
        return Triple.at(raw, 64);
    }

    /** {@return where it points at the start} */
    public Triple directionLow() {
        return Triple.at(raw, 76);
    }

    /** {@return where it points at the end} */
    public Triple directionHigh() {
        return Triple.at(raw, 88);
    }

    /** {@return its size at the start} */
    public Triple sizeLow() {
        return Triple.at(raw, 100);
    }

    /** {@return its size at the end} */
    public Triple sizeHigh() {
        return Triple.at(raw, 112);
    }

    /** {@return the powers of the way between them} */
    public Triple sizeExp() {
        return Triple.at(raw, 124);
    }

    /** {@return the base whose reciprocal normalises a distance; only sprites of opcode 4 have one} */
    public OptionalDouble distanceBase() {
        return opcode() == Opcode.SPRITE_DISTANCE ? OptionalDouble.of(raw.f32(SIZE)) : OptionalDouble.empty();
    }

    /** {@return the quality of the dome, 0 to 2; only sprites of opcode 9 have one} */
    public OptionalLong domeQuality() {
        return opcode() == Opcode.SPRITE_KIND ? OptionalLong.of(raw.u32(SIZE)) : OptionalLong.empty();
    }

    /** {@return the flag of drawing; only sprites of opcode 9 have one} */
    public OptionalLong drawFlag() {
        return opcode() == Opcode.SPRITE_KIND ? OptionalLong.of(raw.u32(SIZE + 4)) : OptionalLong.empty();
    }

    private static RecordLayout.Builder fields() {
        return RecordLayout.builder()
                .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
                .add("mode", FieldType.U32, 4, FieldRole.UNKNOWN, "meaning unknown")
                .known("phaseStart", FieldType.F32, "below 0: in seconds instead of the window")
                .known("phaseEnd", FieldType.F32, "")
                .known("phasePower", FieldType.F32, "")
                .known("fadeStart", FieldType.F32, "opacity at the start")
                .known("fadeEnd", FieldType.F32, "opacity at the end")
                .known("fadePower", FieldType.F32, "")
                .known("t0", FieldType.F32, "start, in effect time")
                .known("t1", FieldType.F32, "end, in effect time")
                .known("positionLow", FieldType.F32X3, "")
                .known("positionHigh", FieldType.F32X3, "")
                .known("positionExp", FieldType.F32X3, "")
                .known("directionLow", FieldType.F32X3, "")
                .known("directionHigh", FieldType.F32X3, "")
                .known("sizeLow", FieldType.F32X3, "")
                .known("sizeHigh", FieldType.F32X3, "")
                .known("sizeExp", FieldType.F32X3, "")
                .text("archive", EffectReference.NAME_SIZE, "archive of the material")
                .text("member", EffectReference.NAME_SIZE, "name of the material in it");
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
