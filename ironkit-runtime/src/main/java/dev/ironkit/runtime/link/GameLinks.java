package dev.ironkit.runtime.link;

import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The links between all assets of a game, in both directions. Immutable. */
public final class GameLinks {

    private final List<LinkFile> files;
    private final LinkResolver resolver;
    private final List<List<List<Link>>> from = new ArrayList<>();
    private final SortedMap<AssetRef, List<Link>> to = new TreeMap<>();

    /** The links between the assets of these files. */
    public GameLinks(List<LinkFile> files) {
        this.files = List.copyOf(files);
        this.resolver = new LinkResolver(this.files);
        LinkBuilder builder = new LinkBuilder(resolver);
        for (int file = 0; file < this.files.size(); file++) {
            List<List<Link>> links = new ArrayList<>();
            List<LinkEntry> entries = this.files.get(file).entries();
            for (int entry = 0; entry < entries.size(); entry++) {
                links.add(builder.of(new AssetRef(file, entry), entries.get(entry)));
            }
            from.add(links);
        }
        all().forEach(link -> {
            if (link.ends()) {
                to.computeIfAbsent(link.to(), asset -> new ArrayList<>()).add(link);
            }
        });
    }

    /** {@return the files} */
    public List<LinkFile> files() {
        return files;
    }

    /** {@return the file an asset is in} */
    public LinkFile file(AssetRef asset) {
        return files.get(asset.file());
    }

    /** {@return an asset} */
    public LinkEntry entry(AssetRef asset) {
        return file(asset).entries().get(asset.entry());
    }

    /** {@return the file the engine takes for a library, if there is one that can be read} */
    public Optional<LinkFile> library(GameLibrary library) {
        int file = resolver.library(library);
        return file < 0 || files.get(file).form() != LinkFile.Form.ARCHIVE
                ? Optional.empty()
                : Optional.of(files.get(file));
    }

    /** {@return the number of the file under a path, in any case; -1 if there is none} */
    public int fileNumber(String path) {
        return resolver.file(path);
    }

    /** {@return the entry of a file that the engine finds under a name} */
    public Optional<AssetRef> find(int file, LinkName name) {
        var entry = files.get(file).find(name);
        return entry.isPresent() ? Optional.of(new AssetRef(file, entry.getAsInt())) : Optional.empty();
    }

    /** {@return all assets, file by file} */
    public List<AssetRef> assets() {
        List<AssetRef> assets = new ArrayList<>();
        for (int file = 0; file < files.size(); file++) {
            for (int entry = 0; entry < files.get(file).entries().size(); entry++) {
                assets.add(new AssetRef(file, entry));
            }
        }
        return assets;
    }

    /** {@return what an asset names, in the order it names it} */
    public List<Link> from(AssetRef asset) {
        return from.get(asset.file()).get(asset.entry());
    }

    /** {@return what leads to an asset, in the order of the assets that do} */
    public List<Link> to(AssetRef asset) {
        return to.getOrDefault(asset, List.of());
    }

    /** {@return all links, in the order of the assets they start from} */
    public List<Link> all() {
        List<Link> links = new ArrayList<>();
        from.forEach(file -> file.forEach(links::addAll));
        return links;
    }

    /** {@return the list of a model, where it has one} */
    public Optional<AssetRef> listOf(AssetRef model) {
        return from(model).stream()
                .filter(link -> link.step() == LinkStep.LIST && link.leads())
                .map(Link::to)
                .findFirst();
    }
}
