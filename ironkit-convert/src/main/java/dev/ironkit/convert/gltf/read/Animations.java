package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.EngineAxes;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The animations of a file. */
final class Animations {

    private final Accessors accessors;
    private final List<IncomingNode> nodes;
    private final Set<Integer> still;
    private final BitSet leftOut;

    /**
     * The animations of nodes.
     *
     * @param still the nodes whose own movement does not count
     * @param leftOut the nodes that are not read
     */
    Animations(Accessors accessors, List<IncomingNode> nodes, Set<Integer> still, BitSet leftOut) {
        this.accessors = accessors;
        this.nodes = nodes;
        this.still = still;
        this.leftOut = (BitSet) leftOut.clone();
    }

    List<IncomingClip> all(Json root) {
        List<IncomingClip> clips = new ArrayList<>();
        for (Json animation : root.get("animations").items()) {
            clips.add(clip(animation));
        }
        return clips;
    }

    private IncomingClip clip(Json animation) {
        Map<Integer, IncomingCurve> curves = new TreeMap<>();
        List<Json> samplers = animation.get("samplers").items();
        Set<String> others = new TreeSet<>();
        int passedOver = 0;
        for (Json channel : animation.get("channels").items()) {
            Json target = channel.get("target");
            String path = target.get("path").text("");
            Optional<Channel> kind = Channel.of(path);
            OptionalInt node = target.get("node").place(nodes.size());
            if (node.isPresent() && leftOut.get(node.getAsInt())) {
                continue;
            }
            if (kind.isEmpty() || node.isEmpty() || still.contains(node.getAsInt())) {
                others.add(path);
                passedOver++;
                continue;
            }
            Json named = channel.get("sampler");
            int sampler = named.place(samplers.size()).orElseThrow(() -> named.wrong("a sampler index"));
            NodeCurve curve = (NodeCurve) curves.computeIfAbsent(
                    node.getAsInt(), at -> new NodeCurve(nodes.get(at).rest()));
            if (!curve.add(kind.get(), track(samplers.get(sampler), kind.get()))) {
                channel.findings().say(GltfReadProblem.CHANNEL_TWICE, channel.path(), path, node.getAsInt());
            }
        }
        if (passedOver > 0) {
            String kinds = String.join(", ", others);
            animation.findings().say(GltfReadProblem.CHANNEL, animation.path(), passedOver, kinds);
        }
        return new IncomingClip(animation.get("name").text(""), curves);
    }

    private CurveTrack track(Json sampler, Channel kind) {
        float[] times = times(sampler.get("input"));
        CurveTrack.Way way = way(sampler.get("interpolation"), kind);
        long wanted = (long) times.length * (way == CurveTrack.Way.CUBIC ? 3 : 1);
        Accessor output = accessors.of(sampler.get("output")).wanted(kind.shape());
        if (output.count() != wanted) {
            throw sampler.findings()
                    .fatal(GltfReadProblem.COUNT, sampler.get("output").path(), output.count(), wanted);
        }
        return new CurveTrack(way, times, output.floats(), kind.shape().components());
    }

    private static CurveTrack.Way way(Json interpolation, Channel kind) {
        return switch (interpolation.text("LINEAR")) {
            case "STEP" -> CurveTrack.Way.STEP;
            case "LINEAR" -> kind == Channel.ROTATION ? CurveTrack.Way.ROUND : CurveTrack.Way.LINEAR;
            case "CUBICSPLINE" -> CurveTrack.Way.CUBIC;
            default -> throw interpolation.wrong("LINEAR, STEP or CUBICSPLINE");
        };
    }

    private float[] times(Json input) {
        float[] times = accessors.of(input).wanted(ElementShape.SCALAR).floats();
        if (times.length == 0) {
            throw input.findings().fatal(GltfReadProblem.COUNT, input.path(), 0, "at least 1");
        }
        int equal = 0;
        for (int key = 0; key < times.length; key++) {
            float before = key == 0 ? 0 : times[key - 1];
            if (times[key] < before) {
                throw input.findings().fatal(GltfReadProblem.TIMES, input.path(), key, times[key], before);
            }
            equal += key > 0 && times[key] == before ? 1 : 0;
            times[key] += 0f;
        }
        if (equal > 0) {
            input.findings().say(GltfReadProblem.TIMES_EQUAL, input.path(), equal);
        }
        return times;
    }

    /** What of a node an animation changes. */
    private enum Channel {
        TRANSLATION("translation", ElementShape.VEC3),
        ROTATION("rotation", ElementShape.VEC4),
        SCALE("scale", ElementShape.VEC3);

        private final String path;
        private final ElementShape shape;

        Channel(String path, ElementShape shape) {
            this.path = path;
            this.shape = shape;
        }

        /** {@return the one of a name; nothing for what is not of nodes} */
        static Optional<Channel> of(String path) {
            for (Channel channel : values()) {
                if (channel.path.equals(path)) {
                    return Optional.of(channel);
                }
            }
            return Optional.empty();
        }

        ElementShape shape() {
            return shape;
        }
    }

    /** How a node moves: up to three tracks, and what it rests at for those it has not. */
    private static final class NodeCurve implements IncomingCurve {

        private final IncomingPose rest;
        private CurveTrack place;
        private CurveTrack turn;
        private CurveTrack scale;

        NodeCurve(IncomingPose rest) {
            this.rest = rest;
        }

        /** Adds a track; the first of each kind counts, and this says whether it was the first. */
        boolean add(Channel kind, CurveTrack track) {
            CurveTrack there = switch (kind) {
                case TRANSLATION -> place;
                case ROTATION -> turn;
                case SCALE -> scale;
            };
            if (there != null) {
                return false;
            }
            switch (kind) {
                case TRANSLATION -> place = track;
                case ROTATION -> turn = track;
                case SCALE -> scale = track;
            }
            return true;
        }

        @Override
        public boolean moves() {
            return place != null;
        }

        @Override
        public boolean turns() {
            return turn != null;
        }

        @Override
        public boolean stretches() {
            return scale != null;
        }

        @Override
        public double[] times() {
            double[] all = Stream.of(place, turn, scale)
                    .filter(Objects::nonNull)
                    .flatMapToDouble(CurveTrack::seconds)
                    .sorted()
                    .toArray();
            int count = 0;
            for (double time : all) {
                if (count == 0 || all[count - 1] != time) {
                    all[count++] = time;
                }
            }
            return Arrays.copyOf(all, count);
        }

        @Override
        public double end() {
            return Stream.of(place, turn, scale)
                    .filter(Objects::nonNull)
                    .mapToDouble(CurveTrack::end)
                    .max()
                    .orElse(0);
        }

        @Override
        public IncomingPose at(double seconds) {
            double[] size =
                    scale == null ? new double[] {rest.scaleX(), rest.scaleZ(), rest.scaleY()} : scale.at(seconds);
            return new IncomingPose(place(seconds), rotation(seconds), size[0], size[2], size[1]);
        }

        private Point place(double seconds) {
            if (place == null) {
                return rest.position();
            }
            double[] at = place.at(seconds);
            return EngineAxes.placeBack((float) at[0], (float) at[1], (float) at[2]);
        }

        private Rotation rotation(double seconds) {
            if (turn == null) {
                return rest.rotation();
            }
            double[] at = turn.at(seconds);
            return EngineAxes.rotationBack(at[0], at[1], at[2], at[3]);
        }
    }
}
