package dev.ironkit.runtime.link;

import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.link.LinkName;
import dev.ironkit.format.pal.PalSlot;
import dev.ironkit.format.texm.PaletteSuffix;
import dev.ironkit.format.texm.TextureName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the links of one asset. */
final class LinkBuilder {

    private final LinkResolver resolver;

    LinkBuilder(LinkResolver resolver) {
        this.resolver = resolver;
    }

    List<Link> of(AssetRef asset, LinkEntry entry) {
        List<Link> links = new ArrayList<>();
        if (entry.kind() == LinkKind.MODEL && !entry.facts().equals(LinkFacts.UNREADABLE)) {
            links.add(link(asset, LinkStep.LIST, 0, resolver.listName(asset), "", resolver.list(asset)));
        }
        LinkFacts facts = entry.facts();
        if (facts instanceof LinkFacts.OfList list) {
            rows(asset, list, links);
        } else if (facts instanceof LinkFacts.OfMaterial material) {
            for (int i = 0; i < material.phases().size(); i++) {
                phase(asset, i, material.phases().get(i), links);
            }
        } else if (facts instanceof LinkFacts.OfEffect effect) {
            for (LinkFacts.Reference reference : effect.references()) {
                LinkResolver.Found found = resolver.reference(reference.archive(), reference.member());
                String archive = reference.archive().display();
                links.add(link(asset, LinkStep.COMMAND, reference.command(), reference.member(), archive, found));
            }
        }
        return links;
    }

    private void rows(AssetRef asset, LinkFacts.OfList list, List<Link> links) {
        for (int i = 0; i < list.materials().size(); i++) {
            LinkName name = list.materials().get(i).name();
            links.add(link(asset, LinkStep.ROW, i, name, GameLibrary.MATERIALS.file(), resolver.material(name)));
        }
        for (int i = 0; i < list.lightmaps().size(); i++) {
            LinkName name = list.lightmaps().get(i).name();
            links.add(link(
                    asset,
                    LinkStep.LIGHTMAP,
                    i,
                    name,
                    GameLibrary.LIGHTMAPS.file(),
                    image(GameLibrary.LIGHTMAPS, name)));
        }
    }

    private void phase(AssetRef asset, int number, LinkFacts.Phase phase, List<Link> links) {
        if (phase.texture().isEmpty()) {
            return;
        }
        LinkResolver.Found texture = image(GameLibrary.TEXTURES, phase.texture());
        links.add(new Link(
                asset,
                LinkStep.PHASE,
                number,
                phase.texture(),
                GameLibrary.TEXTURES.file(),
                phase.cell(),
                texture.outcome(),
                texture.to()));
        Optional<PalSlot> slot = TextureName.of(phase.texture().bytes())
                .flatMap(TextureName::suffix)
                .flatMap(PaletteSuffix::slot);
        if (texture.outcome() == LinkOutcome.FOUND && slot.isPresent()) {
            LinkName palette = LinkName.of(slot.get().entryName());
            LinkResolver.Found found = resolver.member(GameLibrary.PALETTES, palette);
            links.add(link(asset, LinkStep.PALETTE, number, palette, GameLibrary.PALETTES.file(), found));
        }
    }

    /** Textures and lightmaps are looked for under names with a dot only. */
    private LinkResolver.Found image(GameLibrary library, LinkName name) {
        return TextureName.of(name.bytes()).isPresent() ? resolver.member(library, name) : LinkResolver.Found.BAD_NAME;
    }

    private static Link link(
            AssetRef from, LinkStep step, int number, LinkName wanted, String library, LinkResolver.Found found) {
        return new Link(from, step, number, wanted, library, -1, found.outcome(), found.to());
    }
}
