package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Does to a model what Blender does, and a little worse: drops sources and marks of surfaces, joins surfaces of one material, gives every
 * corner a vertex of its own, turns and shuffles triangles, loses digits of transforms and normals, writes animations frame by frame, puts
 * all scenes into one, and numbers names that are taken.
 */
final class PretendBlender {

    private final Random random;
    private final boolean shuffles;
    private final boolean keepsMarks;

    PretendBlender(long seed, boolean shuffles, boolean keepsMarks) {
        this.random = new Random(seed);
        this.shuffles = shuffles;
        this.keepsMarks = keepsMarks;
    }

    IncomingModel pass(IncomingModel model) {
        List<IncomingNode> nodes = new ArrayList<>();
        Set<String> taken = new TreeSet<>();
        for (IncomingNode node : model.nodes()) {
            String name = node.name();
            for (int i = 1; !taken.add(name); i++) {
                name = node.name() + ".00" + i;
            }
            nodes.add(new IncomingNode(
                    node.place(),
                    name,
                    node.parent(),
                    0,
                    noisy(node.rest()),
                    surfaces(node.surfaces()),
                    List.of(),
                    keepsMarks ? node.marks() : Marks.NONE));
        }
        Collections.shuffle(nodes, random);
        List<IncomingClip> clips = new ArrayList<>();
        for (IncomingClip clip : model.clips()) {
            Map<Integer, IncomingCurve> curves = new TreeMap<>();
            clip.curves().forEach((place, curve) -> curves.put(place, sampled(curve)));
            clips.add(new IncomingClip(clip.name(), curves));
        }
        return new IncomingModel("pretender", nodes, model.materials(), model.pictures(), clips, model.marks());
    }

    private double noise() {
        return (random.nextDouble() - 0.5) * 2e-7;
    }

    private IncomingPose noisy(IncomingPose pose) {
        Rotation turn = pose.rotation();
        int sign = random.nextBoolean() ? 1 : -1;
        return new IncomingPose(
                new Point(
                        (float) (pose.position().x() * (1 + noise()) + noise()),
                        (float) (pose.position().y() * (1 + noise()) + noise()),
                        (float) (pose.position().z() * (1 + noise()) + noise())),
                new Rotation(
                        sign * (turn.w() + noise()),
                        sign * (turn.x() + noise()),
                        sign * (turn.y() + noise()),
                        sign * (turn.z() + noise())),
                1 + noise(),
                1 + noise(),
                1 + noise());
    }

    /** Each whole frame, its rotation mixed number by number between the keys that were there. */
    private IncomingCurve sampled(IncomingCurve curve) {
        int last = (int) Math.round(curve.end() * Travels.RATE);
        double[] seconds = new double[last + 1];
        IncomingPose[] poses = new IncomingPose[last + 1];
        Motion motion = new Motion(null, curve, Travels.RATE);
        for (int frame = 0; frame <= last; frame++) {
            seconds[frame] = frame / Travels.RATE;
            IncomingPose exact = curve.at(seconds[frame]);
            poses[frame] = noisy(new IncomingPose(exact.position(), motion.mixed(frame), 1, 1, 1));
        }
        return new Other.Keys(seconds, poses, curve.moves(), curve.turns());
    }

    private List<IncomingSurface> surfaces(List<IncomingSurface> all) {
        Map<Integer, List<IncomingSurface>> byMaterial = new TreeMap<>();
        all.forEach(surface -> byMaterial
                .computeIfAbsent(surface.material(), none -> new ArrayList<>())
                .add(surface));
        List<IncomingSurface> joined = new ArrayList<>();
        byMaterial.forEach((material, surfaces) -> joined.add(joined(material, surfaces)));
        return joined;
    }

    private IncomingSurface joined(int material, List<IncomingSurface> surfaces) {
        List<float[]> corners = new ArrayList<>();
        for (IncomingSurface surface : surfaces) {
            for (int i = 0; i < surface.indices().length; i++) {
                corners.add(corner(surface, surface.indices()[i]));
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < corners.size() / 3; i++) {
            order.add(i);
        }
        if (shuffles) {
            Collections.shuffle(order, random);
        }
        IncomingSurface first = surfaces.get(0);
        int count = corners.size();
        float[][] streams = {new float[count * 3], new float[count * 3], new float[count * 2], new float[count * 2]};
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) {
            indices[i] = i;
        }
        for (int i = 0; i < order.size(); i++) {
            int turn = shuffles ? random.nextInt(3) : 0;
            for (int c = 0; c < 3; c++) {
                float[] corner = corners.get(order.get(i) * 3 + (c + turn) % 3);
                System.arraycopy(corner, 0, streams[0], (i * 3 + c) * 3, 3);
                System.arraycopy(corner, 3, streams[1], (i * 3 + c) * 3, 3);
                System.arraycopy(corner, 6, streams[2], (i * 3 + c) * 2, 2);
                System.arraycopy(corner, 8, streams[3], (i * 3 + c) * 2, 2);
            }
        }
        float[] none = {};
        return new IncomingSurface(
                streams[0],
                first.hasNormals() ? streams[1] : none,
                first.hasUvs() ? streams[2] : none,
                first.hasLightmapUvs() ? streams[3] : none,
                new int[0],
                indices,
                material,
                Marks.NONE);
    }

    private float[] corner(IncomingSurface surface, int vertex) {
        float[] corner = new float[10];
        for (int axis = 0; axis < 3; axis++) {
            corner[axis] = surface.positions()[vertex * 3 + axis] + 0.0f;
            corner[3 + axis] = surface.hasNormals()
                    ? surface.normals()[vertex * 3 + axis] + (random.nextFloat() - 0.5f) * 0.002f
                    : 0;
        }
        for (int axis = 0; axis < 2; axis++) {
            corner[6 + axis] = surface.hasUvs() ? surface.uvs()[vertex * 2 + axis] : 0;
            corner[8 + axis] = surface.hasLightmapUvs() ? surface.lightmapUvs()[vertex * 2 + axis] : 0;
        }
        return corner;
    }
}
