package dev.ironkit.format.fxid;

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
import java.util.stream.Collectors;

/**
 * Effects: an {@link EffectHeader} and {@link EffectCommand} records, one behind the other, and nothing behind them.
 *
 * <p>Nothing in the bytes marks an effect; the directory says that an entry is one.
 */
public final class FxidFormat implements Format<Effect>, EditRules<Effect> {

    /** The one instance. */
    public static final FxidFormat FXID = new FxidFormat();

    private static final String REMAINDER = "remainder";

    private FxidFormat() {}

    @Override
    public String name() {
        return "fxid";
    }

    @Override
    public String title() {
        return "effect";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return attributes.type() == Effect.TYPE;
    }

    @Override
    public Effect decode(ByteView view, Attributes attributes, Problems problems) {
        return new FxidReader(view, problems).read();
    }

    @Override
    public void encode(Effect effect, ByteSink sink) {
        effect.write(sink);
    }

    /** {@return the bytes of an effect, in memory} */
    public ByteView encoded(Effect effect) {
        ByteSink sink = ByteSink.inMemory();
        encode(effect, sink);
        return sink.toView();
    }

    @Override
    public Field describe(Effect effect, ByteView image) {
        List<Field> fields = new ArrayList<>();
        fields.add(header(effect.header(), image.slice(0, EffectHeader.SIZE)));
        List<Field> commands = new ArrayList<>();
        int at = EffectHeader.SIZE;
        for (EffectCommand command : effect.commands()) {
            int size = command.raw().length();
            commands.add(CommandFields.describe(command, image.slice(at, size)));
            at += size;
        }
        fields.add(new Sequence(
                "commands", image.range(EffectHeader.SIZE, at - EffectHeader.SIZE), commands.size(), commands::get));
        if (!effect.isWhole()) {
            fields.add(new Leaf(REMAINDER, FieldType.BYTES, FieldRole.UNKNOWN, image.from(at), "kept"));
        }
        return new Group("", image.range(), fields);
    }

    private static Field header(EffectHeader header, ByteView stored) {
        List<Field> fields = new ArrayList<>();
        for (RecordLayout.Slot slot : EffectHeader.LAYOUT.slots()) {
            fields.add(new Leaf(
                    slot.name(),
                    slot.type(),
                    slot.role(),
                    stored.slice(slot.offset(), slot.size()),
                    note(header, slot)));
        }
        return new Group("header", stored.range(), fields);
    }

    /** What a number means, where it is one of a list. */
    private static String note(EffectHeader header, RecordLayout.Slot slot) {
        return switch (slot.name()) {
            case "timeMode" -> header.timeMode().map(TimeMode::title).orElse("undefined");
            case "flags" ->
                EffectFlag.in(header.flags()).stream().map(Enum::name).collect(Collectors.joining(" "));
            case "settingsId" ->
                EffectSetting.ofId(header.settingsId())
                        .map(setting -> setting.title() + ", group " + setting.group())
                        .orElse("unknown");
            default -> slot.note();
        };
    }

    @Override
    public EditRules<Effect> editRules() {
        return this;
    }

    @Override
    public void checkEdit(Effect before, Effect after) {
        after.header().checkEdit(before.header());
        int count = Math.min(before.commands().size(), after.commands().size());
        for (int i = 0; i < count; i++) {
            WritableCommand.check(after.commands().get(i), before.commands().get(i));
        }
    }

    @Override
    public Shape shape() {
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", new Shape.Fixed(EffectHeader.LAYOUT));
        members.put("commands", new Shape.ListOf(CommandFields.shape()));
        members.put(REMAINDER, new Shape.Maybe(new Shape.Raw()));
        return new Shape.Members(members);
    }

    /** The number of commands is counted, so that they can be added and removed; only where some are missing it is read. */
    @Override
    public ByteView fromJson(Object json) {
        return Format.super.fromJson(EffectJson.counted(json, REMAINDER));
    }

    static String hex(int bits) {
        return String.format(Locale.ROOT, "0x%08X", bits);
    }
}
