package dev.ironkit.cli.fuzz;

import java.util.function.Consumer;

/** Looks at what became of a case. */
@FunctionalInterface
interface Check {

    void look(Trial trial, Consumer<Finding> found);
}
