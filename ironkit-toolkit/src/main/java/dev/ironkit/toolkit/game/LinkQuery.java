package dev.ironkit.toolkit.game;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.UnusedAsset;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which assets a user asks about, and the links that are the answer. */
public final class LinkQuery {

    /** A part of an asset, such as {@code phase=2}. */
    private record Part(String key, int number) {}

    private final LinkScene scene;
    private final boolean reverse;
    private final int depth;
    private final List<AssetRef> subjects = new ArrayList<>();
    private final Map<AssetRef, Part> parts = new LinkedHashMap<>();
    private boolean all;

    /**
     * A question.
     *
     * @param reverse whether it is about what leads to the assets
     * @param depth how far links are followed
     */
    public LinkQuery(LinkScene scene, boolean reverse, int depth) {
        this.scene = scene;
        this.reverse = reverse;
        this.depth = depth;
    }

    /** Asks about everything. */
    public void addAll() {
        all = true;
    }

    /** Asks about what an address names. */
    public void add(Workspace workspace, Address address, Problems problems) {
        List<AssetRef> assets = scene.assets(workspace, address, problems);
        subjects.addAll(assets);
        if (!address.part().isEmpty()) {
            parts.put(assets.get(0), part(address));
        }
    }

    /** Whether links are told apart by the part of an asset that an address names. */
    public boolean tellsApart(Address address) {
        List<String> known = reverse ? List.of("page") : List.of("row", "phase", "command");
        return address.part().size() == 1 && known.containsAll(address.part().keySet());
    }

    private static Part part(Address address) {
        Map.Entry<String, String> first = address.part().entrySet().iterator().next();
        if (!first.getValue().matches("[0-9]{1,9}")) {
            throw new UsageException("?" + first.getKey() + " takes a number, not " + first.getValue() + "");
        }
        return new Part(first.getKey(), Integer.parseInt(first.getValue()));
    }

    public boolean isReverse() {
        return reverse;
    }

    public boolean isAboutAll() {
        return all;
    }

    public int depth() {
        return depth;
    }

    public List<AssetRef> subjects() {
        return subjects;
    }

    /** The links of one asset in the direction that is asked for. */
    public List<Link> next(AssetRef asset) {
        GameLinks links = scene.links();
        List<Link> found = reverse ? links.to(asset) : links.from(asset);
        Part part = parts.get(asset);
        if (part == null) {
            return found;
        }
        return found.stream()
                .filter(link -> reverse
                        ? link.cell() == part.number()
                        : link.step().part().equals(part.key()) && link.number() == part.number())
                .toList();
    }

    /** The asset at the other end of a link; null where there is none. */
    public AssetRef end(Link link) {
        return reverse ? link.from() : link.to();
    }

    /** Whether nothing leads anywhere. */
    public boolean isEmpty() {
        return links().isEmpty();
    }

    /** All links that are the answer, nearest first. */
    public Set<Link> links() {
        if (all) {
            return new LinkedHashSet<>(scene.links().all());
        }
        Set<Link> found = new LinkedHashSet<>();
        Set<AssetRef> known = new LinkedHashSet<>(subjects);
        List<AssetRef> level = subjects;
        for (int i = 0; i < depth && !level.isEmpty(); i++) {
            List<AssetRef> nextLevel = new ArrayList<>();
            for (AssetRef asset : level) {
                for (Link link : next(asset)) {
                    found.add(link);
                    AssetRef end = end(link);
                    if (end != null && known.add(end)) {
                        nextLevel.add(end);
                    }
                }
            }
            level = nextLevel;
        }
        return found;
    }

    /** Those of the assets that the question is about. */
    public List<UnusedAsset> narrowed(List<UnusedAsset> candidates) {
        return all || subjects.isEmpty()
                ? candidates
                : candidates.stream()
                        .filter(candidate -> subjects.contains(candidate.asset()))
                        .toList();
    }
}
