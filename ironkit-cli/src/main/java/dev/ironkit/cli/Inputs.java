package dev.ironkit.cli;

import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Turns what the user wrote into addresses, one for each file where a folder was named. */
final class Inputs {

    private Inputs() {}

    /** Whether an address names a folder. */
    static boolean isFolder(Workspace workspace, Address address) {
        return address.steps().isEmpty() && Files.isDirectory(workspace.path(address));
    }

    /**
     * What a text means to a command that works on whole assets.
     *
     * @throws UsageException if it names a part of one
     */
    static Address whole(Workspace workspace, String text) {
        Address address = workspace.parse(text);
        if (!address.part().isEmpty()) {
            throw new UsageException("'" + text + "' names a part of an asset; a whole one is wanted");
        }
        return address;
    }

    /** The addresses of all inputs, none of which is a part of an asset; a folder stands for every file below it. */
    static List<Address> expandWhole(Workspace workspace, List<String> inputs) {
        inputs.forEach(input -> whole(workspace, input));
        return expand(workspace, inputs);
    }

    /** The addresses of all inputs; a folder stands for every file below it. */
    static List<Address> expand(Workspace workspace, List<String> inputs) {
        List<Address> addresses = new ArrayList<>();
        for (String input : inputs) {
            Address address = workspace.parse(input);
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
            String relative = base.relativize(file).toString().replace('\\', '/');
            addresses.add(new Address(prefix + relative, folder.inGame(), List.of(), Map.of()));
        }
        return addresses;
    }
}
