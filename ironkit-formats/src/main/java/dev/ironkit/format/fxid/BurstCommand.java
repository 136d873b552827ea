package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * Particles that are all born at once, opcode 7; debris, opcode 10, has the same fields.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 *    4    4 mode            opcode 7: 1 is sprite mode 3, anything else 0; opcode 10: 16 or 32 in shipped files
 *    8    4 fadeStart       opacity at birth
 *   12    4 fadeEnd         opacity at the end of its life
 *   16    4 fadePower
 *   20    4 t0              start, in effect time
 *   24    4 t1              when it ends
 *   28    4 life            lifetime of a particle
 *   32    4 animRate        animation speed of the material
 *   36    4 countA          particles: countA times countB
 *   40    4 countB
 *   44   12 positionLow
 *   56   12 positionHigh
 *   68   12 positionJitter  upper bound, random at birth
 *   80   12 positionExp
 *   92   12 sizeLow
 *  104   12 sizeHigh
 *  116   12 sizeJitter      upper bound, random at birth
 *  128   12 sizeExp
 *  140    4 drag
 *  144   32 archive         archive of the material
 *  176   32 member          name of the material in it
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record BurstCommand(ByteView raw) implements EffectCommand {

    /** The size of the command. */
    public static final int SIZE = 208;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
            .known(
                    "mode",
                    FieldType.U32,
                    "opcode 7: 1 is sprite mode 3, anything else 0; opcode 10: 16 or 32 in shipped files")
            .known("fadeStart", FieldType.F32, "opacity at birth")
            .known("fadeEnd", FieldType.F32, "opacity at the end of its life")
            .known("fadePower", FieldType.F32, "")
            .known("t0", FieldType.F32, "start, in effect time")
            .known("t1", FieldType.F32, "end, in effect time")
            .known("life", FieldType.F32, "lifetime of a particle")
            .known("animRate", FieldType.F32, "animation speed of the material")
            .known("countA", FieldType.U32, "particles: countA times countB")
            .known("countB", FieldType.U32, "")
            .known("positionLow", FieldType.F32X3, "")
            .known("positionHigh", FieldType.F32X3, "")
            .known("positionJitter", FieldType.F32X3, "upper bound, random at birth")
            .known("positionExp", FieldType.F32X3, "")
            .known("sizeLow", FieldType.F32X3, "")
            .known("sizeHigh", FieldType.F32X3, "")
            .known("sizeJitter", FieldType.F32X3, "upper bound, random at birth")
            .known("sizeExp", FieldType.F32X3, "")
            .known("drag", FieldType.F32, "")
            .text("archive", EffectReference.NAME_SIZE, "archive of the material")
            .text("member", EffectReference.NAME_SIZE, "name of the material in it")
            .build(SIZE);

    public BurstCommand {
        CommandBytes.check(raw, BurstCommand.class);
    }

    /** {@return which sprites the particles are} */
    public long mode() {
        return raw.u32(4);
    }

    /** {@return the opacity at birth} */
    public float fadeStart() {
        return raw.f32(8);
    }

    /** {@return the opacity at the end of its life} */
    public float fadeEnd() {
        return raw.f32(12);
    }

    /** {@return the power of the way between them} */
    public float fadePower() {
        return raw.f32(16);
    }

    /** {@return lifetime of a particle} */
    public float life() {
        return raw.f32(28);
    }

    /** {@return animation speed of the material} */
    public float animRate() {
        return raw.f32(32);
    }

    /** {@return one factor of the number of particles} */
    public long countA() {
        return raw.u32(36);
    }

    /** {@return the other factor} */
    public long countB() {
        return raw.u32(40);
    }

    /** {@return where a particle is at its birth} */
    public Triple positionLow() {
        return Triple.at(raw, 44);
    }

    /** {@return where a particle is at the end of its life} */
    public Triple positionHigh() {
        return Triple.at(raw, 56);
    }

    /** {@return how much the end differs from particle to particle} */
    public Triple positionJitter() {
        return Triple.at(raw, 68);
    }

    /** {@return the powers of the way between them} */
    public Triple positionExp() {
        return Triple.at(raw, 80);
    }

    /** {@return the size of a particle at its birth} */
    public Triple sizeLow() {
        return Triple.at(raw, 92);
    }

    /** {@return the size of a particle at the end of its life} */
    public Triple sizeHigh() {
        return Triple.at(raw, 104);
    }

    /** {@return how much the end differs from particle to particle} */
    public Triple sizeJitter() {
        return Triple.at(raw, 116);
    }

    /** {@return the powers of the way between them} */
    public Triple sizeExp() {
        return Triple.at(raw, 128);
    }

    /** {@return how much particles are slowed} */
    public float drag() {
        return raw.f32(140);
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
