package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.runtime.link.UnusedAsset;
import dev.ironkit.toolkit.game.LinkScene;
import java.util.List;

/** Assets that may be unused. */
final class UnusedReport {

    private final LinkScene scene;
    private final List<UnusedAsset> candidates;

    UnusedReport(LinkScene scene, List<UnusedAsset> candidates) {
        this.scene = scene;
        this.candidates = candidates;
    }

    void print(Console console) {
        Table table = new Table("sure", "kind", ">size", "address", "reason");
        for (UnusedAsset candidate : candidates) {
            LinkEntry entry = scene.links().entry(candidate.asset());
            table.row(
                    candidate.sureness().word(),
                    entry.kind().title(),
                    entry.size(),
                    scene.address(candidate.asset()).text(),
                    candidate.reason().sentence());
        }
        if (!table.isEmpty()) {
            table.print(console);
        }
        long bytes = candidates.stream()
                .mapToLong(candidate -> scene.links().entry(candidate.asset()).size())
                .sum();
        console.say(
                candidates.isEmpty()
                        ? "everything is used"
                        : Printable.count(candidates.size(), "candidate", "candidates") + ", "
                                + Printable.size(bytes)
                                + "; names used by the game program itself are not considered");
    }

    void write(JsonWriter out) {
        out.field("question", "unused");
        out.name("unused").array();
        for (UnusedAsset candidate : candidates) {
            LinkEntry entry = scene.links().entry(candidate.asset());
            out.object()
                    .field("address", scene.address(candidate.asset()).text())
                    .field("kind", entry.kind().word())
                    .field("size", entry.size())
                    .field("reason", candidate.reason().word())
                    .field("sure", candidate.sureness().word())
                    .end();
        }
        out.end();
    }
}
