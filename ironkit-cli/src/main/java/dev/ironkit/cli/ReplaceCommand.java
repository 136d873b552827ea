package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.EntryPlace;
import dev.ironkit.workspace.FileEdit;
import dev.ironkit.workspace.Workspace;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "replace",
        header = {
            "Put other content into entries; everything else stays as it was.",
            "",
            "  ironkit replace 'Textures.lib!/HULL01.0' hull01.texm -o Textures.new.lib",
            "  ironkit replace 'robots.rlb!/robot.msh!/type:15' table.bin --raw --in-place"
        },
        description = {
            "Without --raw the file has to be of the entry's own kind: a texture for a texture, a model for a model.",
            "With --raw any bytes go in as they are. Nothing is converted yet."
        },
        footer = {
            "  0 done   2 wrong use   4 input missing or unreadable   5 refused: target exists, other kind, too large"
        })
final class ReplaceCommand extends EditCommand {

    @Parameters(
            arity = "2..*",
            paramLabel = "ADDRESS FILE",
            hideParamSyntax = true,
            description = {
                "The entry, and the file that replaces its content; more pairs may follow.",
                "A file may also be an entry of another archive, or - for stdin."
            })
    List<String> pairs;

    @Option(names = "--raw", description = "Put the bytes in as they are, whatever they are.")
    boolean raw;

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        if (pairs.size() % 2 != 0) {
            throw new UsageException("addresses and files come in pairs, but there are " + pairs.size() + " of them");
        }
        EntryPlace place = null;
        for (int i = 0; i < pairs.size(); i += 2) {
            place = entry(workspace, pairs.get(i), problems);
            replace(place, InputFile.read(this, workspace, pairs.get(i + 1), problems), workspace, problems);
        }
        return editOf(workspace, workspace.parse(pairs.get(0)), problems);
    }

    private void replace(EntryPlace place, InputFile input, Workspace workspace, Problems problems) {
        AssetPath path = place.archive().path(place.index());
        if (!raw) {
            AssetKind kind = workspace
                    .locate(path.text(), Problems.in(problems.mode(), path))
                    .kind();
            if (kind == AssetKind.RAW || kind != input.kind()) {
                throw new RefusedException(
                        CliProblem.KIND, path, input.title(), input.kind().title(), kind.title());
            }
        }
        place.archive().replace(place.index(), input.bytes());
        place.archive().attributes(place.index(), common.given(place.archive().attributes(place.index())));
    }
}
