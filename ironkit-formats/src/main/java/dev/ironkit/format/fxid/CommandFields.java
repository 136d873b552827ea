package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The fields of commands for the byte map and for JSON, both by opcode. */
final class CommandFields {

    private static final long OPCODE_BITS = 0xFF;

    private CommandFields() {}

    static boolean isFloat(FieldType type) {
        return type == FieldType.F32 || type == FieldType.F32X3 || type == FieldType.F32X4;
    }

    /** The fields of a command; its word says in words what it is. */
    static Field describe(EffectCommand command, ByteView stored) {
        List<Field> fields = new ArrayList<>();
        for (RecordLayout.Slot slot : command.opcode().layout().slots()) {
            String note = slot.offset() == 0 ? word(command) : slot.note();
            fields.add(new Leaf(slot.name(), slot.type(), slot.role(), stored.slice(slot.offset(), slot.size()), note));
        }
        return new Group("commands", stored.range(), fields);
    }

    private static String word(EffectCommand command) {
        return command.opcode().number() + " " + command.opcode().title() + (command.overlay() ? ", overlay" : "");
    }

    static Shape shape() {
        Map<Long, Shape> shapes = new LinkedHashMap<>();
        for (Opcode opcode : Opcode.values()) {
            shapes.put((long) opcode.number(), new Shape.Fixed(opcode.layout()));
        }
        return new Shape.Tagged("word", FieldType.FLAGS32, OPCODE_BITS, shapes);
    }
}
