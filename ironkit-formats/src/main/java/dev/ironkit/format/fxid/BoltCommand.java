package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A bolt from one point to another, opcode 5.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 *    4    4 fadeStart       opacity at the start
 *    8    4 fadeEnd         opacity at the end
 *   12    4 t0              start, in effect time
 *   16    4 t1              when it ends
 *   20    4 maxSprites      maximum number of sprites
 *   24    4 widthStart      over the window, not along the beam
 *   28    4 widthEnd
 *   32    4 textureRepeat   length of one repeat of the texture
 *   36    4 segmentLength   length of one sprite
 *   40    4 phaseStart      below 0: in seconds instead of the window
 *   44    4 phaseEnd
 *   48   32 archive         archive of the material
 *   80   32 member          name of the material in it
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record BoltCommand(ByteView raw) implements EffectCommand {

    /** The size of the command. */
    public static final int SIZE = 112;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
            .known("fadeStart", FieldType.F32, "opacity at the start")
            .known("fadeEnd", FieldType.F32, "opacity at the end")
            .known("t0", FieldType.F32, "start, in effect time")
            .known("t1", FieldType.F32, "end, in effect time")
            .known("maxSprites", FieldType.U32, "maximum number of sprites")
            .known("widthStart", FieldType.F32, "over the window, not along the beam")
            .known("widthEnd", FieldType.F32, "")
            .known("textureRepeat", FieldType.F32, "length of one repeat of the texture")
            .known("segmentLength", FieldType.F32, "length of one sprite")
            .known("phaseStart", FieldType.F32, "below 0: in seconds instead of the window")
            .known("phaseEnd", FieldType.F32, "")
            .text("archive", EffectReference.NAME_SIZE, "archive of the material")
            .text("member", EffectReference.NAME_SIZE, "name of the material in it")
            .build(SIZE);

    public BoltCommand {
        CommandBytes.check(raw, BoltCommand.class);
    }

    /** {@return the opacity at the start} */
    public float fadeStart() {
        return raw.f32(4);
    }

    /** {@return the opacity at the end} */
    public float fadeEnd() {
        return raw.f32(8);
    }

    /** {@return maximum number of sprites} */
    public long maxSprites() {
        return raw.u32(20);
    }

    /** {@return how wide it is at the start of its window} */
    public float widthStart() {
        return raw.f32(24);
    }

    /** {@return how wide it is at the end} */
    public float widthEnd() {
        return raw.f32(28);
    }

    /** {@return the length of one repeat of the texture} */
    public float textureRepeat() {
        return raw.f32(32);
    }

    /** {@return the length of one sprite} */
    public float segmentLength() {
        return raw.f32(36);
    }

    /** {@return the phase at the start; below 0 seconds count instead of the window} */
    public float phaseStart() {
        return raw.f32(40);
    }

    /** {@return the phase at the end} */
    public float phaseEnd() {
        return raw.f32(44);
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
