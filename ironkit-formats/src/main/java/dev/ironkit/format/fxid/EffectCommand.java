package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.Optional;

/**
 * One command of an effect: a word, and a body whose fields its opcode decides.
 *
 * <p>Immutable; every {@code with} makes another one of the same opcode and size, and refuses what a writer may not write. Bits
 * nobody knows and bytes behind names stay as they are.
 */
public sealed interface EffectCommand
        permits LightCommand, SoundCommand, SpriteCommand, BoltCommand, EmptyCommand, BurstCommand, StreamCommand {

    /** The size of the word. */
    int WORD_SIZE = 4;

    /** The bit of the word for sprites that are drawn over everything while the test point is visible. */
    int OVERLAY = 0x100;

    /** The bits of the word that mean nothing. */
    int HIGH_BITS = 0xFFFF_FE00;

    /** {@return its bytes, the word included} */
    ByteView raw();

    /**
     * {@return the command in these bytes}
     *
     * @throws IllegalArgumentException if the opcode is none, or the size is not that of its commands
     */
    static EffectCommand of(ByteView raw) {
        return CommandBytes.command(raw);
    }

    /** {@return a new command without a reference: active all the time, sizes and powers 1, everything else 0} */
    static EffectCommand of(Opcode opcode) {
        return NewCommand.of(opcode);
    }

    /**
     * {@return a new command that refers to a sound or a material}
     *
     * @throws RefusedException if a name is empty or longer than 31 characters
     */
    static EffectCommand of(Opcode opcode, String archive, String member) {
        return of(opcode).withReference(archive, member);
    }

    /** {@return what it does} */
    default Opcode opcode() {
        return Opcode.ofNumber(raw().u8(0)).orElseThrow();
    }

    /** {@return the word: opcode, overlay bit, and bits that mean nothing} */
    default int word() {
        return raw().i32(0);
    }

    /** {@return whether its sprites are drawn without depth test while the test point is visible; it never hides a command} */
    default boolean overlay() {
        return (word() & OVERLAY) != 0;
    }

    /** {@return when it does something; nothing for a command that never does} */
    default Optional<TimeWindow> window() {
        int at = opcode().windowAt();
        return opcode().hasWindow() ? Optional.of(new TimeWindow(raw().f32(at), raw().f32(at + 4))) : Optional.empty();
    }

    /** {@return what it shows or plays; nothing unless both names are there} */
    default Optional<EffectReference> reference() {
        return storedReference().filter(EffectReference::isSet);
    }

    /** {@return the names as they are stored, empty or not; nothing for a command without room for them} */
    default Optional<EffectReference> storedReference() {
        return opcode().hasReference()
                ? Optional.of(new EffectReference(raw().slice(opcode().referenceAt(), EffectReference.SIZE)))
                : Optional.empty();
    }

    /**
     * {@return this command with other floats in a field}
     *
     * @param field its name in {@link Opcode#layout()}
     * @param values one, three or four, as the field has
     * @throws IllegalArgumentException if there is no such field of so many floats
     * @throws RefusedException if a value may not be written
     */
    default EffectCommand with(String field, float... values) {
        return CommandEdit.floats(this, field, values);
    }

    /**
     * {@return this command with another whole number in a field, or a float that has no fraction}
     *
     * @throws IllegalArgumentException if there is no such field
     * @throws RefusedException if the value may not be written
     */
    default EffectCommand with(String field, long value) {
        return CommandEdit.number(this, field, value);
    }

    /**
     * {@return this command with another window}
     *
     * @throws RefusedException unless it is ordered and lies inside 0 to 1
     */
    default EffectCommand withWindow(float start, float end) {
        return CommandEdit.window(this, start, end);
    }

    /**
     * {@return this command with another reference}
     *
     * @throws RefusedException if a name is empty or longer than 31 characters, or it has no room for one
     */
    default EffectCommand withReference(String archive, String member) {
        return CommandEdit.reference(this, EffectReference.of(archive, member));
    }

    /** {@return this command with the overlay bit set or not} */
    default EffectCommand withOverlay(boolean on) {
        return CommandEdit.word(this, on ? word() | OVERLAY : word() & ~OVERLAY);
    }
}
