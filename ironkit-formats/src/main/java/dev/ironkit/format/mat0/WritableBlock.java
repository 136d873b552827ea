package dev.ironkit.format.mat0;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Template;
import java.util.List;
import java.util.Locale;

/** What a block has to be to be written: something the engine plays as it is meant. */
final class WritableBlock {

    private static final String WORD = "modeAndMask";

    private WritableBlock() {}

    /** Refuses a block that the engine would not play. */
    static void check(AnimationBlock block) {
        check(block, "");
    }

    /** Refuses a block that the engine would not play; {@code where} leads the paths of its fields. */
    static void check(AnimationBlock block, String where) {
        if (AnimationMode.ofNumber(block.modeNumber()).isEmpty()) {
            throw refused(where + WORD, Mat0Problem.BLOCK_MODE, block.modeNumber());
        }
        checkMask(block.mask(), where + WORD);
        checkCount(block.keyCount(), where + "keys");
        int before = 0;
        for (int i = 0; i < block.keyCount(); i++) {
            int end = block.key(i).end();
            if (end <= before) {
                throw refused(where + "keys[" + i + "].end", Mat0Problem.BLOCK_ORDER, i, end, before);
            }
            before = end;
        }
    }

    static void checkMask(int mask, String field) {
        if ((mask & ~AnimationBlock.KNOWN_MASK) != 0) {
            throw refused(field, Mat0Problem.BLOCK_MASK, String.format(Locale.ROOT, "0x%X", mask));
        }
    }

    static void checkCount(int keys, String field) {
        if (keys == 0 || keys > AnimationBlock.MOST_KEYS) {
            throw refused(field, Mat0Problem.BLOCK_KEYS, AnimationBlock.MOST_KEYS, keys);
        }
    }

    /** Refuses a block that shows a phase which is not there. */
    static void checkPhases(AnimationBlock block, int number, int phases) {
        for (int i = 0; i < block.keyCount(); i++) {
            int phase = block.key(i).phase();
            if (phase >= phases) {
                throw new RefusedException(Mat0Problem.EDIT_PHASE_REF, AssetPath.UNNAMED, i, number, phase, phases);
            }
        }
    }

    private static RefusedException refused(String field, String why, Object... arguments) {
        return MaterialRefusal.of(Mat0Problem.EDIT_BLOCK, field, Template.fill(why, List.of(arguments)));
    }
}
