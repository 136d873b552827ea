package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.util.List;

/** The fields of a library with their places: header, table, data, trailer. */
final class RsliFields {

    private final RsliLibrary library;
    private final ByteView image;
    private final Placement placement;

    RsliFields(RsliLibrary library, ByteView image) {
        this.library = library;
        this.image = image;
        this.placement = library.placement();
    }

    Field describe() {
        Group header = RsliHeader.LAYOUT.describe(
                "header", image.slice(0, RsliHeader.SIZE).load());
        return new Group("", image.range(), List.of(header, entries(), data(), trailer()));
    }

    private Sequence entries() {
        int count = library.entries().size();
        ByteView stored = image.slice(RsliHeader.SIZE, count * RsliEntry.SIZE).load();
        ByteView plain = RsliReader.plainTable(image, count, library.header().seed());
        return new Sequence(
                "entries",
                stored.range(),
                count,
                i -> RsliEntry.LAYOUT.describe(
                        "entries",
                        stored.slice(i * RsliEntry.SIZE, RsliEntry.SIZE),
                        plain.slice(i * RsliEntry.SIZE, RsliEntry.SIZE)));
    }

    private Sequence data() {
        int start = RsliHeader.SIZE + library.entries().size() * RsliEntry.SIZE;
        return new Sequence(
                "data",
                image.range(start, placement.dataEnd() - start),
                library.regions().size(),
                this::region);
    }

    private Field region(int index) {
        RsliRegion region = library.regions().get(index);
        ByteView bytes = image.slice(placement.start(index), region.bytes().length());
        Leaf leaf = region instanceof RsliRegion.Block block
                ? new Leaf("packed", FieldType.BYTES, FieldRole.PAYLOAD, bytes, owners(block))
                : new Leaf("unreferenced", FieldType.BYTES, FieldRole.KNOWN, bytes, "belongs to no entry; kept");
        return new Group("data", bytes.range(), List.of(leaf));
    }

    private String owners(RsliRegion.Block block) {
        return String.join(
                ", ",
                block.members().stream()
                        .map(member -> library.segment(member.entry()))
                        .toList());
    }

    private Sequence trailer() {
        ByteView bytes = image.from(placement.dataEnd());
        return new Sequence(
                "trailer",
                bytes.range(),
                library.trailer().isPresent() ? 1 : 0,
                i -> RsliTrailer.LAYOUT.describe("trailer", bytes.load()));
    }
}
