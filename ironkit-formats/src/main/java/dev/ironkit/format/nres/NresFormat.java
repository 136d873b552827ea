package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The archive everything else is stored in.
 *
 * <pre>
 *  off size field
 *    0    4 magic       4E 52 65 73, "NRes"
 *    4    4 version     0x100
 *    8    4 entryCount
 *   12    4 totalSize   the length of the archive
 *   16      data region: payloads, each at a multiple of 8, zeros between
 *  end - 64 * entryCount: the directory, one {@link NresEntry} record after the other
 * </pre>
 */
public final class NresFormat implements Format<NresArchive> {

    /** The one instance with the limits of the format's page. */
    public static final NresFormat NRES = new NresFormat(Limits.STANDARD);

    /** The size of the header. */
    public static final int HEADER_SIZE = 16;

    /** The only version there is. */
    public static final int VERSION = 0x100;

    /** The first four bytes as a number. */
    public static final int MAGIC = 0x7365524E;

    /** The header, field by field. */
    public static final RecordLayout HEADER = RecordLayout.builder()
            .derived("magic", FieldType.FOURCC, "NRes")
            .derived("version", FieldType.FLAGS32, "0x100")
            .derived("entryCount", FieldType.I32, "")
            .derived("totalSize", FieldType.U32, "the length of the archive")
            .build(HEADER_SIZE);

    private final Limits limits;

    /** A reader with limits of the caller's. */
    public NresFormat(Limits limits) {
        this.limits = limits;
    }

    @Override
    public String name() {
        return "nres";
    }

    @Override
    public String title() {
        return "NRes archive";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return view.length() >= 4 && view.i32(0) == MAGIC;
    }

    @Override
    public NresArchive decode(ByteView view, Attributes attributes, Problems problems) {
        return new NresReader(view, limits, problems).read();
    }

    /** Reads an archive that stands alone. */
    public NresArchive decode(ByteView view, Problems problems) {
        return decode(view, Attributes.NONE, problems);
    }

    @Override
    public void encode(NresArchive archive, ByteSink sink) {
        NresWriter.write(archive, sink);
    }

    /** {@return where each payload lies in the image, raw where the entry has none} */
    public int[] payloadOffsets(NresArchive archive) {
        return NresWriter.payloadOffsets(archive);
    }

    @Override
    public Field describe(NresArchive archive, ByteView image) {
        int[] starts = NresWriter.regionStarts(archive);
        int directory = starts[starts.length - 1];
        int count = archive.entries().size();
        List<Field> fields = new ArrayList<>();
        fields.add(HEADER.describe("header", image.slice(0, HEADER_SIZE)));
        fields.add(new Sequence(
                "data",
                image.range(HEADER_SIZE, directory - HEADER_SIZE),
                archive.regions().size(),
                i -> region(archive, i, image.slice(starts[i], starts[i + 1] - starts[i]))));
        fields.add(Sequence.uniform(
                "entries",
                image.range(directory, (long) count * NresEntry.SIZE),
                count,
                i -> NresEntry.LAYOUT.describe(
                        "entries", image.slice(directory + i * NresEntry.SIZE, NresEntry.SIZE))));
        return new Group("", image.range(), fields);
    }

    private static Field region(NresArchive archive, int index, ByteView bytes) {
        DataRegion region = archive.regions().get(index);
        Leaf leaf;
        if (region instanceof DataRegion.Block block) {
            leaf = new Leaf("payload", FieldType.BYTES, FieldRole.PAYLOAD, bytes, owners(archive, block));
        } else if (region instanceof DataRegion.Padding) {
            leaf = new Leaf("padding", FieldType.BYTES, FieldRole.PADDING, bytes, "zeros to the next multiple of 8");
        } else {
            leaf = new Leaf("unclaimed", FieldType.BYTES, FieldRole.KNOWN, bytes, "belongs to no entry; kept");
        }
        return new Group("data", bytes.range(), List.of(leaf));
    }

    private static String owners(NresArchive archive, DataRegion.Block block) {
        return String.join(
                ", ",
                block.members().stream()
                        .map(member -> archive.segment(member.entry()))
                        .toList());
    }

    @Override
    public Shape shape() {
        Map<String, Shape> region = new LinkedHashMap<>();
        region.put("payload", new Shape.Raw());
        region.put("padding", new Shape.Raw());
        region.put("unclaimed", new Shape.Raw());
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", new Shape.Fixed(HEADER));
        members.put("data", new Shape.ListOf(new Shape.OneOf(region)));
        members.put("entries", new Shape.ListOf(new Shape.Fixed(NresEntry.LAYOUT)));
        return new Shape.Members(members);
    }
}
