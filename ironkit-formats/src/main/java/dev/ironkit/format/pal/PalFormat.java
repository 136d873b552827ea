package dev.ironkit.format.pal;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
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
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Palettes: 256 colours of 4 bytes, and, in the longer form, a tag and 256 rows of 256 indices.
 *
 * <pre>
 *  off   size part
 *    0   1024 colours: blue, green, red and a byte that is not used and kept, 256 times
 * 1024      4 tag, 49 70 6F 6C, "Ipol"
 * 1028  65536 rows of indices
 * </pre>
 *
 * <p>Nothing marks the shorter form, so only the longer one is recognised by its content.
 */
public final class PalFormat implements Format<PalFile> {

    /** The one instance. */
    public static final PalFormat PAL = new PalFormat();

    /** The four bytes before the table of mixes as a number: "Ipol". */
    public static final int TAG = 0x6C6F7049;

    /** The size of the form with a table of mixes. */
    public static final int LONG_SIZE = PalFile.COLOURS_SIZE + 4 + PalFile.MIXES_SIZE;

    private static final RecordLayout TAG_ALONE =
            RecordLayout.builder().derived("tag", FieldType.FOURCC, "Ipol").build(4);

    private static final int TABLE_AT = PalFile.COLOURS_SIZE + 4;

    private PalFormat() {}

    @Override
    public String name() {
        return "pal";
    }

    @Override
    public String title() {
        return "palette";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return view.length() == LONG_SIZE && view.i32(PalFile.COLOURS_SIZE) == TAG;
    }

    @Override
    public PalFile decode(ByteView view, Attributes attributes, Problems problems) {
        if (view.length() != PalFile.COLOURS_SIZE && view.length() != LONG_SIZE) {
            throw problems.fatal(PalProblem.SIZE, view.range(), view.length());
        }
        ByteView colours = view.slice(0, PalFile.COLOURS_SIZE);
        if (view.length() == PalFile.COLOURS_SIZE) {
            return PalFile.of(colours);
        }
        ByteView tag = view.slice(PalFile.COLOURS_SIZE, 4);
        if (tag.i32(0) != TAG) {
            String found = HexFormat.ofDelimiter(" ").withUpperCase().formatHex(tag.toByteArray());
            throw problems.field("mixes.tag").fatal(PalProblem.TAG, tag.range(), found);
        }
        return new PalFile(colours, Optional.of(view.from(TABLE_AT)));
    }

    /** Reads a palette; what a directory says about it does not matter. */
    public PalFile decode(ByteView view, Problems problems) {
        return decode(view, Attributes.NONE, problems);
    }

    @Override
    public void encode(PalFile palette, ByteSink sink) {
        sink.bytes(palette.colours());
        palette.mixes().ifPresent(table -> sink.i32(TAG).bytes(table));
    }

    @Override
    public Field describe(PalFile palette, ByteView image) {
        List<Field> fields = new ArrayList<>();
        ByteView colours = image.slice(0, PalFile.COLOURS_SIZE);
        fields.add(new Sequence(
                "colours",
                colours.range(),
                PalFile.COLOURS,
                i -> colour("colours", colours.slice(i * PalFile.COLOUR_SIZE, PalFile.COLOUR_SIZE))));
        if (palette.mixes().isPresent()) {
            fields.add(mixes(image.from(PalFile.COLOURS_SIZE)));
        }
        return new Group("", image.range(), fields);
    }

    /** {@return a colour of a palette as a field} */
    public static Field colour(String name, ByteView stored) {
        return new Leaf(name, FieldType.BGRX, FieldRole.KNOWN, stored, "");
    }

    private static Field mixes(ByteView bytes) {
        ByteView table = bytes.from(4);
        Field tag = TAG_ALONE.describe("header", bytes.slice(0, 4));
        Field rows = new Sequence("rows", table.range(), PalFile.COLOURS, i -> {
            ByteView row = table.slice(i * PalFile.COLOURS, PalFile.COLOURS);
            return new Leaf("rows", FieldType.BYTES, FieldRole.PAYLOAD, row, "what colour " + i + " mixes to");
        });
        return new Group("mixes", bytes.range(), List.of(tag, rows));
    }

    @Override
    public Shape shape() {
        Map<String, Shape> mixes = new LinkedHashMap<>();
        mixes.put("header", new Shape.Fixed(TAG_ALONE));
        mixes.put("rows", new Shape.ListOf(new Shape.Raw()));
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("colours", new Shape.ListOf(new Shape.Value(FieldType.BGRX)));
        members.put("mixes", new Shape.Maybe(new Shape.Members(mixes)));
        return new Shape.Members(members);
    }
}
