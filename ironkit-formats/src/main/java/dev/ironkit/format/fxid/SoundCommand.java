package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A sound of an effect, opcode 2.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 *    4    4 mode            2 and 3 loop inside the window, anything else plays once
 *    8    4 t0              start, in effect time
 *   12    4 t1              when it ends
 *   16   12 positionStart
 *   28   12 positionEnd
 *   40   12 directionStart
 *   52   12 directionEnd
 *   64    4 near            distance up to which it has full volume
 *   68    4 far             distance from which it is inaudible
 *   72    4 rateStart       factor of the playback speed
 *   76    4 rateEnd
 *   80    4 spatialMode     DirectSound 3D mode
 *   84   32 archive         archive of the sound
 *  116   32 member          name of the sound in it
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record SoundCommand(ByteView raw) implements EffectCommand {

    /** The size of the command. */
    public static final int SIZE = 148;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
            .known("mode", FieldType.U32, "2 and 3 loop inside the window, anything else plays once")
            .known("t0", FieldType.F32, "start, in effect time")
            .known("t1", FieldType.F32, "end, in effect time")
            .known("positionStart", FieldType.F32X3, "")
            .known("positionEnd", FieldType.F32X3, "")
            .known("directionStart", FieldType.F32X3, "")
            .known("directionEnd", FieldType.F32X3, "")
            .known("near", FieldType.F32, "distance up to which it has full volume")
            .known("far", FieldType.F32, "distance from which it is inaudible")
            .known("rateStart", FieldType.F32, "factor of the playback speed")
            .known("rateEnd", FieldType.F32, "")
            .known("spatialMode", FieldType.U32, "DirectSound 3D mode")
            .text("archive", EffectReference.NAME_SIZE, "archive of the sound")
            .text("member", EffectReference.NAME_SIZE, "name of the sound in it")
            .build(SIZE);

    static final int NEAR_AT = 64;

    public SoundCommand {
        CommandBytes.check(raw, SoundCommand.class);
    }

    /** {@return how it is played} */
    public long mode() {
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

    /** {@return the distance up to which it is as loud as can be} */
    public float near() {
        return raw.f32(64);
    }

    /** {@return the distance from which it is not heard} */
    public float far() {
        return raw.f32(68);
    }

    /** {@return the factor of its speed at the start} */
    public float rateStart() {
        return raw.f32(72);
    }

    /** {@return the factor of its speed at the end} */
    public float rateEnd() {
        return raw.f32(76);
    }

    /** {@return the DirectSound 3D mode} */
    public long spatialMode() {
        return raw.u32(80);
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
