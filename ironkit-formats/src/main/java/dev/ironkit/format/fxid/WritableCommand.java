package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.RecordLayout;

/** What a command has to be to be written. Values are looked at only where they are others than before. */
final class WritableCommand {

    private WritableCommand() {}

    /** A new opcode would give the body other fields, and mostly another size. */
    static void checkWord(ByteView before, ByteView after) {
        if (before.u8(0) != after.u8(0)) {
            throw new RefusedException(FxidProblem.EDIT_OPCODE, AssetPath.UNNAMED, before.u8(0), after.u8(0));
        }
    }

    /** Refuses values that differ from those before and are none a writer may write. */
    static void check(EffectCommand after, EffectCommand before) {
        checkWord(before.raw(), after.raw());
        for (RecordLayout.Slot slot : after.opcode().layout().slots()) {
            if (CommandFields.isFloat(slot.type())) {
                checkFloats(slot, after.raw(), before.raw());
            }
        }
        after.window()
                .filter(window -> !window.equals(before.window().orElseThrow()))
                .ifPresent(WritableCommand::checkWindow);
        checkReference(after, before);
        if (after instanceof SoundCommand sound && before instanceof SoundCommand old) {
            checkDistances(sound, old);
        }
    }

    /** Refuses a command that was not there before, unless all of it may be written. */
    static void checkNew(EffectCommand command) {
        check(command, NewCommand.of(command.opcode()));
        if ((command.word() & EffectCommand.HIGH_BITS) != 0) {
            throw refused("word", "an opcode and the overlay bit", FxidFormat.hex(command.word()));
        }
        if (command.opcode().needsReference() && command.reference().isEmpty()) {
            throw new RefusedException(FxidProblem.EDIT_REFERENCE, AssetPath.UNNAMED, "archive and member", "");
        }
    }

    static void checkFloats(RecordLayout.Slot slot, ByteView after, ByteView before) {
        for (int at = slot.offset(); at < slot.offset() + slot.size(); at += Float.BYTES) {
            boolean changed = after.i32(at) != before.i32(at);
            if (changed && !Float.isFinite(after.f32(at))) {
                throw refused(slot.name(), "finite numbers", after.f32(at));
            }
        }
    }

    private static void checkWindow(TimeWindow window) {
        if (!window.isSound()) {
            throw refused("t0 and t1", "0 to 1 in ascending order", window.start() + " and " + window.end());
        }
    }

    private static void checkDistances(SoundCommand sound, SoundCommand before) {
        boolean changed = sound.near() != before.near() || sound.far() != before.far();
        if (changed && !(sound.near() <= sound.far())) {
            throw refused("near and far", "two distances in ascending order", sound.near() + " and " + sound.far());
        }
    }

    private static void checkReference(EffectCommand after, EffectCommand before) {
        after.storedReference().ifPresent(reference -> {
            EffectReference old = before.storedReference().orElseThrow();
            boolean mayBeEmpty = !after.opcode().needsReference();
            checkName("archive", reference.archive(), old.archive(), mayBeEmpty);
            checkName("member", reference.member(), old.member(), mayBeEmpty);
        });
    }

    private static void checkName(String field, FixedText name, FixedText before, boolean mayBeEmpty) {
        boolean fits = name.isTerminated() && (mayBeEmpty || name.length() > 0);
        if (!fits && !name.equals(before)) {
            throw new RefusedException(FxidProblem.EDIT_REFERENCE, AssetPath.UNNAMED, field, name.display());
        }
    }

    static RefusedException refused(String field, String wanted, Object given) {
        return new RefusedException(FxidProblem.EDIT_VALUE, AssetPath.UNNAMED, field, wanted, given);
    }
}
