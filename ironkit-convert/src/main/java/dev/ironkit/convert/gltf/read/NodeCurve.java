package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.EngineAxes;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;

/** How a node moves: up to three tracks, and what it rests at for those it has not. */
final class NodeCurve implements IncomingCurve {

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
        double[] size = scale == null ? new double[] {rest.scaleX(), rest.scaleZ(), rest.scaleY()} : scale.at(seconds);
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
