package dev.ironkit.runtime.material;

/** Hears what the runtime says and goes on from. */
@FunctionalInterface
public interface EngineLog {

    /** Hears nothing. */
    EngineLog SILENT = (message, about) -> {};

    /**
     * Takes a message.
     *
     * @param message what it is
     * @param about the name that fills its blank; empty where it has none
     */
    void say(EngineMessage message, String about);
}
