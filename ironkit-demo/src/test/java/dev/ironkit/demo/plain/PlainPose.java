package dev.ironkit.demo.plain;

import java.nio.ByteBuffer;

/** The pose of a node, sampled from the tables of a model by code of its own. */
public final class PlainPose {

    private static final float SCALE = 1.0f / 32767.0f;

    private final ByteBuffer nodes;
    private final ByteBuffer keys;
    private final ByteBuffer map;
    private final int frames;

    /** A model. */
    public PlainPose(byte... model) {
        PlainArchive archive = new PlainArchive(ByteBuffer.wrap(model));
        nodes = table(archive, "1").bytes();
        keys = table(archive, "8").bytes();
        map = table(archive, "19").bytes();
        frames = table(archive, "19").attr2();
    }

    private static PlainArchive.Entry table(PlainArchive archive, String type) {
        return archive.entries().stream()
                .filter(entry -> entry.type().equals(type))
                .findFirst()
                .orElseThrow();
    }

    /** {@return w, x, y, z and the position} */
    public float[] sample(int node, float time) {
        int start = nodes.getShort(node * 38 + 4) & 0xFFFF;
        int last = nodes.getShort(node * 38 + 6) & 0xFFFF;
        long frame = (long) Math.rint(time - 0.5) & 0xFFFFFFFFL;
        if (frame >= frames || start == 0xFFFF) {
            return key(last);
        }
        int key = map.getShort((int) (start + frame) * 2) & 0xFFFF;
        if (key >= last) {
            return key(last);
        }
        float from = keys.getFloat(key * 24 + 12);
        float to = keys.getFloat(key * 24 + 36);
        if (time == from || time == to) {
            return key(time == from ? key : key + 1);
        }
        return mixed(key(key), key(key + 1), (time - from) / (to - from));
    }

    private float[] key(int index) {
        float[] pose = new float[7];
        for (int i = 0; i < 4; i++) {
            pose[i] = keys.getShort(index * 24 + 16 + i * 2) * SCALE;
        }
        for (int i = 0; i < 3; i++) {
            pose[4 + i] = keys.getFloat(index * 24 + i * 4);
        }
        return pose;
    }

    private static float[] mixed(float[] a, float[] b, float part) {
        float dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
        float sign = dot < 0 ? -1 : 1;
        dot *= sign;
        float w0 = 1 - part;
        float w1 = part;
        if (1.0f - dot > 1.0e-5f) {
            float theta = (float) StrictMath.acos(dot);
            float inverse = 1.0f / (float) StrictMath.sin(theta);
            float at = part * theta;
            w1 = (float) StrictMath.sin(at) * inverse;
            w0 = (float) StrictMath.cos(at) - w1 * dot;
        }
        w1 *= sign;
        float[] pose = new float[7];
        for (int i = 0; i < 4; i++) {
            pose[i] = w0 * a[i] + w1 * b[i];
        }
        for (int i = 4; i < 7; i++) {
            pose[i] = a[i] + (b[i] - a[i]) * part;
        }
        return pose;
    }
}
