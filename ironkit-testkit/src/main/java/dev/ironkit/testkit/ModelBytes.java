package dev.ironkit.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds models from the format page, table by table and record by record.
 *
 * <p>Records are appended to the table they belong to. What the directory says of a table follows from its size, unless it is
 * said otherwise; tables come in the order of the game's own files, with unknown ones behind them.
 */
public final class ModelBytes {

    /** The order of the tables in most of the game's models. */
    public static final List<Integer> COMMON_ORDER = List.of(1, 2, 3, 4, 5, 15, 13, 6, 7, 8, 19, 9, 10, 17);

    /** The order of the tables in models with lightmaps. */
    public static final List<Integer> LIGHTMAP_ORDER = List.of(1, 2, 3, 4, 5, 18, 15, 13, 6, 7, 8, 19, 9, 10, 17, 20);

    /** Where a table goes that neither order has. */
    private static final List<Integer> FULL_ORDER = List.of(1, 2, 3, 4, 5, 18, 15, 16, 13, 6, 7, 8, 19, 9, 10, 17, 20);

    private static final int NONE = 0xFFFF;

    private final Map<Integer, ModelTableBytes> tables = new LinkedHashMap<>();
    private final List<NresEntryBytes> more = new ArrayList<>();
    private List<Integer> order = FULL_ORDER;
    private String name = "model";

    private ModelBytes() {}

    /** {@return a model with the five tables it must have, a header of zeros and no record} */
    public static ModelBytes bare() {
        ModelBytes model = new ModelBytes();
        for (int type : new int[] {1, 2, 3, 13, 6}) {
            model.table(type);
        }
        model.table(2).data.bytes(new byte[140]);
        return model;
    }

    /** {@return a model with all tables of the common order and no record} */
    public static ModelBytes empty() {
        ModelBytes model = bare();
        COMMON_ORDER.forEach(model::table);
        model.frames(1);
        return model;
    }

    /** {@return a square of two triangles on one node, nothing missing and nothing wrong} */
    public static ModelBytes quad() {
        ModelBytes model = empty();
        model.header(0, 0, 0, 2, 2, 0);
        model.node(0, NONE, NONE, 0, 0).nodeName("Base_TM").label("");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0);
        model.square(0);
        return model;
    }

    /** {@return two squares: one on the root, one on a child that turns through four frames} */
    public static ModelBytes animated() {
        ModelBytes model = empty();
        model.header(0, 0, 0, 2, 2, 1);
        model.node(0, NONE, NONE, 0, 0).nodeName("Base_TM").label("");
        model.node(0, 0, 0, 2, 1).nodeName("o01_0_turn").label("e_tur");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0);
        model.key(0, 0, 1, 0, 32767, 0, 0, 0);
        model.key(0, 0, 1, 3, 23170, 0, 0, 23170);
        model.frames(4).words(1, 1, 1, 2);
        model.square(0).square(1);
        return model;
    }

    /** Adds a square with corners 0 and 2: four vertices, two triangles, one batch, one slot. */
    public ModelBytes square(int number) {
        int base = number * 4;
        vertex(0, 0, 0).vertex(2, 0, 0).vertex(2, 2, 0).vertex(0, 2, 0);
        batch(0, 0, 0xFF00, NONE, 6, number * 6L, 4, base);
        indices(0, 1, 2, 0, 2, 3);
        int first = number * 2;
        triangle(0, NONE, NONE, first + 1, 0, 0, 32767, 0x000F);
        triangle(0, first, NONE, NONE, 0, 0, 32767, 0x003E);
        return slot(first, 2, number, 1, 0, 0, 0, 2, 2, 0);
    }

    /** Says what the entries are called. */
    public ModelBytes name(String text) {
        name = text;
        return this;
    }

    /** Puts the tables in this order; one that is not named is left out. */
    public ModelBytes order(List<Integer> types) {
        order = List.copyOf(types);
        return this;
    }

    /** Adds an entry behind the tables: an unknown type, or a second one of a known type. */
    public ModelBytes entry(NresEntryBytes entry) {
        more.add(entry);
        return this;
    }

    /** Takes a table out. */
    public ModelBytes without(int type) {
        tables.remove(type);
        return this;
    }

    /** Says what a table holds, whole. */
    public ModelBytes payload(int type, byte... bytes) {
        table(type).data = new RawBytes().bytes(bytes);
        return this;
    }

    /** Says what a table holds, byte by byte. */
    public ModelBytes payloadOf(int type, int... bytes) {
        return payload(type).append(type, bytes);
    }

    /** Adds bytes to the end of a table. */
    public ModelBytes append(int type, int... bytes) {
        for (int value : bytes) {
            table(type).data.bytes((byte) value);
        }
        return this;
    }

    /** Says what the directory says of a table. */
    public ModelBytes attrs(int type, long attr1, long attr2, long attr3) {
        table(type).attrs = new long[] {attr1, attr2, attr3};
        return this;
    }

    /** Says the bounds of the model: the corners of its box; sphere and cylinder around it. */
    public ModelBytes header(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        RawBytes out = new RawBytes();
        for (int corner = 0; corner < 8; corner++) {
            boolean right = corner % 4 == 1 || corner % 4 == 2;
            floats(out, right ? maxX : minX, corner % 4 > 1 ? maxY : minY, corner > 3 ? maxZ : minZ);
        }
        double hx = (maxX - minX) / 2.0;
        double hy = (maxY - minY) / 2.0;
        double hz = (maxZ - minZ) / 2.0;
        float cx = (minX + maxX) / 2;
        float cy = (minY + maxY) / 2;
        floats(out, cx, cy, (minZ + maxZ) / 2, (float) Math.sqrt(hx * hx + hy * hy + hz * hz));
        floats(out, cx, cy, minZ, cx, cy, maxZ, (float) Math.sqrt(hx * hx + hy * hy));
        byte[] slots = table(2).data.toByteArray();
        table(2).data = out.bytes(Arrays.copyOfRange(slots, 140, slots.length));
        return this;
    }

    /** Adds a node; cells of the slot matrix that are not given show nothing. */
    public ModelBytes node(int flags, int parent, int mapStart, int fallbackKey, int... slots) {
        RawBytes out =
                table(1).data.word16(flags).word16(parent).word16(mapStart).word16(fallbackKey);
        for (int cell = 0; cell < 15; cell++) {
            out.word16(cell < slots.length ? slots[cell] : NONE);
        }
        return this;
    }

    /** Adds a slot with a box; its sphere, area and volume follow. */
    public ModelBytes slot(
            int triStart,
            int triCount,
            int batchStart,
            int batchCount,
            float x0,
            float y0,
            float z0,
            float x1,
            float y1,
            float z1) {
        RawBytes out = table(2).data
                .word16(triStart)
                .word16(triCount)
                .word16(batchStart)
                .word16(batchCount);
        double dx = (double) x1 - x0;
        double dy = (double) y1 - y0;
        double dz = (double) z1 - z0;
        floats(out, x0, y0, z0, x1, y1, z1);
        floats(out, (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2);
        floats(out, (float) (Math.sqrt(dx * dx + dy * dy + dz * dz) / 2), (float) (dx * dy), (float) (dx * dy * dz));
        out.word32(0).word32(0).word32(0);
        return this;
    }

    /** Adds a vertex that looks up, with a texture coordinate of its own and eight zero bytes in table 15. */
    public ModelBytes vertex(float x, float y, float z) {
        floats(table(3).data, x, y, z);
        table(4).data.bytes((byte) 0, (byte) 0, (byte) 127, (byte) 0);
        table(5).data.word16(Math.round(x * 512)).word16(Math.round(y * 512));
        table(15).data.bytes(new byte[8]);
        return this;
    }

    /** Adds indices. */
    public ModelBytes indices(int... values) {
        for (int value : values) {
            table(6).data.word16(value);
        }
        return this;
    }

    /** Adds a triangle descriptor. */
    public ModelBytes triangle(int flags, int link0, int link1, int link2, int x, int y, int z, int selPacked) {
        table(7).data.word16(flags).word16(link0).word16(link1).word16(link2);
        table(7).data.word16(x).word16(y).word16(z).word16(selPacked);
        return this;
    }

    /** Adds a pose key. */
    public ModelBytes key(float x, float y, float z, float time, int raw0, int raw1, int raw2, int raw3) {
        floats(table(8).data, x, y, z, time);
        table(8).data.word16(raw0).word16(raw1).word16(raw2).word16(raw3);
        return this;
    }

    /** Adds a batch. */
    public ModelBytes batch(
            int flags, int materialIndex, int unk4, int unk6, int indexCount, long indexStart, int unk14, long base) {
        table(13).data.word16(flags).word16(materialIndex).word16(unk4).word16(unk6);
        table(13).data.word16(indexCount).word32(indexStart).word16(unk14).word32(base);
        return this;
    }

    /** Says how many frames the timeline has. */
    public ModelBytes frames(long count) {
        table(19).frames = count;
        return this;
    }

    /** Adds words to the frame map. */
    public ModelBytes words(int... values) {
        for (int value : values) {
            table(19).data.word16(value);
        }
        return this;
    }

    /** Adds a node name. */
    public ModelBytes nodeName(String text) {
        table(9).data.bytes(RawBytes.field(RawBytes.of(text), 32));
        return this;
    }

    /** Adds a node label; an empty one has no text and no NUL. */
    public ModelBytes label(String text) {
        table(10).data.word32(text.length());
        if (!text.isEmpty()) {
            table(10).data.bytes(RawBytes.of(text)).bytes((byte) 0);
        }
        return this;
    }

    /** {@return the archive, to be made odd or wrong} */
    public NresBytes archive() {
        NresBytes archive = NresBytes.archive();
        int nodes = tables.containsKey(1) ? table(1).data.size() / 38 : 0;
        for (int type : order) {
            if (tables.containsKey(type)) {
                long[] attrs = tables.get(type).attributes(type, nodes);
                archive.with(NresBytes.entry(type, name)
                        .attrs(attrs[0], attrs[1], attrs[2])
                        .payload(tables.get(type).data.toByteArray()));
            }
        }
        more.forEach(archive::with);
        return archive;
    }

    /** {@return the image} */
    public byte[] build() {
        return archive().build();
    }

    private ModelTableBytes table(int type) {
        return tables.computeIfAbsent(type, added -> new ModelTableBytes());
    }

    private static void floats(RawBytes out, float... values) {
        for (float value : values) {
            out.word32(Float.floatToRawIntBits(value));
        }
    }
}
