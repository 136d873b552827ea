package dev.ironkit.cli;

import dev.ironkit.workspace.Address;
import java.util.List;
import java.util.Optional;

/** The part of a model or a material that an address asks for, such as {@code ?node=turret&frame=37.5}: another way to give options. */
final class ModelPart {

    private final Address address;
    private final List<String> known;

    /** The part of an address; a command says which keys it takes. */
    ModelPart(Address address, String... known) {
        this.address = address;
        this.known = List.of(known);
        address.part().keySet().stream()
                .filter(key -> !this.known.contains(key))
                .findFirst()
                .ifPresent(key -> {
                    throw new UsageException("?" + key + " has no meaning here; this command takes ?"
                            + String.join("=, ?", this.known) + "=");
                });
    }

    /** Whether the address says it. */
    boolean has(String key) {
        return address.part().containsKey(key);
    }

    /** What the address says, or else the option; both may be given only if they agree. */
    String or(String key, String option, String given, String otherwise) {
        Optional<String> inAddress = Optional.ofNullable(address.part().get(key));
        if (inAddress.isPresent() && given != null && !given.equals(inAddress.get())) {
            throw new UsageException("?" + key + "=" + inAddress.get() + " and " + option + " " + given
                    + " are both given: say one of them");
        }
        return inAddress.orElse(given == null ? otherwise : given);
    }
}
