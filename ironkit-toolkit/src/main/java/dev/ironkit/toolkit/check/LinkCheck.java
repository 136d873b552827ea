package dev.ironkit.toolkit.check;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.fxid.FxidProblem;
import dev.ironkit.format.mat0.Mat0Problem;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.toolkit.game.GamePlace;
import dev.ironkit.toolkit.game.LinkScene;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.validate.CheckedArchive;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.link.LinkFinding;
import dev.ironkit.validate.link.LinkProblem;
import dev.ironkit.validate.link.LinkRules;
import dev.ironkit.validate.link.LoadedTogether;
import dev.ironkit.validate.report.CheckedFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.game.GameFolder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Finds what is wrong between the assets of folders, and of files that are checked as a part of the game.
 *
 * <p>A folder is looked at as a game of its own; with a game folder named, what it does not hold is taken from there.
 */
public final class LinkCheck {

    private final ReadOptions options;
    private final Path given;
    private final int threads;
    private final Predicate<ProblemCode> wanted;
    private final Map<String, LinkScene> scenes = new LinkedHashMap<>();
    private final Map<String, List<Diagnostic>> found = new LinkedHashMap<>();
    private final Set<String> alone = new TreeSet<>();

    /**
     * A check.
     *
     * @param given the game folder of this command line; null where none is
     */
    public LinkCheck(ReadOptions options, Path given, int threads, Predicate<ProblemCode> wanted) {
        this.options = options;
        this.given = given;
        this.threads = threads;
        this.wanted = wanted;
    }

    /**
     * Looks at what the inputs name.
     *
     * @param together whether all models of the inputs are to fit into the engine at the same time
     */
    public void look(List<String> inputs, boolean together) {
        if (given != null && !Files.isDirectory(given)) {
            // Without it nothing would be found, and that would look as if all were well.
            throw WorkspaceException.missing(given, given.toString());
        }
        List<AssetRef> loads = new ArrayList<>();
        try (Workspace workspace = new Workspace(options)) {
            for (String input : inputs) {
                look(workspace, input, together, loads);
            }
            for (Map.Entry<String, LinkScene> each : scenes.entrySet()) {
                LinkScene scene = each.getValue();
                boolean isGame = given != null || each.getKey().equals(Address.GAME);
                LinkRules.check(scene.links(), isGame).forEach(finding -> take(scene, finding));
                if (!loads.isEmpty()) {
                    // Now that all files are there: each one that is taken in makes the links anew.
                    LoadedTogether loaded = new LoadedTogether(scene.links());
                    loads.forEach(loaded::add);
                    loaded.findings().forEach(finding -> take(scene, finding));
                }
            }
        }
    }

    /** What cannot be opened is for the one who checks the files to tell. */
    private void look(Workspace workspace, String input, boolean together, List<AssetRef> loads) {
        try {
            Address address = workspace.parse(input);
            boolean isFolder = Inputs.isFolder(workspace, address);
            if (!isFolder && !address.inGame() && given == null && !together) {
                alone.add(root(address));
                return;
            }
            LinkScene scene = scene(workspace, address, isFolder, together);
            if (!isFolder) {
                scene.file(workspace.path(address), root(address));
            }
            if (together) {
                load(workspace, address, isFolder, scene, loads);
            }
        } catch (WorkspaceException | MalformedAssetException e) {
            // Told there.
        }
    }

    private static void load(
            Workspace workspace, Address address, boolean isFolder, LinkScene scene, List<AssetRef> loads) {
        loads.addAll(isFolder ? scene.below(root(address)) : scene.assets(workspace, address, Problems.tolerant()));
    }

    private LinkScene scene(Workspace workspace, Address address, boolean isFolder, boolean together) {
        if (!scenes.isEmpty() && together) {
            return scenes.values().iterator().next();
        }
        Path game = options.gameFolder();
        if (address.inGame() || (!isFolder && given != null)) {
            return scenes.computeIfAbsent(Address.GAME, key -> open(game, address.inGame()));
        }
        if (!isFolder) {
            GamePlace place = GamePlace.around(workspace.path(address));
            return scenes.computeIfAbsent(place.prefix(), key -> new LinkScene(place, index(place.folder())));
        }
        Path folder = workspace.path(address);
        return scenes.computeIfAbsent(folder.toString(), key -> {
            LinkScene own = new LinkScene(GamePlace.named(folder, address.root()), index(folder));
            boolean overlay = given != null && Files.isDirectory(given);
            return overlay ? own.add(GamePlace.named(given, given.toString()), index(given)) : own;
        });
    }

    private LinkScene open(Path game, boolean calledShort) {
        return new LinkScene(GamePlace.set(given, calledShort).orElseThrow(), index(game));
    }

    private GameFolder index(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw WorkspaceException.missing(folder, folder.toString());
        }
        return GameFolder.open(folder, threads, options.wearParser(), file -> {});
    }

    private static String root(Address address) {
        return (address.inGame() ? Address.GAME + "/" : "") + Address.slashed(address.root());
    }

    private void take(LinkScene scene, LinkFinding finding) {
        if (wanted.test(finding.code())) {
            String file = scene.onDisk(finding.file());
            AssetPath path = finding.asset() == null
                    ? new AssetPath(scene.address(finding.file()))
                    : scene.address(finding.asset());
            found.computeIfAbsent(file, name -> new ArrayList<>()).add(finding.at(path));
        }
    }

    /** The file with what was found about its links. */
    public CheckedFile with(CheckedFile file) {
        if (!(file instanceof CheckedFile.Checked checked) || alone.contains(checked.file())) {
            return file;
        }
        Validation linked = found.containsKey(checked.file()) ? linked(checked) : checked.validation();
        return new CheckedFile.Checked(checked.path(), checked.file(), checked.size(), linked, true);
    }

    private Validation linked(CheckedFile.Checked checked) {
        Problems kept = Problems.in(Problems.Mode.AUDIT, checked.path());
        for (Diagnostic problem : found.get(checked.file())) {
            if (isAbout(problem, checked)) {
                kept.add(problem);
            }
        }
        Validation validation = checked.validation();
        Map<String, Integer> archives = new LinkedHashMap<>();
        for (int i = 0; i < validation.archives().size(); i++) {
            archives.putIfAbsent(validation.archives().get(i).path().text(), i);
        }
        List<Finding> findings = new ArrayList<>(validation.findings());
        kept.all().forEach(problem -> findings.add(finding(problem, validation, archives)));
        Map<ProblemCode, Integer> more = new LinkedHashMap<>(validation.more());
        kept.beyondKept().forEach((code, count) -> more.merge(code, count, Integer::sum));
        return new Validation(validation.archives(), findings, more);
    }

    /** What to tell of files that were checked alone though their assets name others, and how to have the names looked up. */
    public Optional<String> openLinks(List<CheckedFile> files) {
        boolean asked = Arrays.stream(LinkProblem.values()).anyMatch(wanted)
                || wanted.test(FxidProblem.REFERENCE_MISSING)
                || wanted.test(Mat0Problem.CELL);
        if (!asked) {
            return Optional.empty();
        }
        return files.stream()
                .filter(file -> file instanceof CheckedFile.Checked checked && checked.leavesLinksOpen())
                .findFirst()
                .map(file -> "links to other files were not checked; to check them: ironkit validate "
                        + Printable.shellWord(file.path().text()) + " --game " + gameOf((CheckedFile.Checked) file));
    }

    /** The folder that seems to be the game of a file, as a word for a shell. */
    private static String gameOf(CheckedFile.Checked file) {
        GamePlace place = GamePlace.around(Path.of(file.file()));
        return place.isGame() ? Printable.shellWord(place.prefix().isEmpty() ? "." : place.prefix()) : "DIR";
    }

    /** Of a file all, of an entry only what is about it. */
    private static boolean isAbout(Diagnostic problem, CheckedFile.Checked checked) {
        String path = problem.path().text();
        String asked = checked.path().text();
        return asked.equals(checked.file())
                || path.equals(asked)
                || path.startsWith(asked + "?")
                || path.startsWith(asked + "!/");
    }

    private static Finding finding(Diagnostic problem, Validation validation, Map<String, Integer> archives) {
        String path = problem.path().text();
        int part = path.lastIndexOf('?');
        int archive = archives.getOrDefault(part < 0 ? path : path.substring(0, part), 0);
        CheckedArchive around = validation.archives().get(archive);
        long start = Math.max(0, problem.range().offset() - around.range().offset());
        return new Finding(
                problem, archive, new ByteRange(start, problem.range().length()), false);
    }
}
