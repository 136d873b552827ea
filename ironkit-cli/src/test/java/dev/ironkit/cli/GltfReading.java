package dev.ironkit.cli;

import dev.ironkit.base.json.JsonReader;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads glTF with plain loops, from its specification alone, to see what other programs would. */
final class GltfReading {

    private final Map<String, Object> root;
    private final ByteBuffer buffer;

    private GltfReading(Map<String, Object> root, ByteBuffer buffer) {
        this.root = root;
        this.buffer = buffer;
    }

    static GltfReading of(Path file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.getInt(0) == 0x46546C67) {
            byte[] json = new byte[bytes.getInt(12)];
            bytes.get(20, json);
            int bin = 20 + json.length;
            ByteBuffer buffer =
                    bin < bytes.capacity() ? bytes.slice(bin + 8, bytes.getInt(bin)) : ByteBuffer.allocate(0);
            return new GltfReading(parse(json), buffer.order(ByteOrder.LITTLE_ENDIAN));
        }
        Map<String, Object> root = parse(bytes.array());
        String uri = (String) map(((List<?>) root.get("buffers")).get(0)).get("uri");
        byte[] bin = Files.readAllBytes(file.resolveSibling(uri));
        return new GltfReading(root, ByteBuffer.wrap(bin).order(ByteOrder.LITTLE_ENDIAN));
    }

    /** The same file with one of its animations alone. */
    GltfReading playing(String animation) {
        Map<String, Object> other = new LinkedHashMap<>(root);
        other.put(
                "animations",
                list("animations").stream()
                        .filter(one -> animation.equals(one.get("name")))
                        .toList());
        return new GltfReading(other, buffer);
    }

    private static Map<String, Object> parse(byte[] json) {
        return map(JsonReader.read(new String(json, StandardCharsets.UTF_8)));
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    List<Map<String, Object>> list(String name) {
        List<Map<String, Object>> maps = new ArrayList<>();
        ((List<?>) root.getOrDefault(name, List.of())).forEach(item -> maps.add(map(item)));
        return maps;
    }

    static int number(Map<String, Object> from, String name, int otherwise) {
        return from.containsKey(name) ? ((Number) from.get(name)).intValue() : otherwise;
    }

    static double[] doubles(Object list) {
        return ((List<?>) list)
                .stream().mapToDouble(item -> ((Number) item).doubleValue()).toArray();
    }

    /** The values of an accessor, one after the other. */
    double[] values(int index) {
        Map<String, Object> accessor = list("accessors").get(index);
        Map<String, Object> view = list("bufferViews").get(number(accessor, "bufferView", -1));
        String shape = (String) accessor.get("type");
        int components = shape.equals("SCALAR") ? 1 : shape.equals("MAT4") ? 16 : shape.charAt(3) - '0';
        int type = number(accessor, "componentType", 0);
        int width = type == 5121 ? 1 : type == 5123 ? 2 : 4;
        int stride = number(view, "byteStride", components * width);
        int start = number(view, "byteOffset", 0) + number(accessor, "byteOffset", 0);
        double[] values = new double[number(accessor, "count", 0) * components];
        for (int i = 0; i < values.length; i++) {
            int at = start + i / components * stride + i % components * width;
            values[i] = switch (type) {
                case 5126 -> buffer.getFloat(at);
                case 5125 -> buffer.getInt(at) & 0xFFFFFFFFL;
                case 5121 -> buffer.get(at) & 0xFF;
                default -> buffer.getShort(at) & 0xFFFF;
            };
        }
        return values;
    }

    /** The matrix from a node to the scene at a time in seconds, row by row. */
    double[] world(int node, double seconds) {
        double[] matrix = local(node, seconds);
        for (int parent = parent(node); parent >= 0; parent = parent(parent)) {
            matrix = multiply(local(parent, seconds), matrix);
        }
        return matrix;
    }

    private int parent(int node) {
        List<Map<String, Object>> nodes = list("nodes");
        for (int i = 0; i < nodes.size(); i++) {
            for (Object child : (List<?>) nodes.get(i).getOrDefault("children", List.of())) {
                if (((Number) child).intValue() == node) {
                    return i;
                }
            }
        }
        return -1;
    }

    private double[] local(int node, double seconds) {
        Map<String, Object> tree = list("nodes").get(node);
        double[] q = doubles(tree.getOrDefault("rotation", List.of(0, 0, 0, 1)));
        double[] p = doubles(tree.getOrDefault("translation", List.of(0, 0, 0)));
        for (Map<String, Object> animation : list("animations")) {
            for (Object item : (List<?>) animation.get("channels")) {
                Map<String, Object> target = map(map(item).get("target"));
                if (number(target, "node", -1) == node) {
                    Map<String, Object> sampler =
                            map(((List<?>) animation.get("samplers")).get(number(map(item), "sampler", 0)));
                    double[] value = sample(sampler, seconds, target.get("path").equals("rotation"));
                    if (value.length == 4) {
                        q = value;
                    } else {
                        p = value;
                    }
                }
            }
        }
        double x = q[0], y = q[1], z = q[2], w = q[3];
        return new double[] {
            1 - 2 * (y * y + z * z),
            2 * (x * y - z * w),
            2 * (x * z + y * w),
            p[0],
            2 * (x * y + z * w),
            1 - 2 * (x * x + z * z),
            2 * (y * z - x * w),
            p[1],
            2 * (x * z - y * w),
            2 * (y * z + x * w),
            1 - 2 * (x * x + y * y),
            p[2]
        };
    }

    private double[] sample(Map<String, Object> sampler, double seconds, boolean turns) {
        double[] times = values(number(sampler, "input", 0));
        double[] values = values(number(sampler, "output", 0));
        int size = values.length / times.length;
        int next = 0;
        while (next < times.length && times[next] < seconds) {
            next++;
        }
        int last = Math.min(next, times.length - 1);
        int first = Math.max(0, next - 1);
        double share =
                last == first || next == times.length ? 1 : (seconds - times[first]) / (times[last] - times[first]);
        if (next == 0) {
            share = 1;
        }
        double[] a = java.util.Arrays.copyOfRange(values, first * size, first * size + size);
        double[] b = java.util.Arrays.copyOfRange(values, last * size, last * size + size);
        return turns ? slerp(a, b, share) : mix(a, b, 1 - share, share);
    }

    private static double[] slerp(double[] a, double[] b, double share) {
        double dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
        double sign = dot < 0 ? -1 : 1;
        double angle = Math.acos(Math.min(1, Math.abs(dot)));
        if (angle < 1e-6) {
            return mix(a, b, 1 - share, sign * share);
        }
        return mix(
                a,
                b,
                Math.sin((1 - share) * angle) / Math.sin(angle),
                sign * Math.sin(share * angle) / Math.sin(angle));
    }

    private static double[] mix(double[] a, double[] b, double wa, double wb) {
        double[] out = new double[a.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = a[i] * wa + b[i] * wb;
        }
        return out;
    }

    private static double[] multiply(double[] a, double[] b) {
        double[] out = new double[12];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 4; column++) {
                double sum = column == 3 ? a[row * 4 + 3] : 0;
                for (int i = 0; i < 3; i++) {
                    sum += a[row * 4 + i] * b[i * 4 + column];
                }
                out[row * 4 + column] = sum;
            }
        }
        return out;
    }
}
