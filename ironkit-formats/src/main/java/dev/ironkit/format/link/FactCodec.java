package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteSink;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The facts of one asset as bytes: a number for their kind, and then what they hold. */
final class FactCodec {

    private static final int NOTHING = 0;
    private static final int UNREADABLE = 1;
    private static final int MODEL = 2;
    private static final int LIST = 3;
    private static final int MATERIAL = 4;
    private static final int TEXTURE = 5;
    private static final int EFFECT = 6;

    private FactCodec() {}

    static void write(LinkFacts facts, ByteSink sink) {
        if (facts instanceof LinkFacts.None none) {
            sink.u8(none.unreadable() ? UNREADABLE : NOTHING);
        } else if (facts instanceof LinkFacts.OfModel model) {
            model(model, sink.u8(MODEL));
        } else if (facts instanceof LinkFacts.OfList list) {
            sink.u8(LIST);
            rows(list.materials(), sink);
            rows(list.lightmaps(), sink);
        } else if (facts instanceof LinkFacts.OfMaterial material) {
            sink.u8(MATERIAL).i32(material.at()).i32(material.phases().size());
            for (LinkFacts.Phase phase : material.phases()) {
                LinkFileCodec.raw(phase.texture(), sink);
                sink.i32(phase.cell());
            }
        } else if (facts instanceof LinkFacts.OfTexture texture) {
            sink.u8(TEXTURE).i32(texture.pages());
        } else if (facts instanceof LinkFacts.OfEffect effect) {
            sink.u8(EFFECT).i32(effect.references().size());
            for (LinkFacts.Reference reference : effect.references()) {
                sink.i32(reference.command()).i32(reference.at());
                LinkFileCodec.raw(reference.archive(), sink);
                LinkFileCodec.raw(reference.member(), sink);
            }
        }
    }

    private static void model(LinkFacts.OfModel model, ByteSink sink) {
        sink.u8(model.documented() ? 1 : 0).u8(model.hasCoordinates() ? 1 : 0);
        sink.i32(model.uses().size());
        for (LinkFacts.RowUse use : model.uses()) {
            sink.i32(use.row()).i32(use.lightmap()).u8(use.flagged() ? 1 : 0);
            sink.i32(use.first()).i32(use.count()).i32(use.at());
        }
    }

    private static void rows(List<LinkFacts.Row> rows, ByteSink sink) {
        sink.i32(rows.size());
        for (LinkFacts.Row row : rows) {
            LinkFileCodec.raw(row.name(), sink);
            sink.i32(row.at());
        }
    }

    static LinkFacts read(LinkFileCodec.Source source) {
        int kind = source.u8();
        return switch (kind) {
            case NOTHING -> LinkFacts.NOTHING;
            case UNREADABLE -> LinkFacts.UNREADABLE;
            case MODEL -> new LinkFacts.OfModel(source.u8() != 0, source.u8() != 0, many(source, () -> use(source)));
            case LIST -> new LinkFacts.OfList(many(source, () -> row(source)), many(source, () -> row(source)));
            case MATERIAL -> material(source);
            case TEXTURE -> new LinkFacts.OfTexture(source.i32());
            case EFFECT -> new LinkFacts.OfEffect(many(source, () -> reference(source)));
            default -> throw new IllegalStateException("facts of kind " + kind);
        };
    }

    private static LinkFacts material(LinkFileCodec.Source source) {
        int at = source.i32();
        return new LinkFacts.OfMaterial(many(source, () -> new LinkFacts.Phase(source.name(), source.i32())), at);
    }

    private static LinkFacts.RowUse use(LinkFileCodec.Source source) {
        return new LinkFacts.RowUse(
                source.i32(), source.i32(), source.u8() != 0, source.i32(), source.i32(), source.i32());
    }

    private static LinkFacts.Row row(LinkFileCodec.Source source) {
        return new LinkFacts.Row(source.name(), source.i32());
    }

    private static LinkFacts.Reference reference(LinkFileCodec.Source source) {
        int command = source.i32();
        int at = source.i32();
        return new LinkFacts.Reference(command, source.name(), source.name(), at);
    }

    private static <T> List<T> many(LinkFileCodec.Source source, Supplier<T> next) {
        int count = source.count();
        List<T> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            items.add(next.get());
        }
        return items;
    }
}
