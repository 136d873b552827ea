package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A light of an effect, opcode 1.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 *    4    4 kind            1 lights only its owner, 2 and 5 a point, 3 directional, 4 parallel point, 6, 7
 *    8    4 t0              start, in effect time
 *   12    4 t1              when it ends
 *   16   12 positionStart   in the frame of the effect
 *   28   12 positionEnd
 *   40   12 directionStart
 *   52   12 directionEnd
 *   64   16 colourStart     red, green, blue, alpha; may exceed 1
 *   80   16 colourEnd
 *   96   16 colourJitter    up to half of each is added or subtracted at every update
 *  112    4 rangeStart      clamped to 0.01 or more
 *  116    4 rangeEnd
 *  120    4 rangeJitter
 *  124   12 attenuation     three terms, passed on but never read
 *  136   24 unread6         never read
 *  160   32 optArchive      archive of an optional reference
 *  192   32 optName         name in it
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record LightCommand(ByteView raw) implements EffectCommand {

    /** The size of the command. */
    public static final int SIZE = 224;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
            .known(
                    "kind",
                    FieldType.U32,
                    "1 lights only its owner, 2 and 5 a point, 3 directional, 4 parallel point, 6, 7")
            .known("t0", FieldType.F32, "start, in effect time")
            .known("t1", FieldType.F32, "end, in effect time")
            .known("positionStart", FieldType.F32X3, "in the frame of the effect")
            .known("positionEnd", FieldType.F32X3, "")
            .known("directionStart", FieldType.F32X3, "")
            .known("directionEnd", FieldType.F32X3, "")
            .known("colourStart", FieldType.F32X4, "red, green, blue, alpha; may exceed 1")
            .known("colourEnd", FieldType.F32X4, "")
            .known("colourJitter", FieldType.F32X4, "up to half of each is added or subtracted at every update")
            .known("rangeStart", FieldType.F32, "clamped to 0.01 or more")
            .known("rangeEnd", FieldType.F32, "")
            .known("rangeJitter", FieldType.F32, "")
            .known("attenuation", FieldType.F32X3, "three terms, passed on but never read")
            .unknown("unread6", 24, "never read")
            .text("optArchive", EffectReference.NAME_SIZE, "archive of an optional reference")
            .text("optName", EffectReference.NAME_SIZE, "name in it")
            .build(SIZE);

    public LightCommand {
        CommandBytes.check(raw, LightCommand.class);
    }

    /** {@return what kind of light it is} */
    public long kind() {
        return raw.u32(4);
    }

    /** {@return where it is at the start of its window} */
    public Triple positionStart() {
        return Triple.at(raw, 16);
    }

    /** {@return where it is at the end} */
    public Triple positionEnd() {
        return Triple.at(raw, 28);
    }

    /** {@return where it points at the start} */
    public Triple directionStart() {
        return Triple.at(raw, 40);
    }

    /** {@return where it points at the end} */
    public Triple directionEnd() {
        return Triple.at(raw, 52);
    }

    /** {@return its colour at the start} */
    public Rgba colourStart() {
        return Rgba.at(raw, 64);
    }

    /** {@return its colour at the end} */
    public Rgba colourEnd() {
        return Rgba.at(raw, 80);
    }

    /** {@return how much its colour flickers} */
    public Rgba colourJitter() {
        return Rgba.at(raw, 96);
    }

    /** {@return how far it reaches at the start} */
    public float rangeStart() {
        return raw.f32(112);
    }

    /** {@return how far it reaches at the end} */
    public float rangeEnd() {
        return raw.f32(116);
    }

    /** {@return how much its range flickers} */
    public float rangeJitter() {
        return raw.f32(120);
    }

    /** {@return three terms that are handed on and read by nothing} */
    public Triple attenuation() {
        return Triple.at(raw, 124);
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
