package dev.ironkit.runtime.link;

import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.link.LinkName;
import dev.ironkit.runtime.link.UnusedAsset.Reason;
import dev.ironkit.runtime.link.UnusedAsset.Sureness;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Looks for assets that nothing leads to.
 *
 * <p>Models and effects are where the ways begin: the program of the game names them, not other assets. So do DEFAULT and the first
 * material, which stand in for others. Only what is found by name in the libraries, and material lists, can be unused.
 */
public final class UnusedAssets {

    private final GameLinks links;
    private final SortedSet<AssetRef> reached = new TreeSet<>();
    private final boolean allRead;

    private UnusedAssets(GameLinks links) {
        this.links = links;
        this.allRead = links.files().stream().noneMatch(UnusedAssets::hidesSomething);
        reach();
    }

    /** {@return the candidates, in the order of the files} */
    public static List<UnusedAsset> of(GameLinks links) {
        UnusedAssets search = new UnusedAssets(links);
        List<UnusedAsset> found = new ArrayList<>();
        for (AssetRef asset : links.assets()) {
            search.judge(asset).ifPresent(found::add);
        }
        return found;
    }

    private static boolean hidesSomething(LinkFile file) {
        return file.form() == LinkFile.Form.UNREADABLE
                || file.entries().stream().anyMatch(entry -> entry.facts().equals(LinkFacts.UNREADABLE));
    }

    private void reach() {
        Deque<AssetRef> open = new ArrayDeque<>();
        for (AssetRef asset : links.assets()) {
            if (isBeginning(asset)) {
                open.add(asset);
            }
        }
        while (!open.isEmpty()) {
            AssetRef asset = open.remove();
            if (reached.add(asset)) {
                links.from(asset).stream().filter(Link::ends).map(Link::to).forEach(open::add);
            }
        }
    }

    private boolean isBeginning(AssetRef asset) {
        LinkEntry entry = links.entry(asset);
        return switch (entry.kind()) {
            case MODEL, EFFECT -> true;
            case LIST -> isOfLandscape(asset);
            case MATERIAL -> standsIn(asset);
            default -> false;
        };
    }

    /** A landscape is no model, and its list lies beside it. */
    private boolean isOfLandscape(AssetRef list) {
        LinkFile file = links.file(list);
        return file.form() == LinkFile.Form.LOOSE
                && links.fileNumber(file.folder()
                                + links.entry(list).name().withEnding("msh").display())
                        >= 0;
    }

    private boolean standsIn(AssetRef material) {
        boolean inLibrary = isIn(material, GameLibrary.MATERIALS);
        return inLibrary
                && (material.entry() == 0
                        || links.find(material.file(), LinkName.of(MaterialLookup.DEFAULT))
                                .equals(Optional.of(material)));
    }

    private Optional<UnusedAsset> judge(AssetRef asset) {
        LinkEntry entry = links.entry(asset);
        if (!isLookedFor(asset, entry) || reached.contains(asset)) {
            return Optional.empty();
        }
        boolean archived = links.file(asset).form() == LinkFile.Form.ARCHIVE;
        if (archived && !links.find(asset.file(), entry.name()).equals(Optional.of(asset))) {
            return Optional.of(new UnusedAsset(asset, Reason.SHADOWED, Sureness.SURE));
        }
        Reason reason = !links.to(asset).isEmpty()
                ? Reason.NAMED_BY_UNUSED
                : entry.kind() == LinkKind.LIST ? Reason.NO_MODEL : Reason.NOT_NAMED;
        return Optional.of(new UnusedAsset(asset, reason, allRead ? Sureness.LIKELY : Sureness.UNCLEAR));
    }

    /** Whether the engine finds such an asset only by a name in another. */
    private boolean isLookedFor(AssetRef asset, LinkEntry entry) {
        if (entry.kind() == LinkKind.LIST) {
            return true;
        }
        for (GameLibrary library : GameLibrary.values()) {
            if (isIn(asset, library)) {
                return true;
            }
        }
        return false;
    }

    private boolean isIn(AssetRef asset, GameLibrary library) {
        return links.library(library).filter(links.file(asset)::equals).isPresent();
    }
}
