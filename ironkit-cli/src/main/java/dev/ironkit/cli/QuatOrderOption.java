package dev.ironkit.cli;

import dev.ironkit.format.msh.Model;
import dev.ironkit.runtime.animation.QuaternionOrder;
import dev.ironkit.runtime.model.QuaternionReading;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of commands that pose models: which way round rotations are stored. */
final class QuatOrderOption {

    @Option(
            order = 850,
            names = "--quat-order",
            paramLabel = "auto|w-first|w-last",
            defaultValue = "auto",
            description = "How the rotations of keys are stored; told by the keys and the box of the model unless given.")
    String text;

    /** The order of a model, and why. */
    QuaternionReading reading(Model model) {
        return QuaternionReading.of(model, forced());
    }

    private Optional<QuaternionOrder> forced() {
        return switch (text) {
            case "auto" -> Optional.empty();
            case "w-first" -> Optional.of(QuaternionOrder.W_FIRST);
            case "w-last" -> Optional.of(QuaternionOrder.W_LAST);
            default -> throw new UsageException("--quat-order takes auto, w-first or w-last, not " + text);
        };
    }
}
