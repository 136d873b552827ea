package dev.ironkit.toolkit.game;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkStep;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.game.GameFolder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/** The links of a game folder, and files that are looked at as if they lay in it. */
public final class LinkScene {

    private final List<GamePlace> places = new ArrayList<>();
    private final List<String> addresses = new ArrayList<>();
    private final List<LinkFile> files = new ArrayList<>();
    private final WearParser lists;
    private GameLinks links;

    public LinkScene(GamePlace place, GameFolder folder) {
        lists = folder.lists();
        add(place, folder);
    }

    /** Takes in the files of another folder, where none of the same path is there already. */
    public LinkScene add(GamePlace place, GameFolder folder) {
        places.add(place);
        Set<String> known = new TreeSet<>();
        files.forEach(file -> known.add(file.path().toLowerCase(Locale.ROOT)));
        for (LinkFile file : folder.files()) {
            if (!known.contains(file.path().toLowerCase(Locale.ROOT))) {
                files.add(file);
                addresses.add(place.prefix() + file.path());
            }
        }
        links = null;
        return this;
    }

    /** The links, once all files are there. */
    public GameLinks links() {
        if (links == null) {
            links = new GameLinks(files);
        }
        return links;
    }

    /** The file under a path on disk; one that is not in the folder is taken in under its own name. */
    public int file(Path path, String address) {
        for (GamePlace place : places) {
            int inside = place.inside(path)
                    .map(each -> addresses.indexOf(place.prefix() + each))
                    .orElse(-1);
            if (inside >= 0) {
                return inside;
            }
        }
        int known = addresses.indexOf(address);
        if (known >= 0) {
            return known;
        }
        int number = files.size();
        GameFolder.single(path, address, lists).withInner().forEach(file -> {
            files.add(file);
            addresses.add(file.path());
        });
        links = null;
        return number;
    }

    /** The address of the file on disk that a file is or lies in. */
    public String onDisk(int file) {
        String path = files.get(file).path();
        int inside = path.indexOf("!/");
        String address = addresses.get(file);
        return inside < 0 ? address : address.substring(0, address.length() - (path.length() - inside));
    }

    /**
     * {@return the assets an address names: one, or all of a file}
     *
     * @throws WorkspaceException if there is no such thing
     */
    public List<AssetRef> assets(Workspace workspace, Address address, Problems problems) {
        Located found = workspace.locate(address, problems);
        int number = file(workspace.path(address), root(address));
        LinkFile file = files.get(number);
        if (file.form() == LinkFile.Form.UNREADABLE) {
            throw new WorkspaceException(IoProblem.READ, found.path().text(), "its directory is damaged");
        }
        if (file.form() == LinkFile.Form.LOOSE && found.levels().isEmpty()) {
            return List.of(new AssetRef(number, 0));
        }
        String named = inside(number, found.levels(), found.levels().size());
        if (addresses.contains(named)) {
            return within(named);
        }
        int around =
                addresses.indexOf(inside(number, found.levels(), found.levels().size() - 1));
        if (file.form() == LinkFile.Form.LOOSE || around < 0) {
            throw new UsageException("only whole assets have links, but this is a part of one: " + found.path());
        }
        Located.Level last = found.levels().get(found.levels().size() - 1);
        return List.of(new AssetRef(around, last.index()));
    }

    /** What the first levels of a way into a file lead to, under the names the index has for it. */
    private String inside(int file, List<Located.Level> levels, int count) {
        StringBuilder address = new StringBuilder(addresses.get(file));
        for (Located.Level level : levels.subList(0, count)) {
            address.append("!/").append(level.container().segment(level.index()));
        }
        return address.toString();
    }

    /** All assets of an archive and of those inside it. */
    private List<AssetRef> within(String archive) {
        List<AssetRef> all = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            String address = addresses.get(i);
            if (address.equals(archive) || address.startsWith(archive + "!/")) {
                for (int entry = 0; entry < files.get(i).entries().size(); entry++) {
                    all.add(new AssetRef(i, entry));
                }
            }
        }
        return all;
    }

    /** All assets of the files below a folder, or of one file. */
    public List<AssetRef> below(String address) {
        String prefix = address.isEmpty() || address.endsWith("/") ? address : address + "/";
        return links().assets().stream()
                .filter(asset -> addresses.get(asset.file()).startsWith(prefix))
                .toList();
    }

    private static String root(Address address) {
        return (address.inGame() ? Address.GAME + "/" : "") + Address.slashed(address.root());
    }

    /** The address of a file. */
    public String address(int file) {
        return addresses.get(file);
    }

    /** The address of an asset. */
    public AssetPath address(AssetRef asset) {
        LinkEntry entry = links().entry(asset);
        AssetPath file = new AssetPath(addresses.get(asset.file()));
        return entry.index() < 0 ? file : file.entry(entry.segment());
    }

    /** The address of the part of an asset that names another. */
    public AssetPath source(Link link) {
        AssetPath asset = address(link.from());
        String part = link.step().part();
        // The lightmaps of a list have no address of their own.
        boolean addressed = !part.isEmpty() && link.step() != LinkStep.LIGHTMAP;
        return addressed ? asset.part(part + "=" + link.number()) : asset;
    }

    /** The address of what a link shows: an asset, or a page of it. */
    public AssetPath target(Link link) {
        AssetPath asset = address(link.to());
        return link.cell() < 0 ? asset : asset.part("page=" + link.cell());
    }

    /** Whether a file of the folder, or an asset in one, could not be read. */
    boolean hasUnreadable() {
        return !unreadable().isEmpty()
                || links().files().stream().anyMatch(file -> file.form() == LinkFile.Form.UNREADABLE);
    }

    /** The assets that could not be read. */
    public List<AssetRef> unreadable() {
        return links().assets().stream()
                .filter(asset -> links().entry(asset).facts().equals(LinkFacts.UNREADABLE))
                .toList();
    }
}
