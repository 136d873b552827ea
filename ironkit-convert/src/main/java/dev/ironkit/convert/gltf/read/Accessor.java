package dev.ironkit.convert.gltf.read;

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
        return StoredElements.of(json, buffers.bytes(view), json.get("byteOffset").whole(0), 0, component, shape, count);
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
            String wanted =
                    String.join(" or ", Arrays.stream(shapes).map(ElementShape::name).toList());
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
}
