package dev.ironkit.convert.gltf;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.PhaseScratch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a block of a material does over one cycle, asked of the runtime millisecond by millisecond.
 *
 * <p>A loop is one period, a ping-pong there and back, a one-shot one pass.
 */
final class PhaseCurves {

    private static final int DIFFUSE = 4;
    private static final int AMBIENT = 20;
    private static final int AMBIENT_ALPHA = 32;
    private static final int SPECULAR = 36;

    /**
     * A property over time.
     *
     * @param property where it stands below the material
     * @param components how many numbers it has
     * @param glides whether it moves between keys, as opposed to changing at once
     * @param keys its keys
     */
    record Curve(String property, int components, boolean glides, CurveKeys keys) {}

    private final Material material;
    private final int block;
    private final int length;
    private final boolean unlit;
    private final Map<String, Object> shown;
    private final CellPlaces pages;
    private final List<Curve> curves = new ArrayList<>();

    private PhaseCurves(Material material, int block, Map<String, Object> shown, CellPlaces pages) {
        this.material = material;
        this.block = block;
        this.shown = shown;
        this.pages = pages;
        AnimationBlock keys = material.blocks().get(block);
        boolean back = keys.modeNumber() == AnimationMode.PING_PONG.number();
        length = keys.period() * (back ? 2 : 1);
        unlit = shown.get("extensions") instanceof Map<?, ?> used && used.containsKey("KHR_materials_unlit");
    }

    /** The curves of what changes. */
    static List<Curve> of(Material material, int block, Map<String, Object> shown, CellPlaces pages) {
        PhaseCurves made = new PhaseCurves(material, block, shown, pages);
        made.colours();
        made.steps();
        return made.curves;
    }

    private void colours() {
        int mask = material.blocks().get(block).mask();
        int base = unlit ? AnimationBlock.AMBIENT : AnimationBlock.DIFFUSE;
        float[] factor = sample(4, (scratch, out, at) -> {
            colour(scratch, unlit ? AMBIENT : DIFFUSE, out, at);
            out[at + 3] = Math.max(0, Math.min(1, scratch.floatAt(AMBIENT_ALPHA)));
        });
        glide("/pbrMetallicRoughness/baseColorFactor", 4, factor, (mask & (base | AnimationBlock.AMBIENT_ALPHA)) != 0);
        if (!unlit) {
            if (shown.containsKey("emissiveFactor")) {
                float[] glow = sample(3, (scratch, out, at) -> colour(scratch, AMBIENT, out, at));
                glide("/emissiveFactor", 3, glow, (mask & AnimationBlock.AMBIENT) != 0);
            }
            float[] shine = sample(3, (scratch, out, at) -> colour(scratch, SPECULAR, out, at));
            glide(
                    "/extensions/KHR_materials_specular/specularColorFactor",
                    3,
                    shine,
                    (mask & AnimationBlock.SPECULAR) != 0);
        }
    }

    private void steps() {
        float[] places = sample(4, (scratch, out, at) -> System.arraycopy(pages.of(scratch.phase()), 0, out, at, 4));
        boolean moves = !CurveKeys.steps(places, 4).isStill();
        for (String texture : List.of("/pbrMetallicRoughness/baseColorTexture", "/emissiveTexture")) {
            if (moves && isTransformed(texture)) {
                float[] corners = pick(places, 0);
                float[] sizes = pick(places, 2);
                String transform = texture + "/extensions/KHR_texture_transform";
                curves.add(new Curve(transform + "/offset", 2, false, CurveKeys.steps(corners, 2)));
                curves.add(new Curve(transform + "/scale", 2, false, CurveKeys.steps(sizes, 2)));
            }
        }
    }

    private boolean isTransformed(String texture) {
        Object at = shown;
        for (String name : texture.substring(1).split("/", -1)) {
            at = Tree.map(at).get(name);
            if (at == null) {
                return false;
            }
        }
        return Tree.map(at).containsKey("extensions");
    }

    private static float[] pick(float[] places, int first) {
        float[] out = new float[places.length / 2];
        for (int i = 0; i < out.length; i++) {
            out[i] = places[i / 2 * 4 + first + i % 2];
        }
        return out;
    }

    private void glide(String property, int components, float[] values, boolean masked) {
        CurveKeys keys = masked ? CurveKeys.glides(values, components) : CurveKeys.steps(values, components);
        curves.add(new Curve(property, components, masked, keys));
    }

    /** Fills one moment of a curve. */
    private interface Reading {
        void take(PhaseScratch scratch, float[] out, int at);
    }

    private float[] sample(int components, Reading reading) {
        MaterialPlayer player = new MaterialPlayer(material, () -> 0);
        PhaseScratch scratch = new PhaseScratch();
        float[] values = new float[(length + 1) * components];
        for (int time = 0; time <= length; time++) {
            player.atTime(block, time, scratch);
            reading.take(scratch, values, time * components);
        }
        return values;
    }

    private static void colour(PhaseScratch scratch, int offset, float[] out, int at) {
        for (int i = 0; i < 3; i++) {
            out[at + i] = Colours.linear(scratch.floatAt(offset + i * Float.BYTES));
        }
    }
}
