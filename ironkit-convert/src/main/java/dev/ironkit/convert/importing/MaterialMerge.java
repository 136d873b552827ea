package dev.ironkit.convert.importing;

import dev.ironkit.convert.importing.NewMaterial.StoredLook;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.format.mat0.BlendMode;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Takes over into a material what was changed in a file that shows it.
 *
 * <p>What was exported and what came back are compared in the numbers that are stored, so that rounding on the way is no change. What
 * programs are known to drop is no change either: highlights that did not come back, the opacity of what is opaque.
 */
final class MaterialMerge {

    /** How far roughness may be off that nobody changed. */
    private static final double ROUGHNESS_SLACK = 1e-4;

    /**
     * A material with the changes.
     *
     * @param material the material; the very same where nothing changed
     * @param changes what changed, in words
     */
    record Merged(Material material, List<String> changes) {

        public Merged {
            changes = List.copyOf(changes);
        }
    }

    private final IncomingMaterial before;
    private final IncomingMaterial after;
    private final boolean shines;
    private final List<String> changes = new ArrayList<>();

    private MaterialMerge(IncomingMaterial before, IncomingMaterial after, boolean shines) {
        this.before = before;
        this.after = after;
        this.shines = shines;
    }

    /**
     * {@return the material with what differs between two looks of it}
     *
     * @param base the material
     * @param phase the phase that the file shows
     * @param before what our export says of it
     * @param after what came back
     * @param generator the program that wrote what came back
     */
    static Merged merge(Material base, int phase, IncomingMaterial before, IncomingMaterial after, String generator) {
        MaterialMerge merge = new MaterialMerge(before, after, keepsHighlights(generator));
        MaterialPhase shown = merge.phase(base.phase(phase));
        int nibble = merge.nibble(base.flags().nibbleMode());
        Material made = merge.changes.isEmpty()
                ? base
                : base.edit()
                        .phase(phase, shown)
                        .flags(
                                nibble == base.flags().nibbleMode()
                                        ? base.flags()
                                        : base.flags().withNibbleMode(nibble))
                        .apply();
        return new Merged(made, merge.changes);
    }

    /** {@return whether a program gives highlights back as it got them; Blender makes them anew from what it has words for} */
    static boolean keepsHighlights(String generator) {
        return !generator.toLowerCase(Locale.ROOT).contains("blender");
    }

    private MaterialPhase phase(MaterialPhase stored) {
        StoredLook was = StoredLook.of(before);
        StoredLook is = StoredLook.of(after);
        MaterialPhase made = stored;
        boolean otherKind = before.unlit() != after.unlit();
        if (otherKind || is.diffuse() != was.diffuse()) {
            made = made.withDiffuse(told("diffuse", made.diffuse(), is.diffuse()));
        }
        if (otherKind || is.ambient() != was.ambient()) {
            made = made.withAmbient(told("ambient", made.ambient(), is.ambient()));
        }
        if (otherKind || (shines && after.shine().isPresent() && is.specular() != was.specular())) {
            made = made.withSpecular(told("specular", made.specular(), is.specular()));
        }
        boolean opaque = before.blend() == Blend.OPAQUE && after.blend() == Blend.OPAQUE;
        if (!opaque && is.alpha() != was.alpha()) {
            made = made.withAmbientAlpha(number("opacity", made.ambientAlpha(), is.alpha()));
        }
        return power(made);
    }

    private MaterialPhase power(MaterialPhase phase) {
        boolean rougher = Math.abs(before.roughness() - after.roughness()) > ROUGHNESS_SLACK;
        boolean shinesNow = phase.specular() != 0;
        int power = StoredLook.power(after.roughness());
        boolean newly =
                !before.unlit() && before.shine().map(StoredLook::stored).orElse(0) == 0;
        // Without highlights roughness says nothing, and ours is 1.
        return shinesNow && rougher && (newly || power != StoredLook.power(before.roughness()))
                ? phase.withPower(number("power", phase.power(), power))
                : phase;
    }

    private int nibble(int stored) {
        boolean wasOpaque = before.blend() == Blend.OPAQUE;
        boolean isOpaque = after.blend() == Blend.OPAQUE;
        if (wasOpaque == isOpaque) {
            return stored;
        }
        int nibble = StoredLook.of(after).nibble();
        String from = BlendMode.ofNibble(stored).map(BlendMode::title).orElse(String.valueOf(stored));
        String to = BlendMode.ofNibble(nibble).map(BlendMode::title).orElseThrow();
        if (nibble != stored) {
            changes.add("blend mode from " + from + " to " + to);
        }
        return nibble;
    }

    private int told(String what, int from, int to) {
        if (from != to) {
            changes.add(String.format(Locale.ROOT, "%s from #%06X to #%06X", what, from, to));
        }
        return to;
    }

    private int number(String what, int from, int to) {
        if (from != to) {
            changes.add(what + " from " + from + " to " + to);
        }
        return to;
    }
}
