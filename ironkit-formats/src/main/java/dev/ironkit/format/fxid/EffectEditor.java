package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Changes an effect and leaves everything else in it as it was: bits nobody knows, bytes behind names, fields nothing reads.
 *
 * <p>What is given has to be what a writer may write; what is not touched may be odd and stays so. Everything that does not fit
 * throws {@link RefusedException} at once and changes nothing.
 */
public final class EffectEditor {

    private EffectHeader header;
    private final List<EffectCommand> commands;
    private long unreadCount;
    private ByteView remainder;

    EffectEditor(Effect effect) {
        this.header = effect.header();
        this.commands = new ArrayList<>(effect.commands());
        this.unreadCount = effect.unreadCount();
        this.remainder = effect.remainder();
    }

    /** Sets the header; the number of commands in it does not count. */
    public EffectEditor header(EffectHeader other) {
        other.checkEdit(header);
        header = other;
        return this;
    }

    /** Adds a command behind the last one. */
    public EffectEditor add(EffectCommand command) {
        return insert(commands.size(), command);
    }

    /** Adds a command before another. */
    public EffectEditor insert(int index, EffectCommand command) {
        Objects.checkIndex(index, commands.size() + 1);
        WritableCommand.checkNew(command);
        commands.add(index, command);
        return this;
    }

    /** Puts a command in place of another, of the same opcode or not. */
    public EffectEditor replace(int index, EffectCommand command) {
        Objects.checkIndex(index, commands.size());
        EffectCommand before = commands.get(index);
        if (before.opcode() == command.opcode()) {
            WritableCommand.check(command, before);
        } else {
            WritableCommand.checkNew(command);
        }
        commands.set(index, command);
        return this;
    }

    /** Removes a command; those behind it move up. */
    public EffectEditor remove(int index) {
        Objects.checkIndex(index, commands.size());
        commands.remove(index);
        return this;
    }

    /** Moves a command to another place; those between move by one. */
    public EffectEditor move(int from, int to) {
        Objects.checkIndex(from, commands.size());
        Objects.checkIndex(to, commands.size());
        commands.add(to, commands.remove(from));
        return this;
    }

    /** Takes away what could not be read. */
    public EffectEditor withoutRemainder() {
        unreadCount = 0;
        remainder = ByteView.empty();
        return this;
    }

    /** {@return the changed effect} */
    public Effect apply() {
        return new Effect(header, commands, unreadCount, remainder);
    }
}
