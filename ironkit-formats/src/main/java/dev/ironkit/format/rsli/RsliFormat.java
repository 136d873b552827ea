package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The packed library; "RsLi" is its tag in memory, on disk it starts with "NL".
 *
 * <pre>
 *  off size field
 *    0   32 header   {@link RsliHeader}
 *   32      entries  one {@link RsliEntry} record after the other, scrambled as one stream
 *           data     packed bytes, without alignment, in table order in practice
 *           trailer  {@link RsliTrailer}, honoured only on request
 * </pre>
 */
public final class RsliFormat implements Format<RsliLibrary> {

    /** The one instance with the limits of the format's page, which takes no bytes for a trailer. */
    public static final RsliFormat RSLI = new RsliFormat(Limits.STANDARD, false);

    private final Limits limits;
    private final boolean honoursOverlay;

    /**
     * A reader with limits of the caller's.
     *
     * @param limits what it is willing to take on
     * @param overlay whether to take six last bytes that look like a trailer for one; packed bytes may look so by accident
     */
    public RsliFormat(Limits limits, boolean overlay) {
        this.limits = limits;
        this.honoursOverlay = overlay;
    }

    @Override
    public String name() {
        return "rsli";
    }

    @Override
    public String title() {
        return "RsLi library";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return hasMagic(view);
    }

    static boolean hasMagic(ByteView view) {
        return view.startsWith('N', 'L', 0, RsliHeader.VERSION);
    }

    @Override
    public RsliLibrary decode(ByteView view, Attributes attributes, Problems problems) {
        return new RsliReader(view, limits, honoursOverlay, problems).read();
    }

    /** Reads a library that stands alone. */
    public RsliLibrary decode(ByteView view, Problems problems) {
        return decode(view, Attributes.NONE, problems);
    }

    @Override
    public void encode(RsliLibrary library, ByteSink sink) {
        RsliWriter.write(library, sink);
    }

    /** {@return where the packed bytes of each entry start, as its record says it: raw 32 bits, without an overlay} */
    public int[] dataOffsets(RsliLibrary library) {
        Placement placement = Placement.of(library);
        int[] offsets = new int[library.entries().size()];
        for (int i = 0; i < offsets.length; i++) {
            PackedData data = library.entries().get(i).data();
            offsets[i] = data.isPlaced() ? placement.offset(i) : data.stated().offset();
        }
        return offsets;
    }

    /** {@return the records of a table scrambled with a seed; those that are scrambled come out plain} */
    public static ByteView scrambled(int seed, ByteView records) {
        byte[] table = records.toByteArray();
        XorStream.apply(seed, table, 0, table.length);
        return ByteView.of(table);
    }

    @Override
    public Field describe(RsliLibrary library, ByteView image) {
        return new RsliFields(library, image).describe();
    }

    @Override
    public Shape shape() {
        Map<String, Shape> region = new LinkedHashMap<>();
        region.put("packed", new Shape.Raw());
        region.put("unreferenced", new Shape.Raw());
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", new Shape.Fixed(RsliHeader.LAYOUT));
        members.put("entries", new Shape.ListOf(new Shape.Fixed(RsliEntry.LAYOUT)));
        members.put("data", new Shape.ListOf(new Shape.OneOf(region)));
        members.put("trailer", new Shape.ListOf(new Shape.Fixed(RsliTrailer.LAYOUT)));
        return new Shape.Members(members);
    }

    /** {@inheritDoc} The table is scrambled with the seed that the value says. */
    @Override
    public ByteView fromJson(Object json) {
        ByteSink out = ByteSink.inMemory();
        FieldJson.read(json, shape(), name(), out);
        byte[] bytes = out.toByteArray();
        // The shape was checked above: there is a list of entries.
        int count = ((List<?>) ((Map<?, ?>) json).get("entries")).size();
        int seed = ByteView.of(bytes).i32(RsliHeader.SEED_OFFSET);
        XorStream.apply(seed, bytes, RsliHeader.SIZE, count * RsliEntry.SIZE);
        return ByteView.of(bytes);
    }
}
