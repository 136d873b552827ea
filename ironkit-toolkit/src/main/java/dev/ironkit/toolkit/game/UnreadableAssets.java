package dev.ironkit.toolkit.game;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.toolkit.Outcome;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.util.List;

/** Assets among those a question about links is about whose names are not known, because they cannot be read. */
public final class UnreadableAssets {

    private final Workspace workspace;
    private final LinkScene scene;
    private final WearParser lists;

    public UnreadableAssets(Workspace workspace, LinkScene scene, WearParser lists) {
        this.workspace = workspace;
        this.scene = scene;
        this.lists = lists;
    }

    /** Adds what is wrong with each of them to the findings, and returns how the question ended if by them alone. */
    public Outcome tell(LinkQuery query, Problems problems) {
        List<AssetRef> about = scene.unreadable().stream()
                .filter(asset -> query.isAboutAll() || query.subjects().contains(asset))
                .toList();
        about.forEach(asset -> problems.add(reason(asset)));
        if (query.isAboutAll()) {
            return scene.hasUnreadable() ? Outcome.PARTLY : Outcome.DONE;
        }
        return about.isEmpty()
                ? Outcome.DONE
                : about.size() == query.subjects().size() ? Outcome.NO_INPUT : Outcome.PARTLY;
    }

    /** What its reader says; the index only knows that it failed. */
    private Diagnostic reason(AssetRef asset) {
        String address = scene.address(asset).text();
        try {
            Located found = workspace.locate(address, Problems.tolerant());
            found.checkSaid(Problems.tolerant());
            found.decoded(Problems.tolerant());
            if (scene.links().entry(asset).kind() == LinkKind.LIST) {
                lists.read(found.bytes().load(), Problems.tolerant().at(found.path()));
            }
        } catch (MalformedAssetException e) {
            return e.diagnostic();
        } catch (WorkspaceException e) {
            return e.diagnostic();
        }
        return Diagnostic.of(IoProblem.READ, scene.address(asset), "it is larger than any asset of its kind");
    }
}
