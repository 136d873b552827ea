package dev.ironkit.format.msh.animation;

import java.util.ArrayList;
import java.util.List;

/** Tracks put together number by number, sound or not. */
final class MadeTracks {

    static final int NONE = 0xFFFF;

    private final List<int[]> nodes = new ArrayList<>();
    private final List<float[]> places = new ArrayList<>();
    private final List<int[]> rotations = new ArrayList<>();
    private RotationOrder order = RotationOrder.W_FIRST;
    private String words = "";
    private long frames;

    MadeTracks node(int mapStart, int fallback) {
        return node(NONE, mapStart, fallback);
    }

    MadeTracks node(int parent, int mapStart, int fallback) {
        nodes.add(new int[] {parent, mapStart, fallback});
        return this;
    }

    /** A key at (x, x + 1, x + 2) with no rotation. */
    MadeTracks key(float time, float x) {
        return key(time, x, 32767, 0, 0, 0);
    }

    MadeTracks key(float time, float x, int... stored) {
        places.add(new float[] {x, x + 1, x + 2, time});
        rotations.add(stored);
        return this;
    }

    MadeTracks order(RotationOrder value) {
        order = value;
        return this;
    }

    MadeTracks map(long frameCount, int... mapWords) {
        StringBuilder text = new StringBuilder();
        for (int word : mapWords) {
            text.append((char) word);
        }
        words = text.toString();
        frames = frameCount;
        return this;
    }

    PoseTracks tracks() {
        int[] starts = nodes.stream().mapToInt(node -> node[1]).toArray();
        int[] fallbacks = nodes.stream().mapToInt(node -> node[2]).toArray();
        float[] positions = new float[places.size() * 4];
        short[] stored = new short[positions.length];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = places.get(i / 4)[i % 4];
            stored[i] = (short) rotations.get(i / 4)[i % 4];
        }
        return PoseTracks.builder()
                .nodes(starts, fallbacks)
                .keys(positions, stored, order)
                .map(words.toCharArray(), frames)
                .build();
    }

    PoseSampler sampler() {
        return new PoseSampler(tracks());
    }

    ModelPoser poser() {
        return new ModelPoser(
                tracks(),
                NodeHierarchy.of(nodes.stream().mapToInt(node -> node[0]).toArray()));
    }
}
