package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
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
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** What somebody does to a model with another program. */
final class Other {

    private Other() {}

    static IncomingModel nodes(IncomingModel model, List<IncomingNode> nodes) {
        return new IncomingModel(
                model.generator(), nodes, model.materials(), model.pictures(), model.clips(), model.marks());
    }

    static IncomingModel clips(IncomingModel model, List<IncomingClip> clips) {
        return new IncomingModel(
                model.generator(), model.nodes(), model.materials(), model.pictures(), clips, model.marks());
    }

    static IncomingModel materials(IncomingModel model, List<IncomingMaterial> materials) {
        return new IncomingModel(
                model.generator(), model.nodes(), materials, model.pictures(), model.clips(), model.marks());
    }

    static IncomingNode node(IncomingModel model, String name) {
        return model.nodes().stream()
                .filter(node -> node.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The model with another node in place of the one of a name. */
    static IncomingModel node(IncomingModel model, String name, UnaryOperator<IncomingNode> change) {
        node(model, name);
        return nodes(
                model,
                model.nodes().stream()
                        .map(node -> node.name().equals(name) ? change.apply(node) : node)
                        .toList());
    }

    static IncomingModel without(IncomingModel model, String name) {
        node(model, name);
        return nodes(
                model,
                model.nodes().stream().filter(node -> !node.name().equals(name)).toList());
    }

    static IncomingModel with(IncomingModel model, IncomingNode more) {
        List<IncomingNode> nodes = new ArrayList<>(model.nodes());
        nodes.add(more);
        return nodes(model, nodes);
    }

    static IncomingNode named(IncomingNode node, String name) {
        return new IncomingNode(
                node.place(),
                name,
                node.parent(),
                node.scene(),
                node.rest(),
                node.surfaces(),
                node.coarser(),
                node.marks(),
                node.bound());
    }

    static IncomingNode under(IncomingNode node, int parent) {
        return new IncomingNode(
                node.place(),
                node.name(),
                parent,
                node.scene(),
                node.rest(),
                node.surfaces(),
                node.coarser(),
                node.marks(),
                node.bound());
    }

    static IncomingNode posed(IncomingNode node, IncomingPose rest) {
        return new IncomingNode(
                node.place(),
                node.name(),
                node.parent(),
                node.scene(),
                rest,
                node.surfaces(),
                node.coarser(),
                node.marks(),
                node.bound());
    }

    static IncomingNode showing(IncomingNode node, List<IncomingSurface> surfaces) {
        return new IncomingNode(
                node.place(),
                node.name(),
                node.parent(),
                node.scene(),
                node.rest(),
                surfaces,
                node.coarser(),
                node.marks(),
                node.bound());
    }

    static IncomingNode marked(IncomingNode node, Marks marks) {
        return new IncomingNode(
                node.place(),
                node.name(),
                node.parent(),
                node.scene(),
                node.rest(),
                node.surfaces(),
                node.coarser(),
                marks,
                node.bound());
    }

    /** A node that is no bone any more. */
    static IncomingNode unbound(IncomingNode node) {
        return new IncomingNode(
                node.place(),
                node.name(),
                node.parent(),
                node.scene(),
                node.rest(),
                node.surfaces(),
                node.coarser(),
                node.marks());
    }

    static IncomingNode moved(IncomingNode node, float x, float y, float z) {
        Point at = node.rest().position();
        return posed(
                node,
                new IncomingPose(
                        new Point(at.x() + x, at.y() + y, at.z() + z),
                        node.rest().rotation(),
                        node.rest().scaleX(),
                        node.rest().scaleY(),
                        node.rest().scaleZ()));
    }

    /** A surface whose numbers somebody may write to. */
    static final class Sheet {
        float[] positions;
        float[] normals;
        float[] uvs;
        float[] lightmapUvs;
        int[] sources;
        int[] indices;
        int material;
        Marks marks;

        Sheet(IncomingSurface surface) {
            positions = surface.positions().clone();
            normals = surface.normals().clone();
            uvs = surface.uvs().clone();
            lightmapUvs = surface.lightmapUvs().clone();
            sources = new int[surface.hasSources() ? surface.vertexCount() : 0];
            for (int i = 0; i < sources.length; i++) {
                sources[i] = surface.source(i);
            }
            indices = surface.indices().clone();
            material = surface.material();
            marks = surface.marks();
        }

        IncomingSurface surface() {
            return new IncomingSurface(positions, normals, uvs, lightmapUvs, sources, indices, material, marks);
        }
    }

    /** Changes one surface of a node. */
    static IncomingModel surface(IncomingModel model, String name, int number, Consumer<Sheet> change) {
        return node(model, name, node -> {
            List<IncomingSurface> surfaces = new ArrayList<>(node.surfaces());
            Sheet sheet = new Sheet(surfaces.get(number));
            change.accept(sheet);
            surfaces.set(number, sheet.surface());
            return showing(node, surfaces);
        });
    }

    /** Moves all corners that stand at one place, as vertices that programs have split. */
    static void moveAll(Sheet sheet, int vertex, float x, float y, float z) {
        float[] at = {sheet.positions[vertex * 3], sheet.positions[vertex * 3 + 1], sheet.positions[vertex * 3 + 2]};
        for (int i = 0; i < sheet.positions.length; i += 3) {
            if (sheet.positions[i] == at[0] && sheet.positions[i + 1] == at[1] && sheet.positions[i + 2] == at[2]) {
                sheet.positions[i] += x;
                sheet.positions[i + 1] += y;
                sheet.positions[i + 2] += z;
            }
        }
    }

    /** A curve through poses, one for each time, mixed as glTF asks for. */
    static final class Keys implements IncomingCurve {

        private final double[] seconds;
        private final IncomingPose[] poses;
        private final boolean places;
        private final boolean rotations;

        Keys(double[] seconds, IncomingPose[] poses, boolean places, boolean rotations) {
            this.seconds = seconds;
            this.poses = poses;
            this.places = places;
            this.rotations = rotations;
        }

        /** To be written to. */
        IncomingPose[] poses() {
            return poses;
        }

        @Override
        public boolean moves() {
            return places;
        }

        @Override
        public boolean turns() {
            return rotations;
        }

        @Override
        public boolean stretches() {
            return false;
        }

        @Override
        public double[] times() {
            return seconds.clone();
        }

        @Override
        public double end() {
            return seconds[seconds.length - 1];
        }

        @Override
        public IncomingPose at(double time) {
            int next = 0;
            while (next < seconds.length && seconds[next] < time) {
                next++;
            }
            if (next == 0 || next == seconds.length) {
                return poses[Math.min(next, seconds.length - 1)];
            }
            double share = (time - seconds[next - 1]) / (seconds[next] - seconds[next - 1]);
            IncomingPose a = poses[next - 1];
            IncomingPose b = poses[next];
            Rotation turn = Motion.arc(a.rotation(), b.rotation(), share);
            return new IncomingPose(
                    new Point(
                            (float) (a.position().x()
                                    + (b.position().x() - a.position().x()) * share),
                            (float) (a.position().y()
                                    + (b.position().y() - a.position().y()) * share),
                            (float) (a.position().z()
                                    + (b.position().z() - a.position().z()) * share)),
                    turn,
                    1,
                    1,
                    1);
        }
    }

    /** The curve of a node by its keys, to be changed. */
    static Keys keys(IncomingModel model, String name) {
        int place = node(model, name).place();
        IncomingCurve curve = model.clips().get(0).curves().get(place);
        double[] times = curve.times();
        IncomingPose[] poses = new IncomingPose[times.length];
        for (int i = 0; i < times.length; i++) {
            poses[i] = curve.at(times[i]);
        }
        return new Keys(times, poses, curve.moves(), curve.turns());
    }

    /** Lets a node move otherwise. */
    static IncomingModel curve(IncomingModel model, String name, IncomingCurve curve) {
        int place = node(model, name).place();
        List<IncomingClip> clips = new ArrayList<>(model.clips());
        Map<Integer, IncomingCurve> curves =
                new TreeMap<>(clips.isEmpty() ? Map.of() : clips.get(0).curves());
        if (curve == null) {
            curves.remove(place);
        } else {
            curves.put(place, curve);
        }
        IncomingClip clip = new IncomingClip("timeline", curves);
        if (clips.isEmpty()) {
            clips.add(clip);
        } else {
            clips.set(0, clip);
        }
        return clips(model, clips);
    }
}
