package dev.ironkit.format.mat0;

import dev.ironkit.base.format.Attributes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a material may be after an edit: what was odd before may stay so, and nothing else may become odd.
 *
 * @param before the material as it was
 * @param after the material as it is to be
 */
record WritableMaterial(Material before, Material after) {

    /** Refuses odd values of phases and blocks that have no others than before in their places. */
    void checkInPlace() {
        checkPhases(Set.of());
        checkBlocks(Set.of());
    }

    /** Refuses the same where phases and blocks may have been added, removed and moved. */
    void checkRemade() {
        if (after.phaseCount() == 0 && before.phaseCount() > 0) {
            throw MaterialRefusal.of(
                    Mat0Problem.EDIT_COUNT, "phases", 1, Material.MOST_PHASES, "phases", after.phaseCount());
        }
        checkPhases(new LinkedHashSet<>(before.phases()));
        checkBlocks(new LinkedHashSet<>(before.blocks()));
    }

    /** Refuses flags and a version that differ from those before and are none a writer may write. */
    static void checkAttributes(Attributes before, Attributes after) {
        int nibble = new MaterialFlags(after.attr1()).nibbleMode();
        if (nibble != new MaterialFlags(before.attr1()).nibbleMode()
                && BlendMode.ofNibble(nibble).isEmpty()) {
            throw MaterialRefusal.of(
                    Mat0Problem.EDIT_VALUE, "entry.attr1", "the blend mode", 0, MaterialFlags.LAST_NIBBLE, nibble);
        }
        if (after.attr2() != before.attr2() && Integer.compareUnsigned(after.attr2(), Material.VERSION) > 0) {
            String version = Integer.toUnsignedString(after.attr2());
            throw MaterialRefusal.of(
                    Mat0Problem.EDIT_VALUE, "entry.attr2", "the version", 0, Material.VERSION, version);
        }
    }

    private void checkPhases(Set<MaterialPhase> known) {
        MaterialPhase fresh = MaterialPhase.of("");
        for (int i = 0; i < after.phaseCount(); i++) {
            MaterialPhase phase = after.phase(i);
            if (!known.contains(phase)) {
                phase.checkEdit(i < before.phaseCount() ? before.phase(i) : fresh, "phases[" + i + "].");
            }
        }
    }

    private void checkBlocks(Set<AnimationBlock> known) {
        List<AnimationBlock> were = before.blocks();
        for (int i = 0; i < after.blocks().size(); i++) {
            AnimationBlock block = after.blocks().get(i);
            boolean same = known.contains(block) || (i < were.size() && block.equals(were.get(i)));
            if (!same) {
                WritableBlock.check(block, "blocks[" + i + "].");
            }
            // A block that stays may show a phase that goes away.
            if (!same || after.phaseCount() < before.phaseCount()) {
                checkShown(block, i, same);
            }
        }
    }

    private void checkShown(AnimationBlock block, int number, boolean same) {
        for (int i = 0; i < block.keyCount(); i++) {
            int phase = block.key(i).phase();
            boolean wasThere = !same || phase < before.phaseCount();
            if (phase >= after.phaseCount() && wasThere) {
                throw MaterialRefusal.of(
                        Mat0Problem.EDIT_PHASE_REF,
                        "blocks[" + number + "].keys[" + i + "].phase",
                        i,
                        number,
                        phase,
                        after.phaseCount());
            }
        }
    }
}
