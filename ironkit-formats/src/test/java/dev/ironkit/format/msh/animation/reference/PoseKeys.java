package dev.ironkit.format.msh.animation.reference;

/** Random keys: positions, times and rotations, the awkward ones among them. */
final class PoseKeys {

    private static final int ONE = 32767;

    private final SeededNumbers numbers;

    PoseKeys(SeededNumbers numbers) {
        this.numbers = numbers;
    }

    /** Times of one track: just 0, or going up from 0. */
    int[] wholeTimes() {
        int[] times = new int[numbers.oneIn(3) ? 1 : numbers.between(2, 6)];
        for (int i = 1; i < times.length; i++) {
            times[i] = times[i - 1] + numbers.between(1, 7);
        }
        return times;
    }

    void track(PoseModel model, int firstKey, int[] times) {
        int[] rotation = {ONE, 0, 0, 0};
        for (int i = 0; i < times.length; i++) {
            rotation = rotation(rotation);
            write(model, firstKey + i, times[i], rotation);
        }
    }

    /** All keys of a model with times in any order, equal ones and ones between frames. */
    void oddTrack(PoseModel model, int frames) {
        int[] rotation = {ONE, 0, 0, 0};
        float time = 0;
        for (int key = 0; key < model.keyCount(); key++) {
            rotation = rotation(rotation);
            time = time(time, frames);
            write(model, key, time, rotation);
        }
    }

    private void write(PoseModel model, int key, float time, int[] q) {
        model.position(key, coordinate(), coordinate(), coordinate());
        model.setTime(key, time);
        model.rotation(key, q[0], q[1], q[2], q[3]);
    }

    private float time(float before, int frames) {
        return switch (numbers.below(12)) {
            case 0 -> before;
            case 1 -> numbers.anyFloat();
            case 2 -> -before;
            case 3, 4 -> numbers.unit() * (frames + 2);
            case 5 -> Math.nextUp(before);
            case 6 -> numbers.below(frames + 2) + 0.5f;
            default -> numbers.below(frames + 2);
        };
    }

    private float coordinate() {
        return switch (numbers.below(40)) {
            case 0 -> numbers.anyFloat();
            case 1 -> numbers.oneIn(2) ? Float.MAX_VALUE : -Float.MAX_VALUE;
            case 2 -> -0.0f;
            case 3 -> Float.MIN_VALUE;
            default -> (numbers.unit() - 0.5f) * 200;
        };
    }

    /** A rotation [w, x, y, z], some of them near the one before or opposite to it. */
    private int[] rotation(int[] before) {
        return switch (numbers.below(12)) {
            case 0 -> new int[] {numbers.oneIn(2) ? ONE : -ONE, 0, 0, 0};
            case 1 -> new int[4];
            case 2 -> new int[] {-before[0], -before[1], -before[2], -before[3]};
            case 3 -> before;
            case 4, 5 -> near(before);
            case 6 -> new int[] {raw(), raw(), raw(), raw()};
            case 7 -> lowest();
            default -> unit();
        };
    }

    /** Close enough to stand on either side of the threshold for straight mixing. */
    private int[] near(int[] before) {
        int reach = 1 << numbers.between(0, 9);
        int[] q = before.clone();
        for (int i = 0; i < 4; i++) {
            q[i] = Math.max(-32768, Math.min(32767, q[i] + numbers.between(-reach, reach)));
        }
        return q;
    }

    private int[] lowest() {
        int[] q = {0, 0, 0, 0};
        for (int i = 0; i < 4; i++) {
            q[i] = numbers.oneIn(2) ? -32768 : raw();
        }
        return q;
    }

    private int[] unit() {
        double[] direction = new double[4];
        double square = 0;
        while (square < 0.01) {
            square = 0;
            for (int i = 0; i < 4; i++) {
                direction[i] = numbers.unit() * 2 - 1;
                square += direction[i] * direction[i];
            }
        }
        int[] q = new int[4];
        for (int i = 0; i < 4; i++) {
            q[i] = (int) Math.rint(direction[i] / Math.sqrt(square) * ONE);
        }
        return q;
    }

    private int raw() {
        return numbers.between(-32768, 32767);
    }
}
