package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;

/**
 * An accessor, checked: what it reads lies where it says.
 *
 * @param json what the file says of it
 * @param base the elements it has by itself, null where they are zeros
 * @param places the elements that are replaced, null where none is
 * @param values what they are replaced by
 * @param component how a number is stored
 * @param shape what an element is
 * @param count how many there are
 * @param normalized whether whole numbers stand for shares
 */
record Accessor(
        Json json,
        StoredElements base,
        StoredElements places,
        StoredElements values,
        Component component,
        ElementShape shape,
        int count,
        boolean normalized) {

    static Accessor of(Json json, Buffers buffers) {
        Component component = Component.of(json.get("componentType"));
        ElementShape shape = ElementShape.of(json.get("type"));
        int count = json.get("count").whole();
        StoredElements base = null;
        if (json.get("bufferView").isPresent()) {
            Json view = buffers.entry(json.get("bufferView"));
            int stride = view.get("byteStride").whole(0);
            base = StoredElements.of(
                    json, buffers.bytes(view), json.get("byteOffset").whole(0), stride, component, shape, count);
        }
        StoredElements places = null;
        StoredElements values = null;
        Json sparse = json.get("sparse");
        if (sparse.isPresent()) {
            int replaced = sparse.get("count").whole();
            Json indices = sparse.get("indices");
            Component kind = Component.of(indices.get("componentType"));
            if (!kind.isUnsigned()) {
                throw indices.get("componentType").wrong("5121, 5123 or 5125");
            }
            places = part(indices, kind, ElementShape.SCALAR, replaced, buffers);
            values = part(sparse.get("values"), component, shape, replaced, buffers);
        }
        boolean normalized = json.get("normalized").truth();
        return new Accessor(json, base, places, values, component, shape, count, normalized);
    }

    private static StoredElements part(Json json, Component component, ElementShape shape, int count, Buffers buffers) {
        Json view = buffers.entry(json.get("bufferView"));
        return StoredElements.of(
                json, buffers.bytes(view), json.get("byteOffset").whole(0), 0, component, shape, count);
    }

    /** {@return all numbers, each finite} */
    float[] floats() {
        int components = shape.components();
        float[] out = new float[count * components];
        for (int i = 0; base != null && i < count; i++) {
            base.floats(i, normalized, out, i * components);
        }
        for (int i = 0; places != null && i < places.count(); i++) {
            values.floats(i, normalized, out, replaced(i) * components);
        }
        for (int i = 0; i < out.length; i++) {
            if (!Float.isFinite(out[i])) {
                throw json.findings().fatal(GltfReadProblem.NO_NUMBER, json.path(), i);
            }
        }
        return out;
    }

    /** {@return all numbers, each one that counts something; what does not fit is the greatest there is} */
    int[] wholes() {
        int components = shape.components();
        int[] out = new int[count * components];
        for (int i = 0; base != null && i < out.length; i++) {
            out[i] = clamped(base.whole(i / components, i % components));
        }
        for (int i = 0; places != null && i < places.count(); i++) {
            for (int k = 0; k < components; k++) {
                out[replaced(i) * components + k] = clamped(values.whole(i, k));
            }
        }
        return out;
    }

    private static int clamped(long value) {
        return (int) Math.min(value, Integer.MAX_VALUE);
    }

    private int replaced(int number) {
        long place = places.whole(number, 0);
        if (place >= count) {
            throw json.findings()
                    .fatal(
                            GltfReadProblem.REFERENCE,
                            json.get("sparse").get("indices").path(),
                            place,
                            count);
        }
        return (int) place;
    }

    /** Refuses to be of another shape. */
    Accessor wanted(ElementShape... shapes) {
        if (!Arrays.asList(shapes).contains(shape)) {
            String wanted = String.join(
                    " or ", Arrays.stream(shapes).map(ElementShape::name).toList());
            throw json.findings().fatal(GltfReadProblem.ACCESSOR, json.path(), wanted, shape);
        }
        return this;
    }

    /** Refuses to be anything but numbers that count. */
    Accessor counting() {
        if (!component.isUnsigned()) {
            throw json.findings().fatal(GltfReadProblem.ACCESSOR, json.path(), "an unsigned whole number", component);
        }
        return this;
    }

    /** Refuses to have another number of elements. */
    Accessor counted(int wanted) {
        if (count != wanted) {
            throw json.findings().fatal(GltfReadProblem.COUNT, json.path(), count, wanted);
        }
        return this;
    }

    /**
     * Where the elements of an accessor lie, checked to lie there.
     *
     * @param bytes the view they are in
     * @param offset where the first one begins
     * @param stride from one to the next
     * @param component how a number is stored
     * @param shape what an element is
     * @param count how many there are
     */
    private record StoredElements(
            ByteView bytes, int offset, int stride, Component component, ElementShape shape, int count) {

        /**
         * {@return elements inside a view}
         *
         * @param asking what wants them
         * @param stride from one element to the next, 0 where they are packed
         */
        static StoredElements of(
                Json asking,
                ByteView bytes,
                long offset,
                int stride,
                Component component,
                ElementShape shape,
                int count) {
            int size = shape.size(component);
            int step = stride == 0 ? size : stride;
            long end = count == 0 ? offset : offset + (long) step * (count - 1) + size;
            if (end > bytes.length()) {
                throw asking.findings().fatal(GltfReadProblem.RANGE, asking.path(), end, bytes.length());
            }
            return new StoredElements(bytes, (int) offset, step, component, shape, count);
        }

        /** Reads an element. */
        void floats(int element, boolean normalized, float[] out, int to) {
            int at = offset + element * stride;
            for (int i = 0; i < shape.components(); i++) {
                int place = at + shape.offset(component, i);
                out[to + i] = normalized ? component.normalized(bytes, place) : component.plain(bytes, place);
            }
        }

        /** {@return the first number of an element, one that counts something} */
        long whole(int element, int index) {
            return component.whole(bytes, offset + element * stride + shape.offset(component, index));
        }
    }

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
}
