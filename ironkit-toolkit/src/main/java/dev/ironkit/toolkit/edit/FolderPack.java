package dev.ironkit.toolkit.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.toolkit.input.PictureInput;
import dev.ironkit.toolkit.input.SaidAttributes;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.edit.EntryDoor;
import dev.ironkit.workspace.edit.NewArchive;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** A new archive of the files of a folder that no manifest describes: each becomes an entry, as {@code add} makes it. */
public final class FolderPack {

    private final Consumer<String> notes;
    private final SaidAttributes said;
    private final TypeRules rules;
    private final boolean raw;
    private final Set<Path> noted = new TreeSet<>();

    public FolderPack(TypeRules rules, SaidAttributes said, boolean raw, Consumer<String> notes) {
        this.notes = notes;
        this.said = said;
        this.rules = rules;
        this.raw = raw;
    }

    /**
     * {@return the archive}
     *
     * @param name how the receipt calls it
     * @param problems how strictly the files are read, and what is found in them
     */
    public NewArchive plan(Workspace workspace, Path folder, String name, Problems problems) {
        NewArchive made = new NewArchive(name, problems);
        if (raw) {
            made.takeRaw();
        }
        NewContent contents = new NewContent(
                new NewContent.Wish(raw, PictureSettings.PLAIN, said, "--types ENDING=TYPE"), workspace, problems);
        Map<String, Path> taken = new HashMap<>();
        for (Path file : files(workspace, folder)) {
            String text = Address.slashed(file.toString());
            InputFile input = InputFile.read(workspace, new Address(text, false, List.of(), Map.of()), problems);
            NewContent.Made entry = contents.of(
                    made.archive(), input, rules.typeOf(file.getFileName().toString()));
            Path other = taken.putIfAbsent(folded(entry.name()), file);
            if (other != null) {
                throw new RefusedException(
                        RequestProblem.SAME_NAME,
                        new AssetPath(text),
                        other.getFileName().toString(),
                        Workspace.display(entry.name()));
            }
            if (!raw) {
                new EntryDoor(problems.mode())
                        .check(new AssetPath(text), entry.attributes(), entry.name(), entry.content());
            }
            made.archive().add(-1, entry.name().toByteArray(), entry.attributes(), entry.content(), entry.remark());
        }
        if (taken.isEmpty()) {
            throw new WorkspaceException(RequestProblem.NOTHING_TO_PACK, folder.toString());
        }
        return made;
    }

    /** The files, sorted; those that are hidden or only say more of a picture are left out. */
    private List<Path> files(Workspace workspace, Path folder) {
        List<Path> files = new ArrayList<>();
        for (Path file : workspace.files(folder)) {
            Path place = folder.relativize(file);
            Path child = folder.resolve(place.getName(0));
            if (place.getName(0).toString().startsWith(".")) {
                note(child);
            } else if (place.getNameCount() > 1) {
                throw new RefusedException(
                        RequestProblem.FOLDER_INSIDE, new AssetPath(Address.slashed(child.toString())));
            } else if (raw || !PictureInput.goesWithAnother(file)) {
                files.add(file);
            }
        }
        return files;
    }

    private void note(Path hidden) {
        if (noted.add(hidden)) {
            notes.accept(Printable.oneLine(hidden.toString()) + " is hidden and left out");
        }
    }

    /** The name as the engine looks it up. */
    private static String folded(ByteView name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            out.append((char) FixedText.fold(name.u8(i)));
        }
        return out.toString();
    }
}
