package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.PaletteSuffix;
import dev.ironkit.format.texm.TextureName;
import java.util.Locale;

/**
 * What a material that can be read may still have wrong.
 *
 * <p>The reader takes whatever can be held; this is what the validator asks of it. Whether textures and their pages are there is
 * a question to other assets and not asked here.
 */
public final class MaterialRules {

    private final Material material;
    private final ByteView image;
    private final Problems problems;

    private MaterialRules(Material material, ByteView image, Problems problems) {
        this.material = material;
        this.image = image;
        this.problems = problems;
    }

    /**
     * Reports what is odd about a material.
     *
     * @param material the material
     * @param image its bytes
     * @param problems hears of it
     */
    public static void check(Material material, ByteView image, Problems problems) {
        MaterialRules rules = new MaterialRules(material, image, problems);
        rules.checkAttributes();
        rules.checkPhases();
        int at = material.blocksAt();
        for (int i = 0; i < material.blocks().size(); i++) {
            rules.checkBlock(i, at);
            at += material.blocks().get(i).size();
        }
    }

    private void checkAttributes() {
        ByteRange nowhere = image.range(0, 0);
        int nibble = material.flags().nibbleMode();
        if (BlendMode.ofNibble(nibble).isEmpty()) {
            report(Mat0Problem.NIBBLE, "entry.attr1", nowhere, nibble);
        }
        if (Integer.compareUnsigned(material.version(), Material.VERSION) > 0) {
            report(Mat0Problem.VERSION, "entry.attr2", nowhere, Integer.toUnsignedString(material.version()));
        }
    }

    private void checkPhases() {
        if (material.phaseCount() == 0) {
            report(Mat0Problem.NO_PHASES, "header.phaseCount", image.range(0, 2));
        }
        for (int i = 0; i < material.phaseCount(); i++) {
            MaterialPhase phase = material.phase(i);
            int at = material.headerSize() + i * MaterialPhase.SIZE;
            if (phase.ambientAlpha() > MaterialPhase.FULL_ALPHA) {
                ByteRange range = image.range(at + MaterialPhase.AMBIENT_ALPHA_AT, 1);
                report(Mat0Problem.ALPHA, "phases[" + i + "].ambientAlpha", range, i, phase.ambientAlpha());
            }
            if (phase.shownCell() < MaterialPhase.WHOLE_TEXTURE) {
                // Whether the texture has a rectangle of that number is asked where assets are linked.
                ByteRange range = image.range(at + MaterialPhase.CELL_AT, 1);
                String texture = phase.texture().display();
                report(Mat0Problem.CELL, "phases[" + i + "].cell", range, i, phase.cell(), texture, "none below 0");
            }
            if (phase.hasTexture()) {
                checkTexture(i, phase, image.range(at + MaterialPhase.NAME_AT, MaterialPhase.NAME_SIZE));
            }
        }
    }

    private void checkTexture(int index, MaterialPhase phase, ByteRange range) {
        String field = "phases[" + index + "].texture";
        String shown = phase.texture().display();
        if (!phase.texture().isTerminated()) {
            report(Mat0Problem.TEXTURE_NUL, field, range, index, shown);
        }
        var name = TextureName.of(phase.texture().text());
        if (name.isEmpty()) {
            report(Mat0Problem.TEXTURE_NAME, field, range, index, shown);
        }
        name.flatMap(TextureName::suffix)
                .filter(PaletteSuffix::isBehindTheBank)
                .ifPresent(suffix -> report(Mat0Problem.PALETTE_SUFFIX, field, range, index, shown, suffix.index()));
    }

    private void checkBlock(int index, int at) {
        AnimationBlock block = material.blocks().get(index);
        String field = "blocks[" + index + "]";
        ByteRange word = image.range(at, 4);
        if (AnimationMode.ofNumber(block.modeNumber()).isEmpty()) {
            report(Mat0Problem.MODE, field + ".modeAndMask", word, index, block.modeNumber());
        }
        if ((block.mask() & ~AnimationBlock.KNOWN_MASK) != 0) {
            String mask = String.format(Locale.ROOT, "0x%X", block.mask());
            report(Mat0Problem.MASK_BITS, field + ".modeAndMask", word, index, mask);
        }
        if (block.keyCount() == 0) {
            report(Mat0Problem.NO_KEYS, field + ".keyCount", image.range(at + 4, 2), index);
        } else if (block.period() == 0) {
            int last = block.keyCount() - 1;
            ByteRange end = keyRange(at, last, AnimationKey.END_AT);
            report(Mat0Problem.PERIOD_ZERO, field + ".keys[" + last + "].end", end, index);
        }
        checkKeys(block, index, at);
    }

    private void checkKeys(AnimationBlock block, int index, int at) {
        int before = 0;
        for (int i = 0; i < block.keyCount(); i++) {
            AnimationKey key = block.key(i);
            String field = "blocks[" + index + "].keys[" + i + "]";
            // That a block as a whole takes no time has a rule of its own.
            boolean wanted = i > 0 || (block.keyCount() > 1 && block.period() > 0);
            if (wanted && key.end() <= before) {
                ByteRange range = keyRange(at, i, AnimationKey.END_AT);
                report(Mat0Problem.KEY_ORDER, field + ".end", range, i, index, key.end(), before);
            }
            if (key.k2() != 0) {
                report(Mat0Problem.K2, field + ".k2", keyRange(at, i, AnimationKey.K2_AT), i, index, key.k2());
            }
            before = key.end();
        }
    }

    private ByteRange keyRange(int block, int key, int word) {
        return image.range(block + AnimationBlock.HEADER_SIZE + (long) key * AnimationKey.SIZE + word, 2);
    }

    private void report(ProblemCode code, String field, ByteRange range, Object... arguments) {
        problems.field(field).report(code, range, arguments);
    }
}
