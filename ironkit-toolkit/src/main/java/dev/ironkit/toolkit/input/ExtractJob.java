package dev.ironkit.toolkit.input;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.extract.Extraction;
import dev.ironkit.workspace.extract.SafeNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * One thing to extract.
 *
 * @param address what
 * @param folder where to, as names from the target folder on; none for the target folder itself
 * @param wasNamed whether the user named it, so that it has to be an archive
 */
public record ExtractJob(Address address, List<String> folder, boolean wasNamed) {

    /**
     * An archive that was opened.
     *
     * @param file the asset that is to be released afterwards
     * @param subject the archive
     * @param only the one entry that was named, where one was
     */
    public record Opened(Located file, Extraction.Subject subject, OptionalInt only) {}

    /** The work for all inputs: one archive goes to the target folder itself, several to folders of their names. */
    public static List<ExtractJob> of(
            Workspace workspace, List<String> inputs, Path target, Batch batch, Consumer<String> notes) {
        List<ExtractJob> jobs = new ArrayList<>();
        List<String> names =
                SafeNames.ofTexts(inputs.stream().map(Inputs::lastName).toList());
        for (int i = 0; i < inputs.size(); i++) {
            String input = inputs.get(i);
            List<String> folder = inputs.size() == 1 ? List.of() : List.of(names.get(i));
            batch.attempt(() -> {
                Address address = Inputs.around(workspace, input, notes);
                if (Inputs.isFolder(workspace, address)) {
                    jobs.addAll(below(workspace, address, folder, target));
                } else {
                    jobs.add(new ExtractJob(address, folder, true));
                }
            });
        }
        return jobs;
    }

    /** The files below a folder, each with a folder that mirrors its place; what lies in the target is not input. */
    private static List<ExtractJob> below(Workspace workspace, Address input, List<String> folder, Path target) {
        Path base = workspace.path(input);
        Path out = target.toAbsolutePath().normalize();
        List<ExtractJob> jobs = new ArrayList<>();
        for (Address file : Inputs.filesBelow(workspace, input)) {
            Path path = workspace.path(file);
            if (!path.toAbsolutePath().normalize().startsWith(out)) {
                List<String> names = new ArrayList<>(folder);
                base.relativize(path).forEach(name -> names.add(name.toString()));
                jobs.add(new ExtractJob(file, names, false));
            }
        }
        return jobs;
    }

    /** Opens the archive; empty for a file of a folder that is none. */
    public Optional<Opened> open(Workspace workspace, Problems problems) {
        Located found = workspace.locate(address, problems);
        if (isArchive(found)) {
            return Optional.of(new Opened(found, subject(found, problems), OptionalInt.empty()));
        }
        if (!found.levels().isEmpty()) {
            int last = address.steps().size() - 1;
            Address around = new Address(
                    address.root(), address.inGame(), address.steps().subList(0, last), Map.of());
            Located archive = workspace.locate(around, problems);
            if (!isArchive(archive)) {
                throw new UsageException("'" + found.path().text() + "' is part of a "
                        + archive.kind().title() + ", which cannot be extracted: ironkit cat --raw prints its bytes");
            }
            int index = found.levels().get(last).index();
            return Optional.of(new Opened(archive, subject(archive, problems), OptionalInt.of(index)));
        }
        if (wasNamed) {
            throw new WorkspaceException(
                    IoProblem.NO_ENTRIES, found.path().text(), found.kind().phrase());
        }
        workspace.passOver(found.file());
        return Optional.empty();
    }

    private static boolean isArchive(Located found) {
        return AssetKind.sniff(found.bytes()).isArchive();
    }

    private static Extraction.Subject subject(Located archive, Problems problems) {
        Archive container = archive.container(problems);
        String name = archive.file().path().getFileName().toString();
        if (!archive.levels().isEmpty()) {
            Located.Level level = archive.levels().get(archive.levels().size() - 1);
            name = Workspace.display(level.container().name(level.index()));
        }
        return new Extraction.Subject(archive.path(), name, archive.bytes(), container);
    }

    /** How many bytes the file has; 0 where that cannot be told yet. */
    public long fileSize(Workspace workspace) {
        try {
            return Files.size(workspace.path(address));
        } catch (IOException | RuntimeException e) {
            return 0;
        }
    }
}
