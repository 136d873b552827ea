package dev.ironkit.format.msh.animation;

import java.util.Random;

/** A model of 40 nodes that all move, drawn from a seed. */
final class SeededModel {

    private static final int NODES = 40;
    private static final int KEYS = 30;
    private static final int FRAMES = 291;

    private SeededModel() {}

    static ModelPoser poser() {
        Random random = new Random(40);
        int[] parents = new int[NODES];
        for (int node = 0; node < NODES; node++) {
            parents[node] = node == 0 ? 0xFFFF : random.nextInt(node);
        }
        return new ModelPoser(tracks(random), NodeHierarchy.of(parents));
    }

    static PoseTracks tracks(Random random) {
        int[] starts = new int[NODES];
        int[] fallbacks = new int[NODES];
        float[] places = new float[NODES * KEYS * 4];
        short[] rotations = new short[places.length];
        char[] words = new char[NODES * FRAMES];
        for (int node = 0; node < NODES; node++) {
            starts[node] = node * FRAMES;
            fallbacks[node] = node * KEYS + KEYS - 1;
            for (int frame = 0; frame < FRAMES; frame++) {
                words[starts[node] + frame] = (char) (node * KEYS + frame / 10);
            }
        }
        for (int i = 0; i < places.length; i++) {
            places[i] = i % 4 == 3 ? i / 4 % KEYS * 10 : (random.nextFloat() - 0.5f) * 8;
            rotations[i] = (short) random.nextInt();
        }
        return PoseTracks.builder()
                .nodes(starts, fallbacks)
                .keys(places, rotations, RotationOrder.W_FIRST)
                .map(words, FRAMES)
                .build();
    }

    /** {@return a number made of the bits of all poses and matrices over some frames} */
    static long hash(int frames) {
        ModelPoser poser = poser();
        PoseBuffer buffer = poser.newBuffer();
        long hash = 0;
        for (int frame = 0; frame < frames; frame++) {
            float time = frame * 0.37f;
            poser.sample(time, buffer);
            hash = mix(mix(hash, buffer.poses()), buffer.models());
            poser.blend(time, frame * 0.53f, frame % 101 * 0.01f, buffer);
            hash = mix(hash, buffer.models());
        }
        return hash;
    }

    private static long mix(long hash, float[] values) {
        long mixed = hash;
        for (float value : values) {
            mixed = mixed * 1_000_003 + Float.floatToIntBits(value);
        }
        return mixed;
    }

    /** Prints the hash, for a process of its own. */
    public static void main(String[] arguments) {
        System.out.print(hash(Integer.parseInt(arguments[0])) + "\n");
    }
}
