package dev.ironkit.convert.gltf;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.PhaseScratch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The curves of a block of a material: of what changes in it, and of what the file says of the material. */
final class PhaseCurves {

    private static final int PLACE = 4;
    private static final int PAIR = 2;

    /**
     * A property over time.
     *
     * @param property where it stands below the material
     * @param components how many numbers it has
     * @param glides whether it moves between keys, as opposed to changing at once
     * @param keys its keys
     */
    record Curve(String property, int components, boolean glides, CurveKeys keys) {}

    private final PhaseSamples samples;
    private final int mask;
    private final boolean unlit;
    private final Map<String, Object> shown;
    private final CellPlaces pages;
    private final List<Curve> curves = new ArrayList<>();

    private PhaseCurves(Material material, int block, Map<String, Object> shown, CellPlaces pages) {
        this.shown = shown;
        this.pages = pages;
        mask = material.blocks().get(block).mask();
        unlit = shown.get("extensions") instanceof Map<?, ?> used && used.containsKey("KHR_materials_unlit");
        samples = PhaseSamples.of(material, block, unlit);
    }

    /** The curves of what changes. */
    static List<Curve> of(Material material, int block, Map<String, Object> shown, CellPlaces pages) {
        PhaseCurves made = new PhaseCurves(material, block, shown, pages);
        made.colours();
        made.steps();
        return made.curves;
    }

    private void colours() {
        int base = unlit ? AnimationBlock.AMBIENT : AnimationBlock.DIFFUSE;
        glide("/pbrMetallicRoughness/baseColorFactor", samples.base, base | AnimationBlock.AMBIENT_ALPHA);
        if (!unlit) {
            if (shown.containsKey("emissiveFactor")) {
                glide("/emissiveFactor", samples.glow, AnimationBlock.AMBIENT);
            }
            glide("/extensions/KHR_materials_specular/specularColorFactor", samples.shine, AnimationBlock.SPECULAR);
        }
    }

    private void glide(String property, float[] values, int bits) {
        int components = values.length / samples.phases.length;
        boolean masked = (mask & bits) != 0;
        CurveKeys keys = masked ? CurveKeys.glides(values, components) : CurveKeys.colourSteps(values, components);
        curves.add(new Curve(property, components, masked, keys));
    }

    private void steps() {
        for (String texture : List.of("/pbrMetallicRoughness/baseColorTexture", "/emissiveTexture")) {
            if (isTransformed(texture)) {
                float[] places = places();
                if (!CurveKeys.steps(places, PLACE).isStill()) {
                    String transform = texture + "/extensions/KHR_texture_transform";
                    step(transform + "/offset", pick(places, 0));
                    step(transform + "/scale", pick(places, PAIR));
                }
            }
        }
    }

    private void step(String property, float[] values) {
        curves.add(new Curve(property, PAIR, false, CurveKeys.steps(values, PAIR)));
    }

    private float[] places() {
        float[] places = new float[samples.phases.length * PLACE];
        TextureRegion place = TextureRegion.ALL;
        for (int time = 0; time < samples.phases.length; time++) {
            if (time == 0 || samples.phases[time] != samples.phases[time - 1]) {
                place = pages.of(samples.phases[time]);
            }
            places[time * PLACE] = place.x();
            places[time * PLACE + 1] = place.y();
            places[time * PLACE + 2] = place.width();
            places[time * PLACE + 3] = place.height();
        }
        return places;
    }

    private boolean isTransformed(String texture) {
        Object at = shown;
        for (String name : texture.substring(1).split("/", -1)) {
            at = JsonTree.map(at).get(name);
            if (at == null) {
                return false;
            }
        }
        return JsonTree.map(at).containsKey("extensions");
    }

    private static float[] pick(float[] places, int first) {
        float[] out = new float[places.length / PAIR];
        for (int i = 0; i < out.length; i++) {
            out[i] = places[i / PAIR * PLACE + first + i % PAIR];
        }
        return out;
    }

    /** Where the part of a texture lies that a phase shows. */
    @FunctionalInterface
    interface CellPlaces {

        TextureRegion of(int phase);
    }

    /**
     * What a block of a material shows over one cycle, asked of the runtime once for each millisecond.
     *
     * <p>A loop is one period, a ping-pong there and back, a one-shot one pass. Colours are as they are stored, from 0 to 1.
     */
    static final class PhaseSamples {

        /** Components of a colour. */
        static final int RGB = 3;

        /** Components of a colour with its opacity. */
        static final int RGBA = 4;

        private static final int DIFFUSE = 4;
        private static final int AMBIENT = 20;
        private static final int AMBIENT_ALPHA = 32;
        private static final int SPECULAR = 36;

        /** Diffuse colour, or the ambient one of what is not lit, with the opacity. */
        final float[] base;

        /** Ambient colour. */
        final float[] glow;

        /** Specular colour. */
        final float[] shine;

        /** The phase that is shown. */
        final int[] phases;

        private PhaseSamples(int count) {
            base = new float[count * RGBA];
            glow = new float[count * RGB];
            shine = new float[count * RGB];
            phases = new int[count];
        }

        static PhaseSamples of(Material material, int block, boolean unlit) {
            AnimationBlock keys = material.blocks().get(block);
            boolean back = keys.modeNumber() == AnimationMode.PING_PONG.number();
            int length = keys.period() * (back ? 2 : 1);
            PhaseSamples samples = new PhaseSamples(length + 1);
            MaterialPlayer player = new MaterialPlayer(material, () -> 0);
            PhaseScratch scratch = new PhaseScratch();
            for (int time = 0; time <= length; time++) {
                player.atTime(block, time, scratch);
                colour(scratch, unlit ? AMBIENT : DIFFUSE, samples.base, time * RGBA);
                samples.base[time * RGBA + RGB] = within(scratch.floatAt(AMBIENT_ALPHA));
                colour(scratch, AMBIENT, samples.glow, time * RGB);
                colour(scratch, SPECULAR, samples.shine, time * RGB);
                samples.phases[time] = scratch.phase();
            }
            return samples;
        }

        private static void colour(PhaseScratch scratch, int offset, float[] out, int at) {
            for (int i = 0; i < RGB; i++) {
                out[at + i] = within(scratch.floatAt(offset + i * Float.BYTES));
            }
        }

        private static float within(float stored) {
            return Math.max(0, Math.min(1, stored));
        }
    }
}
