package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.EmptyCommand;

/** A command that does nothing. */
public final class EmptyState extends CommandState {

    EmptyState(int index, EmptyCommand command) {
        super(index, command);
    }

    @Override
    void update(Moment now) {
        throw new IllegalStateException("an empty command has no window");
    }
}
