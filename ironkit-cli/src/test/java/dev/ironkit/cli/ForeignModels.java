package dev.ironkit.cli;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;

/** Models as other programs write them, made by hand from the specifications of their formats. */
final class ForeignModels {

    private static final int FLOAT = 5126;
    private static final int SHORT = 5123;
    private static final int SIZE = 64;

    private final ByteArrayOutputStream binary = new ByteArrayOutputStream();
    private final List<String> views = new ArrayList<>();
    private final List<String> accessors = new ArrayList<>();
    private final List<String> meshes = new ArrayList<>();
    private final List<String> nodes = new ArrayList<>();
    private final List<String> channels = new ArrayList<>();
    private final List<String> samplers = new ArrayList<>();

    private ForeignModels() {}

    /** A cube with a picture on each side. */
    static void cube(Path glb) throws IOException {
        ForeignModels file = new ForeignModels();
        file.box("cube", 0, -1, -1, -1, 1, 1, 1);
        file.node("{\"name\":\"cube\",\"mesh\":0}");
        file.write(glb);
    }

    /** A base, a turret that turns on it and a barrel that rises. */
    static void turret(Path glb) throws IOException {
        ForeignModels file = new ForeignModels();
        file.box("base", 1, -1.5, 0, -1.5, 1.5, 0.5, 1.5);
        file.box("turret", 0, -1, 0, -0.75, 1, 0.75, 0.75);
        file.box("barrel", 1, 0, -0.125, -0.125, 2, 0.125, 0.125);
        file.node("{\"name\":\"base\",\"mesh\":0,\"children\":[1]}");
        file.node("{\"name\":\"turret\",\"mesh\":1,\"translation\":[0,0.5,0],\"children\":[2]}");
        file.node("{\"name\":\"barrel\",\"mesh\":2,\"translation\":[0.75,0.5,0.25]}");
        double half = Math.sqrt(0.5);
        file.channel(1, "rotation", new double[] {0, 0.5, 1}, 0, 0, 0, 1, 0, half, 0, half, 0, 1, 0, 0);
        double up = Math.sin(Math.toRadians(15));
        file.channel(2, "rotation", new double[] {0, 1}, 0, 0, 0, 1, 0, 0, up, Math.cos(Math.toRadians(15)));
        file.channel(2, "translation", new double[] {0, 0.5, 1}, 0.75, 0.5, 0.25, 0.75, 0.5, -0.25, 0.75, 0.5, 0.25);
        file.write(glb);
    }

    /** A house of polygons with four and five corners, counted from either end, with walls of a picture and a plain roof. */
    static void house(Path obj) throws IOException {
        Path folder = obj.toAbsolutePath().getParent();
        Files.write(folder.resolve("walls.png"), picture());
        Files.writeString(folder.resolve("house.mtl"), """
                newmtl walls
                Kd 1 1 1
                map_Kd walls.png
                newmtl roof
                Kd 0.8 0.2 0.1
                """, StandardCharsets.UTF_8);
        Files.writeString(obj, """
                # A house
                mtllib house.mtl
                o house
                v -2 0 -1
                v 2 0 -1
                v 2 0 1
                v -2 0 1
                v -2 2 -1
                v 2 2 -1
                v 2 2 1
                v -2 2 1
                v -2 3 0
                v 2 3 0
                vt 0 0
                vt 1 0
                vt 1 0.75
                vt 0 0.75
                vt 0.5 1
                usemtl walls
                f 4/1 3/2 7/3 8/4
                f 2/1 1/2 5/3 6/4
                f 3/1 2/2 6/3 10/5 7/4
                f 1/1 4/2 8/3 9/5 5/4
                usemtl roof
                f 8 7 10 9
                f -5 -6 -2 -1
                """, StandardCharsets.UTF_8);
    }

    /** A picture of which no two corners are alike. */
    static byte[] picture() throws IOException {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Color[] corners = {new Color(0xE02020), new Color(0x20C040), new Color(0x2040E0), new Color(0xE0E040)};
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int corner = x * 2 / SIZE + y * 2 / SIZE * 2;
                boolean dark = x / 8 % 2 == 0 && y / 8 % 2 == 0;
                image.setRGB(x, y, (dark ? corners[corner].darker() : corners[corner]).getRGB());
            }
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(image, "png", png);
        return png.toByteArray();
    }

    private void node(String json) {
        nodes.add(json);
    }

    /** A box with corners of its own for each side, so that its edges are sharp. */
    private void box(String name, int material, double... ends) {
        List<Double> places = new ArrayList<>();
        List<Double> normals = new ArrayList<>();
        List<Double> texture = new ArrayList<>();
        for (int side = 0; side < 6; side++) {
            int axis = side / 2;
            for (int corner = 0; corner < 4; corner++) {
                int u = corner == 1 || corner == 2 ? 1 : 0;
                int v = corner / 2;
                double[] place = new double[3];
                place[axis] = ends[axis + side % 2 * 3];
                // Counterclockwise from outside on both sides.
                place[(axis + 1) % 3] = ends[(axis + 1) % 3 + (side % 2 == 1 ? u : 1 - u) * 3];
                place[(axis + 2) % 3] = ends[(axis + 2) % 3 + v * 3];
                for (int i = 0; i < 3; i++) {
                    places.add(place[i]);
                    normals.add(i == axis ? side % 2 * 2.0 - 1 : 0);
                }
                texture.add((double) u);
                texture.add(1.0 - v);
            }
        }
        ByteBuffer indices = ByteBuffer.allocate(72).order(ByteOrder.LITTLE_ENDIAN);
        for (int side = 0; side < 6; side++) {
            for (int corner : new int[] {0, 1, 2, 0, 2, 3}) {
                indices.putShort((short) (side * 4 + corner));
            }
        }
        meshes.add(String.format(
                Locale.ROOT,
                "{\"name\":\"%s\",\"primitives\":[{\"attributes\":{\"POSITION\":%d,\"NORMAL\":%d,\"TEXCOORD_0\":%d},"
                        + "\"indices\":%d,\"material\":%d}]}",
                name,
                floats(3, places, ends),
                floats(3, normals),
                floats(2, texture),
                accessor(indices.array(), SHORT, "SCALAR", 36, ""),
                material));
    }

    private void channel(int node, String path, double[] times, double... values) {
        List<Double> boxedTimes = new ArrayList<>();
        List<Double> boxedValues = new ArrayList<>();
        for (double time : times) {
            boxedTimes.add(time);
        }
        for (double value : values) {
            boxedValues.add(value);
        }
        int input = floats(1, boxedTimes, times[0], times[times.length - 1]);
        int output = floats(values.length / times.length, boxedValues);
        channels.add(String.format(
                Locale.ROOT, "{\"sampler\":%d,\"target\":{\"node\":%d,\"path\":\"%s\"}}", samplers.size(), node, path));
        samplers.add(String.format(Locale.ROOT, "{\"input\":%d,\"output\":%d}", input, output));
    }

    private int floats(int width, List<Double> values, double... ends) {
        ByteBuffer bytes = ByteBuffer.allocate(values.size() * 4).order(ByteOrder.LITTLE_ENDIAN);
        values.forEach(value -> bytes.putFloat(value.floatValue()));
        String type = width == 1 ? "SCALAR" : "VEC" + width;
        return accessor(bytes.array(), FLOAT, type, values.size() / width, bounds(ends));
    }

    private static String bounds(double... ends) {
        int half = ends.length / 2;
        List<String> low = new ArrayList<>();
        List<String> high = new ArrayList<>();
        for (int i = 0; i < half; i++) {
            low.add(Float.toString((float) ends[i]));
            high.add(Float.toString((float) ends[half + i]));
        }
        return half == 0 ? "" : ",\"min\":" + low + ",\"max\":" + high;
    }

    private int accessor(byte[] bytes, int component, String type, int count, String more) {
        accessors.add(String.format(
                Locale.ROOT,
                "{\"bufferView\":%d,\"componentType\":%d,\"type\":\"%s\",\"count\":%d%s}",
                view(bytes),
                component,
                type,
                count,
                more));
        return accessors.size() - 1;
    }

    private int view(byte[] bytes) {
        views.add(String.format(
                Locale.ROOT, "{\"buffer\":0,\"byteOffset\":%d,\"byteLength\":%d}", binary.size(), bytes.length));
        binary.writeBytes(bytes);
        binary.writeBytes(new byte[-bytes.length & 3]);
        return views.size() - 1;
    }

    private void write(Path glb) throws IOException {
        int picture = view(picture());
        String animations = channels.isEmpty()
                ? ""
                : ",\"animations\":[{\"name\":\"aim\",\"channels\":" + channels + ",\"samplers\":" + samplers + "}]";
        String json =
                "{\"asset\":{\"version\":\"2.0\",\"generator\":\"by hand\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],"
                        + "\"nodes\":" + nodes + ",\"meshes\":" + meshes + ",\"accessors\":" + accessors
                        + ",\"bufferViews\":" + views
                        + ",\"images\":[{\"name\":\"four\",\"mimeType\":\"image/png\",\"bufferView\":" + picture + "}],"
                        + "\"textures\":[{\"source\":0}],\"materials\":["
                        + "{\"name\":\"four\",\"pbrMetallicRoughness\":{\"baseColorTexture\":{\"index\":0},\"metallicFactor\":0}},"
                        + "{\"name\":\"green\",\"pbrMetallicRoughness\":{\"baseColorFactor\":[0.05,0.4,0.1,1],\"metallicFactor\":0}}],"
                        + "\"buffers\":[{\"byteLength\":" + binary.size() + "}]" + animations + "}";
        byte[] text = json.getBytes(StandardCharsets.UTF_8);
        int padding = -text.length & 3;
        ByteBuffer file =
                ByteBuffer.allocate(28 + text.length + padding + binary.size()).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(0x46546C67).putInt(2).putInt(file.capacity());
        file.putInt(text.length + padding)
                .putInt(0x4E4F534A)
                .put(text)
                .put("   ".getBytes(StandardCharsets.US_ASCII), 0, padding);
        file.putInt(binary.size()).putInt(0x004E4942).put(binary.toByteArray());
        Files.write(glb, file.array());
    }
}
