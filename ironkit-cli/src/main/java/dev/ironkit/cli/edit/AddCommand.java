package dev.ironkit.cli.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.PictureOptions;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.edit.NewContent;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WritePlan;
import dev.ironkit.workspace.edit.ArchiveEdit;
import dev.ironkit.workspace.edit.EntryDoor;
import dev.ironkit.workspace.edit.FileEdit;
import dev.ironkit.workspace.edit.NewArchive;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "Each entry gets the name of its file. Textures and models are recognised, and an entry of another"
                    + " archive keeps its type and attributes; for anything else give --type (for an RsLi library the packing"
                    + " method: stored, xor, lzss, lzhuf, deflate...). The content must match its type unless --raw is given."
                    + " With --type Texm, a PNG or DDS becomes a texture; the JSON that cat prints becomes the asset it"
                    + " describes. Attributes you do not give get the values used in the game's own archives.",
            "",
            "New content goes to the end, so only the directory moves. With --create, the archive is a new one:"
                    + " ironkit add --create Mine.lib hull03.0"
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  4 input missing or unreadable",
            "  5 refused: target exists, or name or size not allowed"
        })
public final class AddCommand extends EditCommand {

    @Parameters(index = "0", paramLabel = "ARCHIVE", description = "The archive; it may be inside another one.")
    String archive;

    @Parameters(
            index = "1",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files, folders of files, entries of other archives, or - for stdin.")
    List<String> files;

    @Option(names = "--name", paramLabel = "NAME", description = "The name of the entry; %%XX is any byte.")
    String name;

    @Option(names = "--type", paramLabel = "TYPE", description = "Four characters or a number; a packing for RsLi.")
    String type;

    @Option(names = "--at", paramLabel = "INDEX", description = "The directory index of the first new entry.")
    Integer at;

    @Option(names = "--create", description = "Create ARCHIVE as a new NRes archive with these entries.")
    boolean create;

    @Option(names = "--raw", description = "Store the bytes unchanged and unchecked; the receipt records this.")
    boolean raw;

    @Mixin
    PictureOptions pictures = new PictureOptions();

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                        opened(),
                        SharedUse.Acts.READ,
                        SharedUse.Acts.OVERLAY,
                        SharedUse.Acts.KIND,
                        SharedUse.Acts.ATTRIBUTES)
                .loose(files);
    }

    @Override
    void begin() {
        if (!create) {
            return;
        }
        refuseIdle("--create creates ARCHIVE itself", "-o", "--in-place", "--no-backup", "--force");
        try (Workspace workspace = workspace()) {
            Address address = address(workspace, archive);
            if (!address.steps().isEmpty() || archive.equals(InputFile.STREAM)) {
                throw new UsageException("--create creates a file, but " + archive
                        + " is inside one; to put an archive into another, create it first, then add it");
            }
            Path file = workspace.path(address);
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                throw new UsageException("--create has no effect here: " + archive
                        + " already exists; without --create, the entries are added to it");
            }
            write.output = file.toString();
        }
    }

    @Override
    WritePlan edit(Workspace workspace, Problems problems) {
        if (create) {
            NewArchive made = new NewArchive(Address.slashed(write.output), problems);
            if (raw) {
                made.takeRaw();
            }
            fill(made.archive(), workspace, problems);
            return made;
        }
        Address address = address(workspace, archive);
        FileEdit edit = editOf(workspace, address, problems);
        if (raw) {
            edit.takeRaw();
        }
        fill(edit.archive(address), workspace, problems);
        return edit;
    }

    private void fill(ArchiveEdit target, Workspace workspace, Problems problems) {
        if (at != null && (at < 0 || at > target.entries().size())) {
            throw new UsageException("--at takes 0 to " + target.entries().size() + " here, not " + at);
        }
        List<InputFile> inputs = inputs(workspace, problems);
        if (name != null && inputs.size() > 1) {
            throw new UsageException("--name applies to one entry, not to " + inputs.size() + " files");
        }
        if (raw) {
            refuseIdle("with --raw, the kind of a file does not matter", "--as");
        }
        NewContent contents =
                new NewContent(new NewContent.Wish(raw, pictures, common.said(), "--type"), workspace, problems);
        for (int i = 0; i < inputs.size(); i++) {
            InputFile input = inputs.get(i);
            NewContent.Made made = contents.of(target, input, type);
            byte[] called = (name == null ? made.name() : ByteView.of(Address.nameBytes(name))).toByteArray();
            if (!raw) {
                // Here what is wrong can be said of the file it is wrong with.
                new EntryDoor(problems.mode())
                        .check(new AssetPath(input.title()), made.attributes(), ByteView.of(called), made.content());
            }
            target.add(at == null ? -1 : at + i, called, made.attributes(), made.content(), made.remark());
        }
        refuseIdlePictureOptions(contents);
    }

    /** Refuses options about pictures where there was none. */
    private void refuseIdlePictureOptions(NewContent contents) {
        List<String> given = pictures.given();
        if (!given.isEmpty() && !contents.hasPictures()) {
            throw new UsageException(
                    String.join(", ", given) + " applies only to a PNG or DDS added as a texture (--type Texm)");
        }
        if (pictures.resize) {
            throw new UsageException("--resize applies to an existing texture; a new one has the size of its image");
        }
    }

    /** Everything that is opened. */
    private List<String> opened() {
        List<String> all = new ArrayList<>(files);
        if (!create) {
            all.add(archive);
        }
        all.add(pictures.palette);
        return all.stream().filter(Objects::nonNull).toList();
    }

    private List<InputFile> inputs(Workspace workspace, Problems problems) {
        List<InputFile> inputs = new ArrayList<>();
        for (String file : files) {
            if (file.equals(InputFile.STREAM)) {
                if (name == null) {
                    throw new UsageException("stdin has no name: use --name");
                }
                inputs.add(InputFile.read(workspace, file, console().in(), problems));
            } else {
                boolean isFolder = Inputs.isFolder(workspace, Inputs.whole(workspace, file));
                for (Address found : Inputs.expandWhole(workspace, List.of(file))) {
                    if (!isFolder || raw || !PictureInput.goesWithAnother(workspace.path(found))) {
                        inputs.add(InputFile.read(workspace, found, problems));
                    }
                }
            }
        }
        return inputs;
    }
}
