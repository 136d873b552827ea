package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.EditRules;
import dev.ironkit.base.format.Format;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Materials: a {@link MaterialHeader} whose size {@code attr2} of the directory entry decides, {@link MaterialPhase} records,
 * {@link AnimationBlock} records with their keys, and nothing behind them.
 *
 * <p>Nothing in the bytes marks a material; the directory says that an entry is one.
 */
public final class Mat0Format implements Format<Material>, EditRules<Material> {

    /** The one instance. */
    public static final Mat0Format MAT0 = new Mat0Format();

    private Mat0Format() {}

    @Override
    public String name() {
        return "mat0";
    }

    @Override
    public String title() {
        return "material";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return attributes.type() == Material.TYPE;
    }

    @Override
    public Material decode(ByteView view, Attributes attributes, Problems problems) {
        return new Mat0Reader(view, attributes, problems).read();
    }

    @Override
    public void encode(Material material, ByteSink sink) {
        material.write(sink);
    }

    /** {@return the bytes of a material, in memory} */
    public ByteView encoded(Material material) {
        ByteSink sink = ByteSink.inMemory();
        encode(material, sink);
        return sink.toView();
    }

    @Override
    public Field describe(Material material, ByteView image) {
        List<Field> fields = new ArrayList<>();
        int header = material.headerSize();
        fields.add(MaterialHeader.describe(image.slice(0, header)));
        ByteView phases = image.slice(header, material.blocksAt() - header);
        fields.add(new Sequence(
                "phases",
                phases.range(),
                material.phaseCount(),
                i -> MaterialPhase.LAYOUT.describe(
                        "phases", phases.slice(i * MaterialPhase.SIZE, MaterialPhase.SIZE))));
        List<Field> blocks = blocks(material, image);
        int end = material.blocksAt()
                + material.blocks().stream().mapToInt(AnimationBlock::size).sum();
        fields.add(new Sequence(
                "blocks", image.range(material.blocksAt(), end - material.blocksAt()), blocks.size(), blocks::get));
        if (material.tail().length() > 0) {
            fields.add(new Leaf("tail", FieldType.BYTES, FieldRole.UNKNOWN, image.from(end), "kept"));
        }
        return new Group("", image.range(), fields);
    }

    /** The blend mode and the version stand in the directory and are not asked here. */
    @Override
    public EditRules<Material> editRules() {
        return this;
    }

    @Override
    public void checkEdit(Material before, Material after) {
        new WritableMaterial(before, after).checkInPlace();
    }

    @Override
    public void checkRemade(Material before, Material after) {
        new WritableMaterial(before, after).checkRemade();
    }

    @Override
    public void checkAttributes(Attributes before, Attributes after) {
        WritableMaterial.checkAttributes(before, after);
    }

    private static List<Field> blocks(Material material, ByteView image) {
        List<Field> fields = new ArrayList<>();
        int at = material.blocksAt();
        for (AnimationBlock block : material.blocks()) {
            fields.add(block(block, image.slice(at, block.size())));
            at += block.size();
        }
        return fields;
    }

    private static Field block(AnimationBlock block, ByteView bytes) {
        List<Field> fields = new ArrayList<>();
        for (RecordLayout.Slot slot : AnimationBlock.HEADER.slots()) {
            ByteView stored = bytes.slice(slot.offset(), slot.size());
            String note = slot.offset() == 0 ? note(block) : slot.note();
            fields.add(new Leaf(slot.name(), slot.type(), slot.role(), stored, note));
        }
        ByteView keys = bytes.from(AnimationBlock.HEADER_SIZE);
        fields.add(new Sequence(
                "keys",
                keys.range(),
                block.keyCount(),
                i -> AnimationKey.LAYOUT.describe("keys", keys.slice(i * AnimationKey.SIZE, AnimationKey.SIZE))));
        return new Group("blocks", bytes.range(), fields);
    }

    private static String note(AnimationBlock block) {
        String mode = AnimationMode.ofNumber(block.modeNumber())
                .map(AnimationMode::title)
                .orElse("undefined");
        return String.format(Locale.ROOT, "mode %d (%s), mask 0x%X", block.modeNumber(), mode, block.mask());
    }

    @Override
    public Shape shape() {
        Map<String, Shape> block = new LinkedHashMap<>();
        AnimationBlock.HEADER.slots().forEach(slot -> block.put(slot.name(), new Shape.Value(slot.type())));
        block.put("keys", new Shape.ListOf(new Shape.Fixed(AnimationKey.LAYOUT)));
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", MaterialHeader.shape());
        members.put("phases", new Shape.ListOf(new Shape.Fixed(MaterialPhase.LAYOUT)));
        members.put("blocks", new Shape.ListOf(new Shape.Members(block)));
        members.put("tail", new Shape.Maybe(new Shape.Raw()));
        return new Shape.Members(members);
    }

    @Override
    public ByteView fromJson(Object json) {
        return fromJson(json, note -> {
            // Whoever does not listen wants the bytes.
        });
    }

    /** Phases, blocks and keys are counted, so that they can be added and removed. */
    @Override
    public ByteView fromJson(Object json, Consumer<String> notes) {
        return Format.super.fromJson(MaterialJson.counted(json, notes));
    }
}
