package dev.ironkit.cli;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Turns what the user wrote into addresses, one for each file where a folder was named. */
final class Inputs {

    /** The words that name parts of assets in addresses; any other is a slip. */
    private static final List<String> PARTS = List.of(
            "mip", "page", "node", "state", "level", "frame", "batch", "phase", "block", "time", "row", "command");

    private Inputs() {}

    /** Whether an address names a folder. */
    static boolean isFolder(Workspace workspace, Address address) {
        return address.steps().isEmpty() && Files.isDirectory(workspace.path(address));
    }

    /**
     * What a text means to a command that changes whole assets: what is said of a part must not befall the whole.
     *
     * @throws UsageException if it names a part of one
     */
    static Address whole(Workspace workspace, String text) {
        Address address = workspace.parse(text);
        if (!address.part().isEmpty()) {
            throw new UsageException("'" + text
                    + "' names a part of an asset; this command takes whole ones: leave out " + part(address));
        }
        return address;
    }

    /** What a text means to a command that looks at whole assets: of a part it takes the asset, and says so. */
    static Address around(ToolCommand command, Workspace workspace, String text) {
        return around(command, workspace.parse(text));
    }

    /** The whole asset that an address means; that a part is passed over is said. */
    static Address around(ToolCommand command, Address address) {
        if (address.part().isEmpty()) {
            return address;
        }
        refuseUnknownParts(address);
        command.note("this is about the whole asset; " + part(address) + " is passed over");
        return withoutPart(address);
    }

    /** Refuses a part that no asset has. */
    static void refuseUnknownParts(Address address) {
        for (String key : address.part().keySet()) {
            if (!PARTS.contains(key)) {
                throw new UsageException(
                        "?" + key + " names no part of an asset; parts are ?" + String.join("=, ?", PARTS) + "=");
            }
        }
    }

    /** The asset that an address names a part of. */
    static Address withoutPart(Address address) {
        return new Address(address.root(), address.inGame(), address.steps(), Map.of());
    }

    private static String part(Address address) {
        List<String> said = new ArrayList<>();
        address.part().forEach((key, value) -> said.add(key + "=" + value));
        return "?" + String.join("&", said);
    }

    /** The addresses of all inputs, of parts the assets around them; a folder stands for every file below it. */
    static List<Address> expandAround(ToolCommand command, Workspace workspace, List<String> inputs) {
        return expand(workspace, inputs.stream().map(input -> around(command, workspace, input)));
    }

    /** The addresses of all inputs, none of which is a part of an asset; a folder stands for every file below it. */
    static List<Address> expandWhole(Workspace workspace, List<String> inputs) {
        return expand(workspace, inputs.stream().map(input -> whole(workspace, input)));
    }

    /** The addresses of all inputs; a folder stands for every file below it. */
    static List<Address> expand(Workspace workspace, List<String> inputs) {
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
    static List<Address> filesBelow(Workspace workspace, Address folder) {
        Path base = workspace.path(folder);
        String prefix = folder.root().isEmpty() || folder.root().endsWith("/") ? folder.root() : folder.root() + "/";
        List<Address> addresses = new ArrayList<>();
        for (Path file : workspace.files(base)) {
            String relative = Address.slashed(base.relativize(file).toString());
            addresses.add(new Address(prefix + relative, folder.inGame(), List.of(), Map.of()));
        }
        return addresses;
    }
}
