package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * A material as it is stored: what its directory entry says of it, four values for others than the renderer, phases, and the
 * ways they follow each other.
 *
 * <p>Immutable; {@link #edit()} makes another one. The attributes belong to it: {@code attr1} holds its flags and {@code attr2}
 * decides how its bytes are read, so whoever writes the bytes into an archive writes {@link #attributes()} too.
 */
public final class Material {

    /** The type of a material in a directory. */
    public static final int TYPE = Attributes.parseType("MAT0");

    /** The version of all shipped materials, {@code attr2}. */
    public static final int VERSION = 6;

    /** The most animation blocks a material can have. */
    public static final int MOST_BLOCKS = 19;

    /** The most phases a material can have. */
    public static final int MOST_PHASES = 0xFFFF;

    private final Attributes attributes;
    private final MaterialMeta meta;
    private final ByteView phases;
    private final List<AnimationBlock> blocks;
    private final ByteView tail;

    /** Parts that fit each other; the reader and the editor see to that. */
    Material(Attributes attributes, MaterialMeta meta, ByteView phases, List<AnimationBlock> blocks, ByteView tail) {
        this.attributes = attributes;
        this.meta = meta;
        this.phases = phases;
        this.blocks = List.copyOf(blocks);
        this.tail = tail;
    }

    /** {@return an editor that starts from nothing: version 6, opaque, no phases; it needs one before it is applied} */
    public static MaterialEditor builder() {
        Attributes fresh = new Attributes(TYPE, 0, VERSION, 0);
        return MaterialEditor.ofNew(
                new Material(fresh, MaterialMeta.DEFAULT, ByteView.empty(), List.of(), ByteView.empty()));
    }

    /** {@return what the directory entry says: type, flags, version and an attribute that is not used} */
    public Attributes attributes() {
        return attributes;
    }

    /** {@return the flags in {@code attr1}} */
    public MaterialFlags flags() {
        return new MaterialFlags(attributes.attr1());
    }

    /** {@return the version in {@code attr2}, which counts as unsigned} */
    public int version() {
        return attributes.attr2();
    }

    /** {@return the values for others than the renderer; those the version does not store have their defaults} */
    public MaterialMeta meta() {
        return meta;
    }

    /** {@return how many phases there are} */
    public int phaseCount() {
        return phases.length() / MaterialPhase.SIZE;
    }

    /** {@return a phase by its number} */
    public MaterialPhase phase(int index) {
        Objects.checkIndex(index, phaseCount());
        return new MaterialPhase(phases.slice(index * MaterialPhase.SIZE, MaterialPhase.SIZE));
    }

    /** {@return the phases; each is made when it is asked for} */
    public List<MaterialPhase> phases() {
        return new AbstractList<>() {
            @Override
            public MaterialPhase get(int index) {
                return phase(index);
            }

            @Override
            public int size() {
                return phaseCount();
            }
        };
    }

    /** {@return the animation blocks} */
    public List<AnimationBlock> blocks() {
        return blocks;
    }

    /** {@return bytes behind the last block; kept, and an error to every reader} */
    public ByteView tail() {
        return tail;
    }

    /** {@return an editor that starts from this material} */
    public MaterialEditor edit() {
        return new MaterialEditor(this);
    }

    /** {@return this material with another phase in place of one} */
    public Material withPhase(int index, MaterialPhase phase) {
        return edit().phase(index, phase).apply();
    }

    /** {@return this material with one of its phases changed} */
    public Material withPhase(int index, UnaryOperator<MaterialPhase> change) {
        return withPhase(index, change.apply(phase(index)));
    }

    ByteView rawPhases() {
        return phases;
    }

    int headerSize() {
        return MaterialHeader.size(version());
    }

    /** {@return where the animation blocks start in its bytes} */
    int blocksAt() {
        return headerSize() + phases.length();
    }

    void write(ByteSink sink) {
        sink.u16(phaseCount());
        sink.u16(blocks.size());
        MaterialHeader.writeMeta(meta, headerSize(), sink);
        sink.bytes(phases);
        blocks.forEach(block -> block.write(sink));
        sink.bytes(tail);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Material that
                && attributes.equals(that.attributes)
                && meta.equals(that.meta)
                && phases.equals(that.phases)
                && blocks.equals(that.blocks)
                && tail.equals(that.tail);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * attributes.hashCode() + phases.hashCode()) + blocks.hashCode();
    }

    @Override
    public String toString() {
        return flags().blend().title() + ", " + phaseCount() + " phases, " + blocks.size() + " blocks";
    }
}
