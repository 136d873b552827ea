package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.EntryPlace;
import dev.ironkit.workspace.edit.FileEdit;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "rm",
        header = {
            "Remove entries from an archive.",
            "",
            "  ironkit rm 'Textures.lib!/HULL01.0' -o Textures.new.lib",
            "  ironkit rm 'Land.msh!/@2' 'Land.msh!/@5' --in-place"
        },
        description = {"All addresses refer to the archive as it is now, whatever else is removed."},
        footer = {
            "  0 done",
            "  2 usage error",
            "  4 input missing or unreadable",
            "  5 refused: target exists, or payloads overlap"
        })
public final class RmCommand extends EditCommand {

    @Parameters(arity = "1..*", paramLabel = "ADDRESS", description = "The entries to remove, all in one file.")
    List<String> addresses;

    @Override
    public SharedUse shared() {
        return SharedUse.of(addresses, SharedUse.Acts.READ, SharedUse.Acts.OVERLAY);
    }

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        for (String address : addresses) {
            EntryPlace place = entry(workspace, address, problems);
            place.archive().remove(place.index());
        }
        return editOf(workspace, workspace.parse(addresses.get(0)), problems);
    }
}
