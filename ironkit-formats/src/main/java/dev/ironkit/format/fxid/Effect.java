package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import java.util.List;
import java.util.Objects;

/**
 * An effect as it is stored: a header and its commands.
 *
 * <p>Immutable; {@link #edit()} makes another one. An effect that could be read only in part keeps the rest as it is.
 */
public final class Effect {

    /** The type of an effect in a directory. */
    public static final int TYPE = Attributes.parseType("FXID");

    /** What the directory entry of every shipped effect says. */
    public static final Attributes ATTRIBUTES = new Attributes(TYPE, 0, 0, 1);

    private final EffectHeader header;
    private final List<EffectCommand> commands;
    private final long unreadCount;
    private final ByteView remainder;

    /**
     * Parts that fit each other; the reader and the editor see to that.
     *
     * @param unreadCount how many commands are stated that could not be read
     * @param remainder the bytes behind the last command that could
     */
    Effect(EffectHeader header, List<EffectCommand> commands, long unreadCount, ByteView remainder) {
        this.commands = List.copyOf(commands);
        this.header = header.withCount(commands.size() + unreadCount);
        this.unreadCount = unreadCount;
        this.remainder = remainder;
    }

    /** {@return an editor that starts from nothing: once through a second, no commands} */
    public static EffectEditor builder() {
        return new Effect(EffectHeader.ofNew(), List.of(), 0, ByteView.empty()).edit();
    }

    /** {@return the header} */
    public EffectHeader header() {
        return header;
    }

    /** {@return the commands that could be read, all of them unless there is something left} */
    public List<EffectCommand> commands() {
        return commands;
    }

    /** {@return how many commands the header states that could not be read; 0 for a sound effect} */
    public long unreadCount() {
        return unreadCount;
    }

    /** {@return bytes behind the last command that could be read; kept, and an error to every reader} */
    public ByteView remainder() {
        return remainder;
    }

    /** {@return whether all of it could be read} */
    public boolean isWhole() {
        return unreadCount == 0 && remainder.length() == 0;
    }

    /** {@return an editor that starts from this effect} */
    public EffectEditor edit() {
        return new EffectEditor(this);
    }

    void write(ByteSink sink) {
        sink.bytes(header.raw());
        commands.forEach(command -> sink.bytes(command.raw()));
        sink.bytes(remainder);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Effect that
                && header.equals(that.header)
                && commands.equals(that.commands)
                && unreadCount == that.unreadCount
                && remainder.equals(that.remainder);
    }

    @Override
    public int hashCode() {
        return Objects.hash(header, commands, unreadCount, remainder);
    }

    @Override
    public String toString() {
        return commands.size() + " commands in " + header.duration() + " s";
    }
}
