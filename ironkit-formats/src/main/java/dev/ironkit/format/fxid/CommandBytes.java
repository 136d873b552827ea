package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;

/** Which class the bytes of a command are of. */
final class CommandBytes {

    private CommandBytes() {}

    static EffectCommand command(ByteView raw) {
        return switch (opcode(raw)) {
            case LIGHT -> new LightCommand(raw);
            case SOUND -> new SoundCommand(raw);
            case SPRITE, SPRITE_DISTANCE, SPRITE_KIND -> new SpriteCommand(raw);
            case BOLT -> new BoltCommand(raw);
            case EMPTY -> new EmptyCommand(raw);
            case BURST, DEBRIS -> new BurstCommand(raw);
            case STREAM -> new StreamCommand(raw);
        };
    }

    /** Holds that bytes are a whole command of a class. */
    static void check(ByteView raw, Class<? extends EffectCommand> type) {
        Opcode opcode = opcode(raw);
        if (raw.length() != opcode.size() || type(opcode) != type) {
            throw new IllegalArgumentException(
                    raw.length() + " bytes of opcode " + opcode.number() + " are not a " + type.getSimpleName());
        }
    }

    static String title(EffectCommand command) {
        String overlay = command.overlay() ? ", overlay" : "";
        return command.opcode().title()
                + overlay
                + command.reference().map(reference -> " " + reference).orElse("");
    }

    private static Class<? extends EffectCommand> type(Opcode opcode) {
        return switch (opcode) {
            case LIGHT -> LightCommand.class;
            case SOUND -> SoundCommand.class;
            case SPRITE, SPRITE_DISTANCE, SPRITE_KIND -> SpriteCommand.class;
            case BOLT -> BoltCommand.class;
            case EMPTY -> EmptyCommand.class;
            case BURST, DEBRIS -> BurstCommand.class;
            case STREAM -> StreamCommand.class;
        };
    }

    private static Opcode opcode(ByteView raw) {
        if (raw.length() < EffectCommand.WORD_SIZE) {
            throw new IllegalArgumentException(raw.length() + " bytes are not a command");
        }
        return Opcode.ofNumber(raw.u8(0))
                .orElseThrow(() -> new IllegalArgumentException(raw.u8(0) + " is not an opcode"));
    }
}
