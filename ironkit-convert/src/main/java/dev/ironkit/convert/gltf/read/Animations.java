package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.incoming.IncomingClip;
import dev.ironkit.convert.incoming.IncomingCurve;
import dev.ironkit.convert.incoming.IncomingNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

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

    private Track track(Json sampler, Channel kind) {
        float[] times = times(sampler.get("input"));
        Track.Way way = way(sampler.get("interpolation"), kind);
        long wanted = (long) times.length * (way == Track.Way.CUBIC ? 3 : 1);
        Accessor output = accessors.of(sampler.get("output")).wanted(kind.shape());
        if (output.count() != wanted) {
            throw sampler.findings()
                    .fatal(GltfReadProblem.COUNT, sampler.get("output").path(), output.count(), wanted);
        }
        return new Track(way, times, output.floats(), kind.shape().components());
    }

    private static Track.Way way(Json interpolation, Channel kind) {
        return switch (interpolation.text("LINEAR")) {
            case "STEP" -> Track.Way.STEP;
            case "LINEAR" -> kind == Channel.ROTATION ? Track.Way.ROUND : Track.Way.LINEAR;
            case "CUBICSPLINE" -> Track.Way.CUBIC;
            default -> throw interpolation.wrong("LINEAR, STEP or CUBICSPLINE");
        };
    }

    private float[] times(Json input) {
        float[] times = accessors.of(input).wanted(Shape.SCALAR).floats();
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
}
