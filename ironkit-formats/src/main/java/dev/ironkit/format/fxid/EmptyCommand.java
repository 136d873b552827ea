package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A command that does nothing, opcode 6.
 *
 * <pre>
 *  off size field
 *    0    4 word            opcode in the low byte, 0x100 overlay
 * </pre>
 *
 * @param raw its bytes, the word included
 */
public record EmptyCommand(ByteView raw) implements EffectCommand {

    /** The size of the command. */
    public static final int SIZE = 4;

    /** The command, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("word", FieldType.FLAGS32, "opcode in the low byte, 0x100 overlay")
            .build(SIZE);

    public EmptyCommand {
        CommandBytes.check(raw, EmptyCommand.class);
    }

    @Override
    public String toString() {
        return CommandBytes.title(this);
    }
}
