package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Shape;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a material starts with. {@code attr2} of the directory entry says how much of it is stored: 4 bytes below 2, 6 for 2, 10
 * for 3, all 14 from 4 on. It counts as unsigned.
 *
 * <pre>
 *  off size field
 *    0    2 phaseCount
 *    2    2 animBlockCount   below 20
 *    4    1 surfaceId        what kind of ground or skin it is; from version 2
 *    5    1 metaB            never read; from version 2
 *    6    4 speedFactor      speed factor of units on this surface; from version 3
 *   10    4 damagePerSecond  hit points lost on it; from version 4
 * </pre>
 */
public final class MaterialHeader {

    /** The size of the whole header. */
    public static final int SIZE = 14;

    /** The size below version 2. */
    public static final int SIZE_0 = 4;

    /** The size of version 2. */
    public static final int SIZE_2 = 6;

    /** The size of version 3. */
    public static final int SIZE_3 = 10;

    /** The whole header, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .derived("phaseCount", FieldType.U16, "")
            .derived("animBlockCount", FieldType.U16, "below 20")
            .known("surfaceId", FieldType.U8, "kind of ground or skin; 255 for none")
            .known("metaB", FieldType.U8, "never read")
            .known("speedFactor", FieldType.F32, "speed factor of units on this surface")
            .known("damagePerSecond", FieldType.F32, "hit points lost on this surface per second")
            .build(SIZE);

    private MaterialHeader() {}

    /** {@return how many bytes of the header a version stores} */
    public static int size(int version) {
        if (Integer.compareUnsigned(version, 2) < 0) {
            return SIZE_0;
        }
        return version == 2 ? SIZE_2 : version == 3 ? SIZE_3 : SIZE;
    }

    static MaterialMeta readMeta(ByteView header) {
        MaterialMeta none = MaterialMeta.DEFAULT;
        int size = header.length();
        return new MaterialMeta(
                size >= SIZE_2 ? header.u8(4) : none.surfaceId(),
                size >= SIZE_2 ? header.u8(5) : none.metaB(),
                size >= SIZE_3 ? header.i32(6) : none.speedFactorBits(),
                size >= SIZE ? header.i32(10) : none.damagePerSecondBits());
    }

    static void writeMeta(MaterialMeta meta, int size, ByteSink sink) {
        if (size >= SIZE_2) {
            sink.u8(meta.surfaceId());
            sink.u8(meta.metaB());
        }
        if (size >= SIZE_3) {
            sink.i32(meta.speedFactorBits());
        }
        if (size >= SIZE) {
            sink.i32(meta.damagePerSecondBits());
        }
    }

    static Field describe(ByteView header) {
        return new Group(
                "header",
                header.range(),
                LAYOUT.slots().stream()
                        .filter(slot -> slot.offset() < header.length())
                        .<Field>map(slot -> new Leaf(
                                slot.name(),
                                slot.type(),
                                slot.role(),
                                header.slice(slot.offset(), slot.size()),
                                slot.note()))
                        .toList());
    }

    static Shape shape() {
        Map<String, Shape> members = new LinkedHashMap<>();
        for (RecordLayout.Slot slot : LAYOUT.slots()) {
            Shape value = new Shape.Value(slot.type());
            members.put(slot.name(), slot.offset() < SIZE_0 ? value : new Shape.Maybe(value));
        }
        return new Shape.Members(members);
    }
}
