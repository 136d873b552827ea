package dev.ironkit.bench;

import dev.ironkit.format.msh.animation.PoseTracks;
import dev.ironkit.format.msh.animation.RotationOrder;
import java.util.Random;

/** Tracks of 40 nodes that all move: 60 keys each, ten frames apart, turned at random. */
final class MadeAnimation {

    static final int NODES = 40;
    static final int FRAMES = 591;

    private static final int KEYS = 60;
    private static final int APART = 10;

    private MadeAnimation() {}

    static PoseTracks tracks(Random random) {
        int[] starts = new int[NODES];
        int[] lastKeys = new int[NODES];
        char[] words = new char[NODES * FRAMES];
        float[] places = new float[NODES * KEYS * 4];
        short[] rotations = new short[places.length];
        for (int node = 0; node < NODES; node++) {
            int first = node * KEYS;
            starts[node] = node * FRAMES;
            lastKeys[node] = first + KEYS - 1;
            for (int frame = 0; frame < FRAMES; frame++) {
                words[starts[node] + frame] = (char) (first + frame / APART);
            }
            for (int key = 0; key < KEYS; key++) {
                place(random, places, rotations, (first + key) * 4, key * APART);
            }
        }
        return PoseTracks.builder()
                .nodes(starts, lastKeys)
                .keys(places, rotations, RotationOrder.W_FIRST)
                .map(words, FRAMES)
                .build();
    }

    private static void place(Random random, float[] places, short[] rotations, int at, float time) {
        double[] quaternion = new double[4];
        double square = 0;
        for (int i = 0; i < 4; i++) {
            places[at + i] = i == 3 ? time : random.nextFloat();
            quaternion[i] = random.nextGaussian();
            square += quaternion[i] * quaternion[i];
        }
        for (int i = 0; i < 4; i++) {
            rotations[at + i] = (short) Math.rint(quaternion[i] / Math.sqrt(square) * 32767);
        }
    }

    static int[] parents(Random random) {
        int[] parents = new int[NODES];
        parents[0] = PoseTracks.NO_MAP;
        for (int node = 1; node < NODES; node++) {
            parents[node] = random.nextInt(node);
        }
        return parents;
    }
}
