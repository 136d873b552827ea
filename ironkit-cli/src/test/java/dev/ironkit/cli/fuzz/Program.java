package dev.ironkit.cli.fuzz;

/** Something that runs commands. */
@FunctionalInterface
public interface Program {

    /** Runs one command to its end, whatever that is. */
    Response run(Request request);
}
