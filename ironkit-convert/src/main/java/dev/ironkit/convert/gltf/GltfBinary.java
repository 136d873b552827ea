package dev.ironkit.convert.gltf;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The one buffer of a file, with the views and accessors that say what lies where. */
final class GltfBinary {

    static final int VERTICES = 34962;
    static final int INDICES = 34963;

    private static final int FLOAT = 5126;
    private static final int U8 = 5121;
    private static final int U16 = 5123;
    private static final int U32 = 5125;
    private static final int WORD_LIMIT = 0xFFFF;
    private static final int BYTE_LIMIT = 0xFF;
    private static final int QUAD = 4;
    private static final int ALIGNMENT = 4;

    private final ByteSink sink = ByteSink.inMemory();
    private final List<Object> views = new ArrayList<>();
    private final List<Object> accessors = new ArrayList<>();
    private ByteView bytes;

    /** Adds bytes and returns their view. */
    int view(ByteView bytes) {
        int view = begin(bytes.length(), 0, 0);
        sink.bytes(bytes);
        return view;
    }

    /** Says that so many bytes are going to follow, and returns their view. */
    private int begin(int length, int target, int stride) {
        sink.align(ALIGNMENT);
        Map<String, Object> view = JsonTree.object("buffer", 0);
        view.put("byteOffset", sink.position());
        view.put("byteLength", length);
        if (stride != 0) {
            view.put("byteStride", stride);
        }
        if (target != 0) {
            view.put("target", target);
        }
        views.add(view);
        return views.size() - 1;
    }

    private int view(float[] values, int target, int stride) {
        int view = begin(values.length * Float.BYTES, target, stride);
        for (float value : values) {
            sink.i32(Float.floatToRawIntBits(value));
        }
        return view;
    }

    /** Adds the values of all vertices and returns their view. */
    int vertices(float[] values, int components) {
        return view(values, VERTICES, components * Float.BYTES);
    }

    /** {@return an accessor for a run of vertices} */
    int window(int view, int components, int first, int count) {
        return accessor(view, (long) first * components * Float.BYTES, FLOAT, count, type(components));
    }

    /** {@return an accessor for a run of vertices, with the least and greatest of each component} */
    int window(int view, int components, int first, int count, float[] values) {
        int accessor = window(view, components, first, count);
        extremes(accessor, values, first * components, count, components);
        return accessor;
    }

    /** {@return an accessor of its own for values, with the least and greatest where they are asked for} */
    int floats(float[] values, int components, boolean withExtremes) {
        int accessor = accessor(view(values, 0, 0), 0, FLOAT, values.length / components, type(components));
        if (withExtremes) {
            extremes(accessor, values, 0, values.length / components, components);
        }
        return accessor;
    }

    /** {@return an accessor for matrices of sixteen numbers} */
    int matrices(float[] values) {
        return accessor(view(values, 0, 0), 0, FLOAT, values.length / 16, "MAT4");
    }

    /** {@return an accessor that binds so many vertices to one joint, as far as bytes go in bytes} */
    int joints(int joint, int count) {
        boolean bytes = joint <= BYTE_LIMIT;
        int stride = bytes ? QUAD : QUAD * Short.BYTES;
        int view = begin(count * stride, VERTICES, stride);
        for (int i = 0; i < count; i++) {
            if (bytes) {
                sink.i32(joint);
            } else {
                sink.i32(joint).i32(0);
            }
        }
        return accessor(view, 0, bytes ? U8 : U16, count, "VEC4");
    }

    /** {@return an accessor that says of so many vertices that they follow their first joint alone} */
    int weights(int count) {
        int view = begin(count * QUAD, VERTICES, QUAD);
        for (int i = 0; i < count; i++) {
            sink.i32(BYTE_LIMIT);
        }
        int accessor = accessor(view, 0, U8, count, "VEC4");
        JsonTree.map(accessors.get(accessor)).put("normalized", true);
        return accessor;
    }

    /** {@return an accessor of its own for indices, in words as long as they fit} */
    int indices(int[] indices) {
        int most = 0;
        for (int index : indices) {
            most = Math.max(most, index);
        }
        // The greatest word means a new strip to some readers.
        boolean words = most < WORD_LIMIT;
        int view = begin(indices.length * (words ? Short.BYTES : Integer.BYTES), INDICES, 0);
        for (int index : indices) {
            if (words) {
                sink.u16(index);
            } else {
                sink.i32(index);
            }
        }
        return accessor(view, 0, words ? U16 : U32, indices.length, "SCALAR");
    }

    private int accessor(int view, long offset, int componentType, int count, String type) {
        Map<String, Object> accessor = JsonTree.object("bufferView", view);
        if (offset != 0) {
            accessor.put("byteOffset", offset);
        }
        accessor.put("componentType", componentType);
        accessor.put("count", count);
        accessor.put("type", type);
        accessors.add(accessor);
        return accessors.size() - 1;
    }

    private void extremes(int accessor, float[] values, int from, int count, int components) {
        float[] least = new float[components];
        float[] greatest = new float[components];
        for (int component = 0; component < components; component++) {
            least[component] = Float.POSITIVE_INFINITY;
            greatest[component] = Float.NEGATIVE_INFINITY;
            for (int i = 0; i < count; i++) {
                float value = values[from + i * components + component];
                least[component] = Math.min(least[component], value);
                greatest[component] = Math.max(greatest[component], value);
            }
        }
        Map<String, Object> entry = JsonTree.map(accessors.get(accessor));
        entry.put("min", JsonTree.floats(least));
        entry.put("max", JsonTree.floats(greatest));
    }

    private static String type(int components) {
        return components == 1 ? "SCALAR" : "VEC" + components;
    }

    List<Object> views() {
        return views;
    }

    List<Object> accessors() {
        return accessors;
    }

    /** The buffer, to which nothing is added any more. */
    ByteView bytes() {
        if (bytes == null) {
            sink.align(ALIGNMENT);
            bytes = sink.toView();
        }
        return bytes;
    }
}
