package dev.ironkit.cli.command;

import dev.ironkit.workspace.ExitGuard;
import java.lang.reflect.Proxy;

/**
 * Listens for Ctrl-C, and for being told to end, while a batch runs: the first one lets the current items end and the summary be printed, the second one
 * stops at once.
 *
 * <p>Java has no public way to hear of it in time, so this asks for the JDK's own by name. Where that is missing Ctrl-C ends
 * the process as usual, with the same exit code.
 */
public final class Interruption {

    private volatile boolean requested;

    /** One that nothing leads to yet. */
    Interruption() {}

    /** Starts to listen. */
    public static Interruption listen() {
        Interruption interruption = new Interruption();
        try {
            Class<?> signal = Class.forName("sun.misc.Signal");
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            Object listener = Proxy.newProxyInstance(
                    handler.getClassLoader(), new Class<?>[] {handler}, (proxy, method, arguments) -> {
                        return method.getName().equals("handle")
                                ? interruption.heard()
                                : method.invoke(interruption, arguments);
                    });
            for (String name : new String[] {"INT", "TERM"}) {
                signal.getMethod("handle", signal, handler)
                        .invoke(null, signal.getConstructor(String.class).newInstance(name), listener);
            }
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            // The default stays: the process ends at once.
        }
        return interruption;
    }

    /** The user asked to stop. */
    Object heard() {
        if (requested) {
            ExitGuard.end();
            Runtime.getRuntime().halt(ExitCode.INTERRUPTED);
        }
        requested = true;
        return null;
    }

    /** Whether the user wants to stop. */
    public boolean isRequested() {
        return requested;
    }
}
