package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/** Changes of one field of a command. Each is looked at as a change of the same field by its path would be. */
final class CommandEdit {

    private static final long MOST = 0xFFFF_FFFFL;

    private CommandEdit() {}

    static EffectCommand floats(EffectCommand command, String field, float... values) {
        RecordLayout.Slot slot = slot(command, field);
        if (!CommandFields.isFloat(slot.type()) || slot.size() != values.length * Float.BYTES) {
            throw new IllegalArgumentException(field + " has no " + values.length + " floats");
        }
        ByteSink bytes = ByteSink.inMemory();
        for (float value : values) {
            bytes.i32(Float.floatToRawIntBits(value));
        }
        return changed(command, slot.offset(), bytes.toView());
    }

    static EffectCommand number(EffectCommand command, String field, long value) {
        RecordLayout.Slot slot = slot(command, field);
        if (slot.type() == FieldType.F32) {
            return floats(command, field, (float) value);
        }
        if (slot.type() != FieldType.U32 && slot.type() != FieldType.FLAGS32) {
            throw new IllegalArgumentException(field + " is not a number");
        }
        if (value < 0 || value > MOST) {
            throw new RefusedException(FxidProblem.EDIT_VALUE, AssetPath.UNNAMED, field, "0 to " + MOST, value);
        }
        return changed(
                command, slot.offset(), ByteSink.inMemory().i32((int) value).toView());
    }

    static EffectCommand window(EffectCommand command, float start, float end) {
        if (!command.opcode().hasWindow()) {
            throw new IllegalArgumentException(command.opcode().title() + " has no window");
        }
        ByteSink bytes = ByteSink.inMemory();
        bytes.i32(Float.floatToRawIntBits(start)).i32(Float.floatToRawIntBits(end));
        return changed(command, command.opcode().windowAt(), bytes.toView());
    }

    static EffectCommand reference(EffectCommand command, EffectReference reference) {
        if (!command.opcode().hasReference()) {
            throw new IllegalArgumentException(command.opcode().title() + " has no reference");
        }
        return changed(command, command.opcode().referenceAt(), reference.raw());
    }

    static EffectCommand word(EffectCommand command, int word) {
        return changed(command, 0, ByteSink.inMemory().i32(word).toView());
    }

    private static EffectCommand changed(EffectCommand command, int at, ByteView bytes) {
        ByteSink sink = ByteSink.inMemory();
        ByteView raw = command.raw();
        sink.bytes(raw.slice(0, at)).bytes(bytes).bytes(raw.from(at + bytes.length()));
        WritableCommand.checkWord(raw, sink.toView());
        EffectCommand changed = EffectCommand.of(sink.toView());
        WritableCommand.check(changed, command);
        return changed;
    }

    private static RecordLayout.Slot slot(EffectCommand command, String field) {
        return command.opcode().layout().slots().stream()
                .filter(slot -> slot.name().equals(field))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException(command.opcode().title() + " has no field '" + field + "'"));
    }
}
