package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/**
 * Changes a material and leaves everything else in it as it was: flags nobody knows, bytes behind names, third words of keys.
 *
 * <p>What is given has to be what a writer may write; what is not touched may be odd and stays so. Everything that does not fit
 * throws {@link RefusedException}, at once or from {@link #apply()}, and changes nothing.
 */
public final class MaterialEditor {

    private Attributes attributes;
    private MaterialMeta meta;
    private final List<MaterialPhase> phases;
    private final List<AnimationBlock> blocks;
    private final List<AnimationBlock> given = new ArrayList<>();
    private ByteView tail;

    /** How many there were; a count that is as it was is not looked at. */
    private final int phasesBefore;

    private final int blocksBefore;

    MaterialEditor(Material material) {
        this(material, material.phaseCount());
    }

    private MaterialEditor(Material material, int phasesBefore) {
        this.phasesBefore = phasesBefore;
        this.blocksBefore = material.blocks().size();
        this.attributes = material.attributes();
        this.meta = material.meta();
        this.phases = new ArrayList<>(material.phases());
        this.blocks = new ArrayList<>(material.blocks());
        this.tail = material.tail();
    }

    /** An editor of a material that is not there yet, so that one without phases is refused. */
    static MaterialEditor ofNew(Material empty) {
        return new MaterialEditor(empty, -1);
    }

    /** Sets the flags, which become {@code attr1}. */
    public MaterialEditor flags(MaterialFlags flags) {
        if (BlendMode.ofNibble(flags.nibbleMode()).isEmpty()) {
            throw refused(Mat0Problem.EDIT_VALUE, "the blend mode", 0, MaterialFlags.LAST_NIBBLE, flags.nibbleMode());
        }
        attributes = new Attributes(attributes.type(), flags.bits(), attributes.attr2(), attributes.attr3());
        return this;
    }

    /** Sets the version, 0 to 6, which becomes {@code attr2}; values that it does not store have to be the defaults. */
    public MaterialEditor version(int version) {
        if (version < 0 || version > Material.VERSION) {
            throw refused(Mat0Problem.EDIT_VALUE, "the version", 0, Material.VERSION, version);
        }
        attributes = new Attributes(attributes.type(), attributes.attr1(), version, attributes.attr3());
        return this;
    }

    /** Sets the values for others than the renderer. */
    public MaterialEditor meta(MaterialMeta values) {
        meta = values;
        return this;
    }

    /** Puts a phase in place of another. */
    public MaterialEditor phase(int index, MaterialPhase phase) {
        Objects.checkIndex(index, phases.size());
        phases.set(index, checked(phase, phases.get(index)));
        return this;
    }

    /** Adds a phase behind the last one. */
    public MaterialEditor addPhase(MaterialPhase phase) {
        phases.add(checked(phase, null));
        return this;
    }

    /** Adds a phase before another; keys go on showing what they showed. */
    public MaterialEditor insertPhase(int index, MaterialPhase phase) {
        Objects.checkIndex(index, phases.size() + 1);
        checkAllPhases();
        phases.add(index, checked(phase, null));
        renumber(shown -> shown >= index ? shown + 1 : shown);
        return this;
    }

    /** Removes a phase that no key shows; keys go on showing what they showed. */
    public MaterialEditor removePhase(int index) {
        Objects.checkIndex(index, phases.size());
        checkAllPhases();
        for (int block = 0; block < blocks.size(); block++) {
            for (int key = 0; key < blocks.get(block).keyCount(); key++) {
                if (blocks.get(block).key(key).phase() == index) {
                    throw refused(Mat0Problem.EDIT_PHASE_USED, index, key, block);
                }
            }
        }
        phases.remove(index);
        renumber(shown -> shown > index ? shown - 1 : shown);
        return this;
    }

    /** Puts a block in place of another. */
    public MaterialEditor block(int index, AnimationBlock block) {
        Objects.checkIndex(index, blocks.size());
        blocks.set(index, checked(block));
        return this;
    }

    /** Adds a block behind the last one. */
    public MaterialEditor addBlock(AnimationBlock block) {
        blocks.add(checked(block));
        return this;
    }

    /** Removes a block; those behind it move up. */
    public MaterialEditor removeBlock(int index) {
        Objects.checkIndex(index, blocks.size());
        blocks.remove(index);
        return this;
    }

    /** Takes away bytes that stand behind the last block. */
    public MaterialEditor withoutTail() {
        tail = ByteView.empty();
        return this;
    }

    /**
     * {@return the changed material}
     *
     * @throws RefusedException if a part does not fit the others
     */
    public Material apply() {
        if (phases.size() != phasesBefore) {
            checkCount(1, Material.MOST_PHASES, "phases", phases.size());
        }
        if (blocks.size() > blocksBefore) {
            checkCount(0, Material.MOST_BLOCKS, "animation blocks", blocks.size());
        }
        if (!meta.equals(meta.storedIn(MaterialHeader.size(attributes.attr2())))) {
            throw refused(Mat0Problem.EDIT_META, Integer.toUnsignedString(attributes.attr2()));
        }
        for (int i = 0; i < blocks.size(); i++) {
            if (given.contains(blocks.get(i))) {
                WritableBlock.checkPhases(blocks.get(i), i, phases.size());
            }
        }
        ByteSink sink = ByteSink.inMemory();
        phases.forEach(phase -> sink.bytes(phase.raw()));
        return new Material(attributes, meta, sink.toView(), blocks, tail);
    }

    /** Values are looked at only where they are others than before. */
    private static MaterialPhase checked(MaterialPhase phase, MaterialPhase before) {
        phase.checkEdit(before == null ? MaterialPhase.of("") : before, "");
        return phase;
    }

    private AnimationBlock checked(AnimationBlock block) {
        WritableBlock.check(block);
        given.add(block);
        return block;
    }

    private void checkAllPhases() {
        for (int i = 0; i < blocks.size(); i++) {
            WritableBlock.checkPhases(blocks.get(i), i, phases.size());
        }
    }

    private void renumber(IntUnaryOperator phase) {
        blocks.replaceAll(block -> {
            ByteSink sink = ByteSink.inMemory();
            for (AnimationKey key : block.keys()) {
                new AnimationKey(phase.applyAsInt(key.phase()), key.end(), key.k2()).write(sink);
            }
            return new AnimationBlock(block.modeAndMask(), sink.toView());
        });
    }

    private static void checkCount(int least, int most, String what, int count) {
        if (count < least || count > most) {
            throw refused(Mat0Problem.EDIT_COUNT, least, most, what, count);
        }
    }

    private static RefusedException refused(ProblemCode code, Object... arguments) {
        return new RefusedException(code, AssetPath.UNNAMED, arguments);
    }
}
