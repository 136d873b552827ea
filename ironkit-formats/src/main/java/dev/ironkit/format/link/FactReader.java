package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectCommand;
import dev.ironkit.format.fxid.FxidFormat;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.texm.PageTable;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.format.wear.WearReading;
import java.util.ArrayList;
import java.util.List;

/** Takes the names out of assets, reading no more of them than that needs. */
public final class FactReader {

    /** More than the largest material, list or effect that the engine could hold; what is larger is damaged. */
    private static final int MOST_BYTES = 1 << 24;

    private FactReader() {}

    /**
     * {@return what an asset of a kind says about others}
     *
     * @param parser how material lists are read
     */
    public static LinkFacts read(LinkKind kind, ByteView content, Attributes attributes, WearParser parser) {
        boolean readWhole = kind == LinkKind.LIST || kind == LinkKind.MATERIAL || kind == LinkKind.EFFECT;
        if (readWhole && content.length() > MOST_BYTES) {
            return LinkFacts.UNREADABLE;
        }
        try {
            return switch (kind) {
                case MODEL -> ModelRows.of(content);
                case LIST -> list(parser.read(content.load(), Problems.tolerant()), content);
                case MATERIAL -> material(content.load(), attributes);
                case TEXTURE -> texture(TexmFormat.TEXM.decode(content, Problems.tolerant()));
                case EFFECT -> effect(FxidFormat.FXID.decode(content.load(), attributes, Problems.tolerant()), content);
                case PALETTE -> palette(content);
                case SOUND, OTHER -> LinkFacts.NOTHING;
            };
        } catch (MalformedAssetException e) {
            return LinkFacts.UNREADABLE;
        }
    }

    private static LinkFacts list(WearReading list, ByteView content) {
        return new LinkFacts.OfList(rows(list.materials(), content), rows(list.lightmaps(), content));
    }

    private static List<LinkFacts.Row> rows(List<ByteView> names, ByteView content) {
        List<LinkFacts.Row> named = new ArrayList<>(names.size());
        for (ByteView name : names) {
            int at = (int) (name.origin() - content.origin());
            named.add(new LinkFacts.Row(LinkName.of(name), at));
        }
        return named;
    }

    private static LinkFacts material(ByteView content, Attributes attributes) {
        Material material = Mat0Format.MAT0.decode(content, attributes, Problems.tolerant());
        List<LinkFacts.Phase> phases = new ArrayList<>(material.phaseCount());
        int at = 0;
        for (MaterialPhase phase : material.phases()) {
            if (phases.isEmpty()) {
                at = (int) (phase.raw().origin() - content.origin());
            }
            phases.add(new LinkFacts.Phase(LinkName.of(phase.texture().text()), phase.shownCell()));
        }
        return new LinkFacts.OfMaterial(phases, at);
    }

    private static LinkFacts texture(Texture texture) {
        return new LinkFacts.OfTexture(texture.pages().map(PageTable::count).orElse(-1));
    }

    private static LinkFacts palette(ByteView content) {
        PalFormat.PAL.decode(content, Problems.tolerant());
        return LinkFacts.NOTHING;
    }

    private static LinkFacts effect(Effect effect, ByteView content) {
        List<LinkFacts.Reference> references = new ArrayList<>();
        for (int i = 0; i < effect.commands().size(); i++) {
            EffectCommand command = effect.commands().get(i);
            int number = i;
            command.reference()
                    .ifPresent(reference -> references.add(new LinkFacts.Reference(
                            number,
                            LinkName.of(reference.archive().text()),
                            LinkName.of(reference.member().text()),
                            (int) (reference.raw().origin() - content.origin()))));
        }
        return new LinkFacts.OfEffect(references);
    }
}
