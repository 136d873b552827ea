package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.Objects;

/**
 * The path graph of a building, read in place: places of 20 bytes, then links of 40. The directory says how many of each.
 *
 * <p>Where the size is not what these numbers make, the table is kept and not read.
 *
 * <pre>
 *  off size field
 *    0   12 position  in the frame of its node
 *   12    4 flags     kind of place
 *   16    4 node      the node it belongs to
 * </pre>
 *
 * <pre>
 *  off size field
 *    0    4 start      the place it leads from
 *    4    4 end        the place it leads to
 *    8   32 unknown08  all FF
 * </pre>
 */
public final class PathGraph {

    /** The size of a place. */
    public static final int PLACE_SIZE = 20;

    /** A place, field by field. */
    public static final RecordLayout PLACE = RecordLayout.builder()
            .known("position", FieldType.F32X3, "in the frame of its node")
            .known("flags", FieldType.FLAGS32, "kind of place")
            .known("node", FieldType.U32, "the node it belongs to")
            .build(PLACE_SIZE);

    /** The size of a link. */
    public static final int LINK_SIZE = 40;

    /** A link, field by field. */
    public static final RecordLayout LINK = RecordLayout.builder()
            .known("start", FieldType.U32, "the place it leads from")
            .known("end", FieldType.U32, "the place it leads to")
            .add("unknown08", FieldType.BYTES, 32, FieldRole.UNKNOWN, "all FF")
            .build(LINK_SIZE);

    private final ByteView payload;
    private final boolean present;
    private final boolean fits;
    private final int placeCount;
    private final int linkCount;

    PathGraph(ByteView payload, int attr1, int attr2) {
        this.present = payload != null;
        this.payload = present ? payload : ByteView.empty();
        long places = Integer.toUnsignedLong(attr1);
        long links = Integer.toUnsignedLong(attr2);
        this.fits = places * PLACE_SIZE + links * LINK_SIZE == this.payload.length();
        this.placeCount = fits ? (int) places : 0;
        this.linkCount = fits ? (int) links : 0;
    }

    /** {@return whether the model has the table} */
    public boolean present() {
        return present;
    }

    /** {@return whether the size is what the numbers in the directory make} */
    public boolean fits() {
        return fits;
    }

    /** {@return everything the entry holds} */
    public ByteView payload() {
        return payload;
    }

    /** {@return the number of places} */
    public int placeCount() {
        return placeCount;
    }

    /** {@return the number of links} */
    public int linkCount() {
        return linkCount;
    }

    /** {@return where a place is, in the frame of its node} */
    public Point position(int place) {
        return Point.read(place(place), 0);
    }

    /** {@return the flag bits of a place} */
    public int flags(int place) {
        return place(place).i32(12);
    }

    /** {@return the node a place belongs to, unsigned} */
    public long node(int place) {
        return place(place).u32(16);
    }

    /** {@return the place a link starts from, unsigned} */
    public long start(int link) {
        return link(link).u32(0);
    }

    /** {@return the place a link leads to, unsigned} */
    public long end(int link) {
        return link(link).u32(4);
    }

    /** {@return the bytes of a place} */
    public ByteView place(int place) {
        Objects.checkIndex(place, placeCount);
        return payload.slice(place * PLACE_SIZE, PLACE_SIZE);
    }

    /** {@return the bytes of a link} */
    public ByteView link(int link) {
        Objects.checkIndex(link, linkCount);
        return payload.slice(placeCount * PLACE_SIZE + link * LINK_SIZE, LINK_SIZE);
    }
}
