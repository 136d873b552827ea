package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;

/** How a number is stored. */
enum Component {
    I8(5120, 1, 127),
    U8(5121, 1, 255),
    I16(5122, 2, 32767),
    U16(5123, 2, 65535),
    U32(5125, 4, 0xFFFF_FFFFL),
    F32(5126, 4, 1);

    private final int code;
    private final int size;
    private final long most;

    Component(int code, int size, long most) {
        this.code = code;
        this.size = size;
        this.most = most;
    }

    /** {@return the one that a file means} */
    static Component of(Json code) {
        int wanted = code.whole();
        for (Component component : values()) {
            if (component.code == wanted) {
                return component;
            }
        }
        throw code.wrong("5120, 5121, 5122, 5123, 5125 or 5126");
    }

    int size() {
        return size;
    }

    boolean isFloat() {
        return this == F32;
    }

    boolean isUnsigned() {
        return this == U8 || this == U16 || this == U32;
    }

    /** {@return a number as it is stored} */
    float plain(ByteView bytes, int at) {
        return switch (this) {
            case I8 -> bytes.i8(at);
            case U8 -> bytes.u8(at);
            case I16 -> bytes.i16(at);
            case U16 -> bytes.u16(at);
            case U32 -> bytes.u32(at);
            case F32 -> bytes.f32(at);
        };
    }

    /** {@return a number that stands for one from 0, or from -1, to 1} */
    float normalized(ByteView bytes, int at) {
        return this == F32 ? bytes.f32(at) : Math.max(-1, plain(bytes, at) / most);
    }

    /** {@return a number that counts something} */
    long whole(ByteView bytes, int at) {
        return switch (this) {
            case U8 -> bytes.u8(at);
            case U16 -> bytes.u16(at);
            case U32 -> bytes.u32(at);
            case I8, I16, F32 -> throw new IllegalStateException("not an index type: " + this);
        };
    }
}
