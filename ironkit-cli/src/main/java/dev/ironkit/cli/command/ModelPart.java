package dev.ironkit.cli.command;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The part of a model or a material that an address asks for, such as {@code ?node=turret&frame=37.5}: another way to give options. */
public final class ModelPart {

    /** The parts that models have. */
    public static final List<String> OF_MODELS = List.of("node", "state", "level", "frame", "batch");

    /** The parts that materials have. */
    public static final List<String> OF_MATERIALS = List.of("phase", "block", "time");

    private final Address address;

    /**
     * The part of an address.
     *
     * @param parts what such an asset has; others are refused
     * @param known what the command takes; that others are passed over is said
     */
    public ModelPart(ToolCommand command, Address address, List<String> parts, String... known) {
        this.address = address;
        List<String> others = new ArrayList<>(address.part().keySet());
        others.removeAll(List.of(known));
        for (String key : others) {
            String takes = "; this command takes ?" + String.join("=, ?", known) + "=";
            if (!parts.contains(key)) {
                throw new UsageException("?" + key + " has no meaning here" + takes);
            }
            command.note("?" + key + "=" + address.part().get(key) + " is ignored" + takes);
        }
    }

    /** Whether the address says it. */
    public boolean has(String key) {
        return address.part().containsKey(key);
    }

    /** What the address says, or else the option; both may be given only if they agree. */
    public String or(String key, String option, String given, String otherwise) {
        Optional<String> inAddress = Optional.ofNullable(address.part().get(key));
        if (inAddress.isPresent() && given != null && !given.equals(inAddress.get())) {
            throw new UsageException(
                    "?" + key + "=" + inAddress.get() + " and " + option + " " + given + " are both given: choose one");
        }
        return inAddress.orElse(given == null ? otherwise : given);
    }
}
