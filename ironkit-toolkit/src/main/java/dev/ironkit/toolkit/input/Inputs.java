package dev.ironkit.toolkit.input;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Turns what the user wrote into addresses, one for each file where a folder was named. */
public final class Inputs {

    /** The words that name parts of assets in addresses; any other is a slip. */
    private static final List<String> PARTS = List.of(
            "mip", "page", "node", "state", "level", "frame", "batch", "phase", "block", "time", "row", "command");

    private Inputs() {}

    /** Whether an address names a folder. */
    public static boolean isFolder(Workspace workspace, Address address) {
        return address.steps().isEmpty() && Files.isDirectory(workspace.path(address));
    }

    /**
     * What a text means to a command that changes whole assets: what is said of a part must not befall the whole.
     *
     * @throws UsageException if it names a part of one
     */
    public static Address whole(Workspace workspace, String text) {
        Address address = workspace.parse(text);
        if (!address.part().isEmpty()) {
            throw new UsageException("'" + text
                    + "' is a part of an asset, but this command takes whole assets: leave out " + part(address));
        }
        return address;
    }

    /** What a text means to a command that looks at whole assets: of a part it takes the asset, and says so. */
    public static Address around(Workspace workspace, String text, Consumer<String> notes) {
        return around(workspace.parse(text), notes);
    }

    /** The whole asset that an address means; that a part is ignored is said. */
    public static Address around(Address address, Consumer<String> notes) {
        if (address.part().isEmpty()) {
            return address;
        }
        refuseUnknownParts(address);
        notes.accept("this command takes whole assets; " + part(address) + " is ignored");
        return withoutPart(address);
    }

    /** Refuses a part that no asset has. */
    static void refuseUnknownParts(Address address) {
        for (String key : address.part().keySet()) {
            if (!PARTS.contains(key)) {
                throw new UsageException(
                        "?" + key + " is not a part of an asset; parts are ?" + String.join("=, ?", PARTS) + "=");
            }
        }
    }

    /** The asset that an address names a part of. */
    public static Address withoutPart(Address address) {
        return new Address(address.root(), address.inGame(), address.steps(), Map.of());
    }

    private static String part(Address address) {
        List<String> said = new ArrayList<>();
        address.part().forEach((key, value) -> said.add(key + "=" + value));
        return "?" + String.join("&", said);
    }

    /** The addresses of all inputs, of parts the assets around them; a folder stands for every file below it. */
    public static List<Address> expandAround(Workspace workspace, List<String> inputs, Consumer<String> notes) {
        return expand(workspace, inputs.stream().map(input -> around(workspace, input, notes)));
    }

    /** The addresses of all inputs, none of which is a part of an asset; a folder stands for every file below it. */
    public static List<Address> expandWhole(Workspace workspace, List<String> inputs) {
        return expand(workspace, inputs.stream().map(input -> whole(workspace, input)));
    }

    /** The addresses of all inputs; a folder stands for every file below it. */
    public static List<Address> expand(Workspace workspace, List<String> inputs) {
        return expand(workspace, inputs.stream().map(workspace::parse));
    }

    private static List<Address> expand(Workspace workspace, Stream<Address> inputs) {
        List<Address> addresses = new ArrayList<>();
        for (Address address : inputs.toList()) {
            if (isFolder(workspace, address)) {
                addresses.addAll(filesBelow(workspace, address));
            } else {
                addresses.add(address);
            }
        }
        return addresses;
    }

    /** The files below a folder, sorted by path. */
    public static List<Address> filesBelow(Workspace workspace, Address folder) {
        Path base = workspace.path(folder);
        String prefix = folder.root().isEmpty() || folder.root().endsWith("/") ? folder.root() : folder.root() + "/";
        List<Address> addresses = new ArrayList<>();
        for (Path file : workspace.files(base)) {
            String relative = Address.slashed(base.relativize(file).toString());
            addresses.add(new Address(prefix + relative, folder.inGame(), List.of(), Map.of()));
        }
        return addresses;
    }

    /** The last name of a path. */
    public static String lastName(String input) {
        String trimmed = input.replaceAll("[/\\\\]+$", "");
        return trimmed.substring(Math.max(trimmed.lastIndexOf('/'), trimmed.lastIndexOf('\\')) + 1);
    }
}
