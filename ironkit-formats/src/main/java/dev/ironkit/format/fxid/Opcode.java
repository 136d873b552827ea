package dev.ironkit.format.fxid;

import dev.ironkit.base.field.RecordLayout;
import java.util.Optional;

/** What a command does: the low byte of its word, which decides its size and its fields. */
public enum Opcode {
    LIGHT(1, "light", 8, 160),
    SOUND(2, "sound", 8, 84),
    SPRITE(3, "sprite", 32, 136),
    SPRITE_DISTANCE(4, "sprite by distance", 32, 136),
    BOLT(5, "bolt", 12, 48),
    EMPTY(6, "empty", Opcode.NOWHERE, Opcode.NOWHERE),
    BURST(7, "burst", 20, 144),
    STREAM(8, "stream", 16, 184),
    SPRITE_KIND(9, "sprite with kind", 32, 136),
    DEBRIS(10, "debris", 20, 144);

    static final int NOWHERE = -1;

    private final int number;
    private final String title;
    private final int windowAt;
    private final int referenceAt;

    Opcode(int number, String title, int windowAt, int referenceAt) {
        this.number = number;
        this.title = title;
        this.windowAt = windowAt;
        this.referenceAt = referenceAt;
    }

    /** {@return the opcode of a number from 1 to 10; nothing for another} */
    public static Optional<Opcode> ofNumber(int number) {
        return switch (number) {
            case 1 -> Optional.of(LIGHT);
            case 2 -> Optional.of(SOUND);
            case 3 -> Optional.of(SPRITE);
            case 4 -> Optional.of(SPRITE_DISTANCE);
            case 5 -> Optional.of(BOLT);
            case 6 -> Optional.of(EMPTY);
            case 7 -> Optional.of(BURST);
            case 8 -> Optional.of(STREAM);
            case 9 -> Optional.of(SPRITE_KIND);
            case 10 -> Optional.of(DEBRIS);
            default -> Optional.empty();
        };
    }

    /** {@return the stored number} */
    public int number() {
        return number;
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }

    /** {@return the fields of a command, its word first} */
    public RecordLayout layout() {
        return switch (this) {
            case LIGHT -> LightCommand.LAYOUT;
            case SOUND -> SoundCommand.LAYOUT;
            case SPRITE -> SpriteCommand.LAYOUT;
            case SPRITE_DISTANCE -> SpriteCommand.DISTANCE_LAYOUT;
            case BOLT -> BoltCommand.LAYOUT;
            case EMPTY -> EmptyCommand.LAYOUT;
            case BURST, DEBRIS -> BurstCommand.LAYOUT;
            case STREAM -> StreamCommand.LAYOUT;
            case SPRITE_KIND -> SpriteCommand.KIND_LAYOUT;
        };
    }

    /** {@return the size of a command in bytes, its word included} */
    public int size() {
        return layout().size();
    }

    /** {@return whether a command has a window of effect time} */
    public boolean hasWindow() {
        return windowAt != NOWHERE;
    }

    /** {@return whether a command has room for a reference} */
    public boolean hasReference() {
        return referenceAt != NOWHERE;
    }

    /** {@return whether a command shows or plays nothing without its reference; that of a light may be empty} */
    public boolean needsReference() {
        return hasReference() && this != LIGHT;
    }

    /** {@return where {@code t0} stands in a command; {@code t1} follows it} */
    int windowAt() {
        return windowAt;
    }

    int referenceAt() {
        return referenceAt;
    }
}
