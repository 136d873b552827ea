package dev.ironkit.demo.picture;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearRow;
import dev.ironkit.runtime.model.ModelInstance;
import dev.ironkit.runtime.model.ModelPose;
import dev.ironkit.runtime.model.PreparedModel;
import java.util.List;

/** Draws a model from a side, with its textures and a sun. */
final class ModelView {

    private static final double[] SUN = {0.45, 0.4, 0.8};
    private static final int LIGHTMAPPED = 0x2000;
    private static final int TRANSLUCENT = 0x108;
    private static final int NEVER_DRAWN = 0x40;

    private final Model model;
    private final PreparedModel prepared;
    private final List<Skin> skins;
    private final List<Skin> lightmaps;
    private boolean cutAway;

    ModelView(Model model, WearList wear, NresArchive materials, NresArchive textures, NresArchive lightmaps) {
        this.model = model;
        prepared = PreparedModel.of(model);
        skins = wear.rows().stream()
                .map(WearRow::displayName)
                .map(name -> Skin.of(materials, textures, name))
                .toList();
        this.lightmaps = wear.lightmapRows().stream()
                .map(WearRow::displayName)
                .map(name -> Skin.lightmap(lightmaps, name))
                .toList();
    }

    /** Shows rooms with the walls that are turned away left out, and nothing else. */
    void cutAway() {
        cutAway = true;
    }

    boolean hasRooms() {
        return java.util.stream.IntStream.range(0, prepared.nodeCount())
                .anyMatch(node -> prepared.nodeFlags(node) == 1);
    }

    /** From where and how large. */
    record Camera(double yaw, double pitch, List<Double> middle, double scale) {}

    /** {@return the camera that sees the whole model} */
    Camera camera(double yaw, double pitch, int width, int height) {
        double[] low = {1e9, 1e9, 1e9};
        double[] high = {-1e9, -1e9, -1e9};
        for (int corner = 0; corner < 8; corner++) {
            double[] p = {
                model.header().hull().get(corner).x(),
                model.header().hull().get(corner).y(),
                model.header().hull().get(corner).z()
            };
            for (int axis = 0; axis < 3; axis++) {
                low[axis] = Math.min(low[axis], p[axis]);
                high[axis] = Math.max(high[axis], p[axis]);
            }
        }
        List<Double> middle = List.of((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2);
        double wide = 0.01;
        double tall = 0.01;
        for (int corner = 0; corner < 8; corner++) {
            double[] p = {
                (corner & 1) == 0 ? low[0] : high[0],
                (corner & 2) == 0 ? low[1] : high[1],
                (corner & 4) == 0 ? low[2] : high[2]
            };
            double[] seen = seen(p, new Camera(yaw, pitch, middle, 1), 0, 0);
            wide = Math.max(wide, Math.abs(seen[0]));
            tall = Math.max(tall, Math.abs(seen[1]));
        }
        return new Camera(yaw, pitch, middle, Math.min(width / wide, height / tall) / 2 * Raster.OVER * 0.93);
    }

    private static double[] seen(double[] p, Camera camera, double cx, double cy) {
        double yaw = Math.toRadians(camera.yaw);
        double pitch = Math.toRadians(camera.pitch);
        double x = p[0] - camera.middle.get(0);
        double y = p[1] - camera.middle.get(1);
        double z = p[2] - camera.middle.get(2);
        double toward = x * Math.cos(yaw) + y * Math.sin(yaw);
        double right = -x * Math.sin(yaw) + y * Math.cos(yaw);
        double up = z * Math.cos(pitch) - toward * Math.sin(pitch);
        double near = toward * Math.cos(pitch) + z * Math.sin(pitch);
        return new double[] {cx + right * camera.scale, cy - up * camera.scale, near};
    }

    /** Draws what is shown in a state at a level at a time. */
    void draw(Raster raster, Camera camera, int state, int level, float time) {
        ModelInstance instance = new ModelInstance(prepared);
        ModelPose pose = instance.newPose();
        instance.sample(time, pose);
        instance.chain(pose);
        for (boolean translucent : new boolean[] {false, true}) {
            for (int node = 0; node < prepared.nodeCount(); node++) {
                int slot = prepared.slot(node, state, level);
                for (int s = state; s > 0 && slot == PreparedModel.NONE; s--) {
                    slot = prepared.damageRows(node) > 0 ? prepared.slot(node, s - 1, level) : slot;
                }
                if (slot != PreparedModel.NONE && (!cutAway || prepared.nodeFlags(node) == 1)) {
                    drawSlot(raster, camera, slot, translucent, node * 16, pose.worlds());
                }
            }
        }
    }

    private void drawSlot(Raster raster, Camera camera, int slot, boolean translucent, int at, float... worlds) {
        int first = model.slots().batchStart(slot);
        for (int batch = first; batch < first + model.slots().batchCount(slot); batch++) {
            int flags = model.batches().flags(batch);
            Skin skin = skins.get(model.batches().unk4(batch) & 0xFF);
            boolean later = (flags & TRANSLUCENT) != 0 || skin.blend() != 0;
            if ((flags & NEVER_DRAWN) == 0 && later == translucent) {
                Skin light = (flags & LIGHTMAPPED) == 0
                        ? null
                        : lightmaps.get(model.batches().unk4(batch) >> 8);
                drawBatch(raster, camera, batch, skin, light, at, worlds);
            }
        }
    }

    private void drawBatch(Raster raster, Camera camera, int batch, Skin skin, Skin light, int at, float... worlds) {
        int from = (int) model.batches().indexStart(batch);
        int base = (int) model.batches().baseVertex(batch);
        for (int i = from; i + 2 < from + model.batches().indexCount(batch); i += 3) {
            int[] v = {
                base + model.indices().index(i),
                base + model.indices().index(i + 1),
                base + model.indices().index(i + 2)
            };
            double[][] p = new double[3][];
            double[] lit = new double[3];
            for (int c = 0; c < 3; c++) {
                double[] place = turned(worlds, at, 1, position(v[c]));
                double[] normal = turned(worlds, at, 0, normal(v[c]));
                p[c] = seen(place, camera, raster.width / 2.0, raster.height / 2.0);
                double cos = (normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]) / Math.sqrt(1.0025);
                lit[c] = 0.42 + 0.08 * normal[2] + 0.62 * Math.max(0, cos);
            }
            double area = (p[1][0] - p[0][0]) * (p[2][1] - p[0][1]) - (p[1][1] - p[0][1]) * (p[2][0] - p[0][0]);
            if (cutAway && area > 0) {
                continue;
            }
            raster.triangle(p[0], p[1], p[2], skin.blend(), (a, b, c) -> {
                double u = a * model.uvs().u(v[0])
                        + b * model.uvs().u(v[1])
                        + c * model.uvs().u(v[2]);
                double w = a * model.uvs().v(v[0])
                        + b * model.uvs().v(v[1])
                        + c * model.uvs().v(v[2]);
                int texel = skin.texel(u, w);
                if (light != null) {
                    return shade(texel, skin, 1.25, lightTexel(light, v, a, b, c));
                }
                return shade(texel, skin, a * lit[0] + b * lit[1] + c * lit[2], 0xFFFFFF);
            });
        }
    }

    private int lightTexel(Skin light, int[] v, double a, double b, double c) {
        double[] weights = {a, b, c};
        double u = 0;
        double w = 0;
        for (int i = 0; i < 3; i++) {
            u += weights[i] * model.lightmapOrColour().u16(v[i], 0) / 1024.0;
            w += weights[i] * model.lightmapOrColour().u16(v[i], 2) / 1024.0;
        }
        return light.texel(u, w);
    }

    private static int shade(int texel, Skin skin, double lit, int lightmap) {
        int result = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double diffuse = (skin.phase().diffuse() >> shift & 0xFF) / 255.0;
            double own = (skin.phase().ambient() >> shift & 0xFF) / 255.0;
            double value =
                    (texel >> shift & 0xFF) * Math.min(1.25, own + lit * diffuse) * (lightmap >> shift & 0xFF) / 255;
            result |= (int) Math.min(255, value) << shift;
        }
        int alpha = (texel >>> 24) * skin.phase().ambientAlpha() / 100;
        return result | (alpha << 24);
    }

    private double[] position(int vertex) {
        return new double[] {
            model.positions().x(vertex),
            model.positions().y(vertex),
            model.positions().z(vertex)
        };
    }

    private double[] normal(int vertex) {
        return new double[] {
            model.normals().x(vertex),
            model.normals().y(vertex),
            model.normals().z(vertex)
        };
    }

    private static double[] turned(float[] m, int at, double one, double[] p) {
        double[] result = new double[3];
        for (int row = 0; row < 3; row++) {
            int r = at + row * 4;
            result[row] = m[r] * p[0] + m[r + 1] * p[1] + m[r + 2] * p[2] + m[r + 3] * one;
        }
        return result;
    }
}
