package dev.ironkit.convert.gltf;

import dev.ironkit.convert.gltf.PhaseCurves.CellPlaces;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Material;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The animations of a material: one for each of its blocks, so that each can run apart from the model.
 *
 * <p>Written with KHR_animation_pointer. What a reader without it shows is the first moment.
 */
final class PhaseAnimations {

    private static final String POINTER = "KHR_animation_pointer";
    private static final float MILLISECONDS = 1000;

    private final GltfDocument document;
    private final ExportFindings findings;

    PhaseAnimations(GltfDocument document, ExportFindings findings) {
        this.document = document;
        this.findings = findings;
    }

    /**
     * Lets a material move.
     *
     * @param place its place in the file
     * @param name its name
     * @param shown what the file says of it: only what it says can move
     * @param pages where the part of the texture lies that a cell shows
     */
    void add(int place, String name, Material material, Map<String, Object> shown, CellPlaces pages) {
        for (int block = 0; block < material.blocks().size(); block++) {
            AnimationBlock keys = material.blocks().get(block);
            if (keys.modeNumber() == AnimationMode.RANDOM.number() && keys.period() > 0) {
                findings.random(name, block);
            } else if (keys.period() > 0) {
                add(place, name, block, PhaseCurves.of(material, block, shown, pages));
            }
        }
    }

    private void add(int place, String name, int block, List<PhaseCurves.Curve> curves) {
        List<Object> samplers = new ArrayList<>();
        List<Object> channels = new ArrayList<>();
        for (PhaseCurves.Curve curve : curves) {
            CurveKeys keys = curve.keys();
            if (keys.count() < 2) {
                continue;
            }
            Map<String, Object> sampler =
                    JsonTree.object("input", document.binary.floats(keys.times(MILLISECONDS), 1, true));
            sampler.put("interpolation", curve.glides() ? "LINEAR" : "STEP");
            sampler.put("output", document.binary.floats(keys.values(), curve.components(), false));
            Map<String, Object> target = JsonTree.object("path", "pointer");
            String pointer = "/materials/" + place + curve.property();
            target.put("extensions", JsonTree.object(POINTER, JsonTree.object("pointer", pointer)));
            Map<String, Object> channel = JsonTree.object("sampler", GltfDocument.add(samplers, sampler));
            channel.put("target", target);
            channels.add(channel);
        }
        if (!channels.isEmpty()) {
            document.extensions.add(POINTER);
            Map<String, Object> animation = JsonTree.object("name", "material:" + name + "/" + block);
            animation.put("channels", channels);
            animation.put("samplers", samplers);
            document.animations.add(animation);
        }
    }
}
