package dev.ironkit.format.fxid;

import static dev.ironkit.testkit.FxidBytes.effect;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;

@Clause({
    "fxid.0-parts",
    "fxid.1-cmd-count",
    "fxid.2-unknown-kept",
    "fxid.4-high-bits-kept",
    "fxid.4-tail-kept",
    "fxid.5.1-unread6",
    "fxid.5.7-run",
    "fxid.9-model",
    "fxid.9-writer",
    "fxid.9-tolerant",
    "notes.5-fxid-tail",
    "D45",
    "D47"
})
class FxidContractTest extends FormatContract<Effect> {

    @Override
    protected Format<Effect> format() {
        return FxidFormat.FXID;
    }

    @Override
    protected List<Sample> samples() {
        return FxidSamples.all();
    }

    @Override
    protected Effect rebuilt(Effect model) {
        return new Effect(
                new EffectHeader(ByteView.of(model.header().raw().toByteArray())),
                model.commands().stream()
                        .map(command ->
                                EffectCommand.of(ByteView.of(command.raw().toByteArray())))
                        .toList(),
                model.unreadCount(),
                ByteView.of(model.remainder().toByteArray()));
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                FxidSamples.sample("4294967295 commands", effect().command(6).say(0xFFFF_FFFFL)),
                FxidSamples.sample("536870912 commands", effect().say(0x2000_0000L)));
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        // Without the bytes behind it, it is whole.
        return sample.equals(FxidSamples.TAIL) && length == sample.length() - 3;
    }

    @Override
    protected List<Edit<Effect>> edits() {
        return List.of(
                Edit.of(
                        "a size",
                        FxidSamples.ODD,
                        effect -> effect.edit()
                                .replace(0, effect.commands().get(0).with("sizeHigh", 2, 2, 2))
                                .apply(),
                        "commands[0].sizeHigh"),
                Edit.of(
                        "a window",
                        FxidSamples.ODD,
                        effect -> effect.edit()
                                .replace(0, effect.commands().get(0).withWindow(0.25f, 0.5f))
                                .apply(),
                        "commands[0].t0",
                        "commands[0].t1"),
                Edit.of(
                        "a reference",
                        FxidSamples.TWO_SPRITES,
                        effect -> effect.edit()
                                .replace(2, effect.commands().get(2).withReference("other.lib", "LAVA"))
                                .apply(),
                        "commands[2].archive",
                        "commands[2].member"),
                Edit.of(
                        "the overlay bit",
                        FxidSamples.TWO_SPRITES,
                        effect -> effect.edit()
                                .replace(0, effect.commands().get(0).withOverlay(false))
                                .apply(),
                        "commands[0].word"),
                Edit.of(
                        "the duration of an effect with bytes behind it",
                        FxidSamples.TAIL,
                        effect -> effect.edit()
                                .header(effect.header().withDuration(2.5f))
                                .apply(),
                        "header.duration"),
                Edit.of(
                        "flags",
                        FxidSamples.ODD,
                        effect -> effect.edit()
                                .header(effect.header().without(EffectFlag.DETACH))
                                .apply(),
                        "header.flags"),
                Edit.of(
                        "one command more",
                        FxidSamples.TWO_SPRITES,
                        effect -> effect.edit()
                                .add(EffectCommand.of(Opcode.LIGHT))
                                .apply(),
                        "header.cmdCount",
                        "commands[3].*"),
                Edit.of(
                        "one command more in a broken effect",
                        FxidSamples.SHORT,
                        effect -> effect.edit()
                                .add(EffectCommand.of(Opcode.EMPTY))
                                .apply(),
                        "header.cmdCount",
                        "commands[1].word"),
                Edit.of(
                        "the last command away",
                        FxidSamples.TWO_SPRITES,
                        effect -> effect.edit().remove(2).apply(),
                        "header.cmdCount",
                        "commands[2].*"),
                Edit.of(
                        "without what cannot be read",
                        FxidSamples.BAD_OPCODE,
                        effect -> effect.edit().withoutRemainder().apply(),
                        "header.cmdCount",
                        "remainder"));
    }
}
