package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.RecordLayout;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an effect that can be read may still have wrong.
 *
 * <p>The reader takes whatever can be held; this is what the validator asks of it. Whether sounds and materials are there is a
 * question to other assets and not asked here.
 */
public final class EffectRules {

    /** The fields that something is divided by, or that have to pass before something happens again. */
    private static final Set<String> DIVISORS = new TreeSet<>(List.of(
            "life", "intervalStart", "intervalEnd", "ringSize", "textureRepeat", "segmentLength", "distanceBase"));

    private final ByteView image;
    private final Problems problems;

    private EffectRules(ByteView image, Problems problems) {
        this.image = image;
        this.problems = problems;
    }

    /**
     * Reports what is odd about an effect.
     *
     * @param effect the effect
     * @param image its bytes
     * @param problems hears of it
     */
    public static void check(Effect effect, ByteView image, Problems problems) {
        EffectRules rules = new EffectRules(image, problems);
        rules.checkHeader(effect.header());
        int at = EffectHeader.SIZE;
        for (int i = 0; i < effect.commands().size(); i++) {
            EffectCommand command = effect.commands().get(i);
            rules.checkCommand(command, i, at);
            at += command.raw().length();
        }
    }

    private void checkHeader(EffectHeader header) {
        if (header.timeMode().isEmpty()) {
            ByteRange range = image.range(EffectHeader.TIME_MODE_AT, 4);
            report(FxidProblem.TIME_MODE, "header.timeMode", range, header.timeModeNumber());
        }
        if (header.duration() < 0 && Float.isFinite(header.duration())) {
            ByteRange range = image.range(EffectHeader.DURATION_AT, 4);
            report(FxidProblem.DURATION, "header.duration", range, header.duration());
        }
        if (EffectSetting.ofId(header.settingsId()).isEmpty()) {
            ByteRange range = image.range(EffectHeader.SETTINGS_AT, 4);
            report(FxidProblem.SETTINGS, "header.settingsId", range, FxidFormat.hex(header.settingsId()));
        }
        checkFloats(EffectHeader.LAYOUT, header.raw(), "header", 0);
    }

    private void checkCommand(EffectCommand command, int index, int at) {
        String field = "commands[" + index + "]";
        Opcode opcode = command.opcode();
        if ((command.word() & EffectCommand.HIGH_BITS) != 0) {
            String word = FxidFormat.hex(command.word());
            report(FxidProblem.HIGH_BITS, field + ".word", image.range(at, 4), index, word);
        }
        checkFloats(opcode.layout(), command.raw(), field, at);
        checkDivisors(opcode.layout(), command.raw(), field, at);
        command.window().filter(window -> !window.isSound()).ifPresent(window -> {
            ByteRange range = image.range(at + (long) opcode.windowAt(), 8);
            report(FxidProblem.WINDOW, field + ".t0", range, index, window.start(), window.end());
        });
        if (opcode.needsReference() && command.reference().isEmpty()) {
            ByteRange range = image.range(at + (long) opcode.referenceAt(), EffectReference.SIZE);
            String what = opcode == Opcode.SOUND ? "sound" : "material";
            report(FxidProblem.REFERENCE_EMPTY, field + ".archive", range, index, opcode.title(), what);
        }
        if (command instanceof SoundCommand sound && sound.near() > sound.far()) {
            ByteRange range = image.range(at + (long) SoundCommand.NEAR_AT, 8);
            report(FxidProblem.NEAR_FAR, field + ".near", range, index, sound.near(), sound.far());
        }
    }

    private void checkFloats(RecordLayout layout, ByteView raw, String field, int at) {
        for (RecordLayout.Slot slot : layout.slots()) {
            if (CommandFields.isFloat(slot.type()) && !isFinite(raw, slot)) {
                String path = field + "." + slot.name();
                ByteView stored = raw.slice(slot.offset(), slot.size());
                ByteRange range = image.range(at + (long) slot.offset(), slot.size());
                report(FxidProblem.FLOAT, path, range, path, slot.type().print(stored));
            }
        }
    }

    private void checkDivisors(RecordLayout layout, ByteView raw, String field, int at) {
        for (RecordLayout.Slot slot : layout.slots()) {
            if (DIVISORS.contains(slot.name()) && !isAboveZero(raw, slot)) {
                String path = field + "." + slot.name();
                ByteView stored = raw.slice(slot.offset(), slot.size());
                ByteRange range = image.range(at + (long) slot.offset(), slot.size());
                report(FxidProblem.DIVISOR, path, range, path, slot.type().print(stored));
            }
        }
    }

    /** What is not finite breaks another rule. */
    private static boolean isAboveZero(ByteView raw, RecordLayout.Slot slot) {
        return CommandFields.isFloat(slot.type())
                ? raw.f32(slot.offset()) > 0 || !isFinite(raw, slot)
                : raw.u32(slot.offset()) > 0;
    }

    private static boolean isFinite(ByteView raw, RecordLayout.Slot slot) {
        for (int at = slot.offset(); at < slot.offset() + slot.size(); at += Float.BYTES) {
            if (!Float.isFinite(raw.f32(at))) {
                return false;
            }
        }
        return true;
    }

    private void report(ProblemCode code, String field, ByteRange range, Object... arguments) {
        problems.field(field).report(code, range, arguments);
    }
}
