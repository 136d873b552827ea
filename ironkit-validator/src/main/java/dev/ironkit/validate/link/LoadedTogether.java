package dev.ironkit.validate.link;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.GameLinks;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkStep;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the engine has to hold when some models are loaded at the same time. */
public final class LoadedTogether {

    /** How much there is room for. */
    private static final int TABLES = 70;

    private static final int MATERIALS = 700;
    private static final int TEXTURES = 777;
    private static final int LIGHTMAPS = 100;

    private final GameLinks links;
    private final SortedSet<AssetRef> models = new TreeSet<>();
    private final SortedSet<AssetRef> materials = new TreeSet<>();
    private final SortedSet<AssetRef> textures = new TreeSet<>();
    private final SortedSet<AssetRef> lightmaps = new TreeSet<>();

    /** Nothing is loaded yet. */
    public LoadedTogether(GameLinks links) {
        this.links = links;
    }

    /** Loads an asset, if it is a model. */
    public void add(AssetRef asset) {
        if (links.entry(asset).kind() == LinkKind.MODEL && models.add(asset)) {
            links.listOf(asset).ifPresent(this::addList);
        }
    }

    private void addList(AssetRef list) {
        for (Link link : links.from(list)) {
            if (link.leads() && link.step() == LinkStep.LIGHTMAP) {
                lightmaps.add(link.to());
            } else if (link.leads() && materials.add(link.to())) {
                links.from(link.to()).stream()
                        .filter(phase -> phase.step() == LinkStep.PHASE && phase.leads())
                        .forEach(phase -> textures.add(phase.to()));
            }
        }
    }

    /** {@return what there is no room for} */
    public List<LinkFinding> findings() {
        List<LinkFinding> findings = new ArrayList<>();
        hold(LinkProblem.TABLES, models.size(), TABLES, findings);
        hold(LinkProblem.MATERIAL_CAPACITY, materials.size(), MATERIALS, findings);
        hold(LinkProblem.TEXTURE_CAPACITY, textures.size(), TEXTURES, findings);
        hold(LinkProblem.LIGHTMAP_CAPACITY, lightmaps.size(), LIGHTMAPS, findings);
        return findings;
    }

    private void hold(LinkProblem code, int count, int room, List<LinkFinding> findings) {
        if (count > room) {
            findings.add(
                    new LinkFinding(code, models.first().file(), null, "", new ByteRange(0, 0), "", List.of(count)));
        }
    }
}
