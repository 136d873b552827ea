package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.console.Console;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.runtime.link.AssetRef;
import dev.ironkit.runtime.link.Link;
import dev.ironkit.runtime.link.LinkStep;
import dev.ironkit.toolkit.game.LinkQuery;
import dev.ironkit.toolkit.game.LinkScene;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Links as a graph in the language of Graphviz. */
final class LinkDot {

    private final LinkScene scene;
    private final LinkQuery query;

    LinkDot(LinkScene scene, LinkQuery query) {
        this.scene = scene;
        this.query = query;
    }

    void print(Console console) {
        console.line("digraph links {");
        console.line("  rankdir=LR;");
        console.line("  node [shape=box, fontname=\"sans-serif\", fontsize=10];");
        console.line("  edge [fontname=\"sans-serif\", fontsize=8];");
        Set<Link> links = query.links();
        SortedSet<AssetRef> assets = new TreeSet<>(query.subjects());
        for (Link link : links) {
            assets.add(link.from());
            if (link.ends()) {
                assets.add(link.to());
            }
        }
        assets.forEach(asset -> console.line("  " + node(asset)));
        links.forEach(link -> edge(link, console));
        console.line("}");
    }

    private String node(AssetRef asset) {
        LinkKind kind = scene.links().entry(asset).kind();
        String name = scene.links().entry(asset).name().display();
        return quoted(id(asset)) + " [label=" + quoted(name + "\n" + kind.title()) + ", tooltip=" + quoted(id(asset))
                + "];";
    }

    private void edge(Link link, Console console) {
        String label = link.step() == LinkStep.LIST ? "" : link.step().part() + " " + link.number();
        String page = link.cell() < 0 ? "" : "\npage " + link.cell();
        if (link.ends()) {
            String style =
                    !link.leads() ? ", color=red" : link.outcome().isFallback() ? ", style=dashed, color=orange" : "";
            String wanted = link.outcome().isFallback() ? "\nfor " + link.wanted() : "";
            console.line("  " + quoted(id(link.from())) + " -> " + quoted(id(link.to())) + " [label="
                    + quoted(label + page + wanted) + style + "];");
        } else {
            String gap = "missing " + link.library() + " " + link.wanted();
            console.line("  " + quoted(gap) + " [label="
                    + quoted(link.wanted() + "\n" + link.outcome().sentence()) + ", color=red, fontcolor=red];");
            console.line("  " + quoted(id(link.from())) + " -> " + quoted(gap) + " [label=" + quoted(label)
                    + ", color=red];");
        }
    }

    private String id(AssetRef asset) {
        return scene.address(asset).text();
    }

    private static String quoted(String text) {
        String plain = text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        return "\"" + Printable.oneLine(plain) + "\"";
    }
}
