package dev.ironkit.format.msh.animation.reference;

import java.util.Arrays;

/** Random models to pose: well laid out ones, odd ones whose references all hold, and damaged ones. */
final class PoseModels {

    private static final int NONE = 0xFFFF;

    private final SeededNumbers numbers;
    private final PoseKeys keys;

    PoseModels(SeededNumbers numbers) {
        this.numbers = numbers;
        this.keys = new PoseKeys(numbers);
    }

    PoseModel sound() {
        return switch (numbers.below(4)) {
            case 0, 1 -> canonical();
            case 2 -> shortened(canonical());
            default -> odd();
        };
    }

    /** Tracks one behind the other, whole times from 0 on, and runs of the map as the documents lay them out. */
    private PoseModel canonical() {
        int nodes = numbers.between(1, 8);
        int[][] times = new int[nodes][];
        int frames = 1;
        int keyCount = 0;
        int animated = 0;
        for (int node = 0; node < nodes; node++) {
            times[node] = keys.wholeTimes();
            frames = Math.max(frames, times[node][times[node].length - 1] + 1);
            keyCount += times[node].length;
            animated += times[node].length > 1 ? 1 : 0;
        }
        PoseModel model = new PoseModel(nodes, keyCount, animated * frames, frames, numbers.oneIn(2));
        int firstKey = 0;
        int cursor = 0;
        int[] parents = parents(nodes);
        for (int node = 0; node < nodes; node++) {
            boolean moves = times[node].length > 1;
            model.node(node, parents[node], moves ? cursor : NONE, firstKey + times[node].length - 1);
            keys.track(model, firstKey, times[node]);
            if (moves) {
                run(model, cursor, frames, firstKey, times[node]);
                cursor += frames;
            }
            firstKey += times[node].length;
        }
        return model;
    }

    private static void run(PoseModel model, int cursor, int frames, int firstKey, int[] times) {
        int last = times.length - 1;
        for (int frame = 0; frame < frames; frame++) {
            int key = last;
            for (int i = 0; i < last; i++) {
                if (times[i] <= frame && frame < times[i + 1]) {
                    key = i;
                }
            }
            model.word(cursor + frame, firstKey + key);
        }
    }

    /** Another frame count than the tracks have; runs still end within the map. */
    private PoseModel shortened(PoseModel model) {
        if (model.wordCount() == 0) {
            model.setFrameCount(numbers.oneIn(2) ? 0xFFFFFFFFL : numbers.below(100));
        } else {
            model.setFrameCount(numbers.below((int) model.frameCount() + 1));
        }
        return model;
    }

    /** Nodes that share keys and runs, words above the fallback key, times in any order. */
    private PoseModel odd() {
        int nodes = numbers.between(1, 6);
        int keyCount = numbers.between(1, 12);
        int words = numbers.below(60);
        int frames = numbers.below(words + 1);
        PoseModel model = new PoseModel(nodes, keyCount, words, frames, numbers.oneIn(2));
        int[] parents = parents(nodes);
        for (int node = 0; node < nodes; node++) {
            int mapStart = numbers.oneIn(4) ? NONE : numbers.below(words - frames + 1);
            int fallback = numbers.oneIn(2) ? keyCount - 1 : numbers.below(keyCount);
            model.node(node, parents[node], mapStart, fallback);
        }
        keys.oddTrack(model, frames);
        for (int word = 0; word < words; word++) {
            model.word(word, numbers.oneIn(8) ? numbers.below(0x10000) : numbers.below(keyCount));
        }
        return model;
    }

    /** Parents that exist and lead to a root; half of the models have some behind their children. */
    private int[] parents(int nodes) {
        int[] order = new int[nodes];
        Arrays.setAll(order, i -> i);
        if (numbers.oneIn(2)) {
            for (int i = nodes - 1; i > 0; i--) {
                int other = numbers.below(i + 1);
                int kept = order[i];
                order[i] = order[other];
                order[other] = kept;
            }
        }
        int[] parents = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            parents[order[i]] = i == 0 || numbers.oneIn(5) ? NONE : order[numbers.below(i)];
        }
        return parents;
    }

    /** A model with references that lead nowhere. */
    PoseModel damaged() {
        PoseModel model = sound();
        for (int times = numbers.between(1, 3); times > 0; times--) {
            damage(model, numbers.below(model.nodeCount()));
        }
        return model;
    }

    private void damage(PoseModel model, int node) {
        switch (numbers.below(7)) {
            case 0 -> model.setFallback(node, numbers.oneIn(2) ? numbers.below(0x10000) : model.keyCount());
            case 1 -> model.setMapStart(node, numbers.oneIn(2) ? numbers.below(0xFFFF) : model.wordCount());
            case 2 -> model.setFrameCount(numbers.oneIn(2) ? numbers.next() & 0xFFFFFFFFL : 0xFFFFFFFFL);
            case 3 -> model.setFrameCount(model.frameCount() + numbers.between(1, 9) & 0xFFFFFFFFL);
            case 4 -> model.keepKeys(numbers.below(model.keyCount() + 1));
            case 5 -> model.keepWords(numbers.below(model.wordCount() + 1));
            default -> model.setParent(node, numbers.below(model.nodeCount() + 2));
        }
    }
}
