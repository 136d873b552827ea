package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.ArchiveEdit;
import dev.ironkit.workspace.FileEdit;
import dev.ironkit.workspace.TableCounts;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "add",
        header = {
            "Add entries to an archive.",
            "",
            "  ironkit add Textures.lib hull03.0 --type Texm -o Textures.new.lib",
            "  ironkit add 'robots.rlb!/robot.msh' 'old.rlb!/robot.msh!/type:15' --in-place"
        },
        description = {
            "An entry gets the name of its file. A texture or a model is recognised, and an entry of another archive brings",
            "its type and attributes along; otherwise --type is needed (for RsLi libraries it is the packing: stored, xor,",
            "lzss, lzhuf, deflate...). The new content goes behind all other, so nothing else moves but the directory."
        },
        footer = {
            "  0 done   2 wrong use   4 input missing or unreadable   5 refused: target exists, name or size not allowed"
        })
final class AddCommand extends EditCommand {

    @Parameters(index = "0", paramLabel = "ARCHIVE", description = "The archive, perhaps inside another.")
    String archive;

    @Parameters(
            index = "1",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files, folders of files, entries of other archives, or - for stdin.")
    List<String> files;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of the entry; %%XX stands for any byte.")
    String name;

    @Option(names = "--type", paramLabel = "TYPE", description = "Four characters or a number; a packing for RsLi.")
    String type;

    @Option(names = "--at", paramLabel = "INDEX", description = "The directory index of the first new entry.")
    Integer at;

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        Address address = address(workspace, archive);
        FileEdit edit = editOf(workspace, address, problems);
        ArchiveEdit target = edit.archive(address);
        if (at != null && (at < 0 || at > target.entries().size())) {
            throw new UsageException("--at takes 0 to " + target.entries().size() + " here, not " + at);
        }
        List<InputFile> inputs = inputs(workspace, problems);
        if (name != null && inputs.size() > 1) {
            throw new UsageException("--name names one entry, but there are " + inputs.size() + " files");
        }
        for (int i = 0; i < inputs.size(); i++) {
            InputFile input = inputs.get(i);
            target.add(at == null ? -1 : at + i, nameOf(input).toByteArray(), attributes(target, input), input.bytes());
        }
        return edit;
    }

    private List<InputFile> inputs(Workspace workspace, Problems problems) {
        List<InputFile> inputs = new ArrayList<>();
        for (String file : files) {
            if (file.equals(OutputOptions.STREAM)) {
                if (name == null) {
                    throw new UsageException("what comes from stdin has no name: say --name");
                }
                inputs.add(InputFile.read(this, workspace, file, problems));
            } else {
                for (Address found : Inputs.expandWhole(workspace, List.of(file))) {
                    inputs.add(InputFile.read(workspace, found, problems));
                }
            }
        }
        return inputs;
    }

    private ByteView nameOf(InputFile input) {
        return name == null ? input.name() : ByteView.of(Address.nameBytes(name));
    }

    /** What the directory will say: the options first, then what the input says of itself, then what its content shows. */
    private Attributes attributes(ArchiveEdit target, InputFile input) {
        boolean sameFormat = input.format().equals(target.original().format());
        Attributes own = sameFormat || input.format().isEmpty() ? input.attributes() : Attributes.NONE;
        boolean fromContent = target.original().format().equals("nres") && own.type() == 0;
        String wanted = type == null && fromContent ? input.kind().entryType().orElse(null) : type;
        Attributes given = common.given(own);
        try {
            Attributes said = target.original().attributesFor(wanted, given);
            return common.givesAttributes()
                    ? said
                    : TableCounts.ofNew(target.original(), said, input.bytes().length());
        } catch (FieldValueException e) {
            throw new UsageException(input.title() + ": " + e.getMessage() + (wanted == null ? "; say --type" : ""));
        }
    }
}
