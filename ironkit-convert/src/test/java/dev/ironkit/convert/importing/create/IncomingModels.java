package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** Models as a reader would hand them over, made by hand. */
public final class IncomingModels {

    private static final float[] CUBE = {
        -1, -1, -1, 1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1
    };
    private static final int[] SIDES = {
        0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7
    };

    public final List<IncomingNode> nodes = new ArrayList<>();
    public final List<IncomingMaterial> materials = new ArrayList<>();
    public final List<IncomingClip> clips = new ArrayList<>();

    public IncomingModel build() {
        return new IncomingModel("a test", nodes, materials, List.of(), clips, Marks.NONE);
    }

    public static IncomingModel of(IncomingSurface surface) {
        IncomingModels made = new IncomingModels();
        made.materials.add(material(0, "Steel"));
        made.node("box", -1, IncomingPose.REST, surface);
        return made.build();
    }

    public int node(String name, int parent, IncomingPose rest, IncomingSurface... surfaces) {
        return node(name, parent, 0, rest, Marks.NONE, List.of(), surfaces);
    }

    public int node(
            String name,
            int parent,
            int scene,
            IncomingPose rest,
            Marks marks,
            List<Integer> coarser,
            IncomingSurface... surfaces) {
        nodes.add(new IncomingNode(nodes.size(), name, parent, scene, rest, List.of(surfaces), coarser, marks));
        return nodes.size() - 1;
    }

    public static IncomingPose at(float x, float y, float z) {
        return new IncomingPose(new Point(x, y, z), Rotation.IDENTITY, 1, 1, 1);
    }

    public static IncomingPose sized(float x, double scaleX, double scaleY, double scaleZ) {
        return new IncomingPose(new Point(x, 0, 0), Rotation.IDENTITY, scaleX, scaleY, scaleZ);
    }

    public static Marks marks(Object... pairs) {
        Map<String, Object> values = new TreeMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            values.put(
                    (String) pairs[i], pairs[i + 1] instanceof Integer number ? (Object) (long) number : pairs[i + 1]);
        }
        return new Marks(values);
    }

    public static IncomingMaterial material(int place, String name) {
        return material(place, name, Marks.NONE);
    }

    public static IncomingMaterial material(int place, String name, Marks marks) {
        return new IncomingMaterial(
                place,
                name,
                Light.WHITE,
                1,
                Light.BLACK,
                Optional.empty(),
                1,
                false,
                Blend.OPAQUE,
                Optional.empty(),
                marks);
    }

    /** A cube without normals and coordinates, two units wide. */
    public static IncomingSurface bareCube(int material) {
        return surface(CUBE, new float[0], new float[0], SIDES, material);
    }

    public static IncomingSurface surface(
            float[] positions, float[] normals, float[] uvs, int[] indices, int material) {
        return new IncomingSurface(positions, normals, uvs, new float[0], new int[0], indices, material, Marks.NONE);
    }

    /** A triangle with everything, two units wide, that looks up. */
    public static IncomingSurface triangle(int material) {
        return surface(
                new float[] {0, 0, 0, 2, 0, 0, 0, 2, 0},
                new float[] {0, 0, 1, 0, 0, 1, 0, 0, 1},
                new float[] {0, 0, 1, 0, 0.25f, 0.5f},
                new int[] {0, 1, 2},
                material);
    }

    public static Rotation around(double degrees, double x, double y, double z) {
        double half = Math.toRadians(degrees) / 2;
        return new Rotation(Math.cos(half), Math.sin(half) * x, Math.sin(half) * y, Math.sin(half) * z);
    }

    /** A curve of poses in seconds, straight between them. */
    public static IncomingCurve curve(NavigableMap<Double, IncomingPose> keys) {
        return new StraightCurve(keys);
    }

    public static IncomingCurve curve(double time, IncomingPose pose, Object... more) {
        TreeMap<Double, IncomingPose> keys = new TreeMap<>();
        keys.put(time, pose);
        for (int i = 0; i < more.length; i += 2) {
            keys.put((Double) more[i], (IncomingPose) more[i + 1]);
        }
        return new StraightCurve(keys);
    }

    /** Straight ways between poses. */
    static class StraightCurve implements IncomingCurve {

        private final NavigableMap<Double, IncomingPose> keys;

        StraightCurve(NavigableMap<Double, IncomingPose> keys) {
            this.keys = keys;
        }

        @Override
        public boolean moves() {
            return keys.values().stream().map(IncomingPose::position).distinct().count() > 1;
        }

        @Override
        public boolean turns() {
            return keys.values().stream().map(IncomingPose::rotation).distinct().count() > 1;
        }

        @Override
        public boolean stretches() {
            return keys.values().stream().map(IncomingPose::scaleX).distinct().count() > 1;
        }

        @Override
        public double[] times() {
            return keys.keySet().stream().mapToDouble(time -> time).toArray();
        }

        @Override
        public double end() {
            return keys.lastKey();
        }

        @Override
        public IncomingPose at(double seconds) {
            var low = keys.floorEntry(seconds);
            var high = keys.ceilingEntry(seconds);
            if (low == null || high == null) {
                return low == null ? high.getValue() : low.getValue();
            }
            double span = high.getKey() - low.getKey();
            return span == 0 ? low.getValue() : mix(low.getValue(), high.getValue(), (seconds - low.getKey()) / span);
        }

        private static IncomingPose mix(IncomingPose a, IncomingPose b, double part) {
            Point p = a.position();
            Point q = b.position();
            return new IncomingPose(
                    new Point(
                            (float) (p.x() + (q.x() - p.x()) * part), (float) (p.y() + (q.y() - p.y()) * part), (float)
                                    (p.z() + (q.z() - p.z()) * part)),
                    slerp(a.rotation(), b.rotation(), part),
                    a.scaleX() + (b.scaleX() - a.scaleX()) * part,
                    a.scaleY() + (b.scaleY() - a.scaleY()) * part,
                    a.scaleZ() + (b.scaleZ() - a.scaleZ()) * part);
        }

        private static Rotation slerp(Rotation a, Rotation b, double part) {
            double dot = a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z();
            double angle = Math.acos(Math.min(1, Math.abs(dot)));
            double first = angle < 1e-9 ? 1 - part : Math.sin((1 - part) * angle) / Math.sin(angle);
            double second = (dot < 0 ? -1 : 1) * (angle < 1e-9 ? part : Math.sin(part * angle) / Math.sin(angle));
            return new Rotation(
                    first * a.w() + second * b.w(),
                    first * a.x() + second * b.x(),
                    first * a.y() + second * b.y(),
                    first * a.z() + second * b.z());
        }
    }
}
