package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.FileEdit;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "mv",
        header = {
            "Rename an entry, or move it within the directory.",
            "",
            "  ironkit mv 'Textures.lib!/HULL01.0' HULL02.0 -o Textures.new.lib",
            "  ironkit mv 'Textures.lib!/HULL01.0' --to 0 --in-place"
        },
        description = {"The lookup table is rebuilt; payloads stay where they are."},
        footer = {
            "  0 done",
            "  2 usage error",
            "  4 input missing or unreadable",
            "  5 refused: target exists, or name not allowed"
        })
public final class MvCommand extends EditCommand {

    @Parameters(index = "0", paramLabel = "ADDRESS", description = "The entry.")
    String address;

    @Parameters(index = "1", arity = "0..1", paramLabel = "NEWNAME", description = "The new name; %%XX is any byte.")
    String name;

    @Option(names = "--to", paramLabel = "INDEX", description = "The new index in the directory, from 0.")
    Integer to;

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(address), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY);
    }

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        if (name == null && to == null) {
            throw new UsageException("expected a new name, or --to with a new index in the directory");
        }
        EntryPlace place = entry(workspace, address, problems);
        int last = place.archive().entries().size() - 1;
        if (to != null && (to < 0 || to > last)) {
            throw new UsageException("--to takes 0 to " + last + " here, not " + to);
        }
        if (name != null) {
            place.archive().rename(place.index(), Address.nameBytes(name));
        }
        if (to != null) {
            place.archive().move(place.index(), to);
        }
        return editOf(workspace, workspace.parse(address), problems);
    }
}
