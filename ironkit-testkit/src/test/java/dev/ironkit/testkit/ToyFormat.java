package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Problems.Mode;
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
 * A format that exists only here, small but with one of each: magic, count, text with a tail, float, unknown bytes, payload,
 * padding. It can be given a defect.
 *
 * <pre>
 * 0   u8[4]  magic "TOYS"
 * 4   u16    count of parts
 * 6   u16    unknown
 * 8   u32    payload size
 * 12  parts, 12 bytes each: name u8[8], weight f32
 * ... payload, then zeros to a multiple of 4
 * </pre>
 */
final class ToyFormat implements Format<Toy> {

    private static final RecordLayout HEADER = RecordLayout.builder()
            .derived("magic", FieldType.FOURCC, "")
            .derived("count", FieldType.U16, "")
            .add("unknown06", FieldType.U16, 2, FieldRole.UNKNOWN, "")
            .derived("payloadSize", FieldType.U32, "")
            .build(12);
    private static final RecordLayout PART = RecordLayout.builder()
            .text("name", 8, "")
            .known("weight", FieldType.F32, "")
            .build(12);

    private final Defect defect;
    private ByteView lastRead = ByteView.empty();

    ToyFormat(Defect defect) {
        this.defect = defect;
    }

    @Override
    public String name() {
        return "toy";
    }

    @Override
    public String title() {
        return "Toy";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        if (defect == Defect.SNIFF_THROWS) {
            return view.u8(0) == 'T';
        }
        return view.startsWith('T', 'O', 'Y', 'S');
    }

    @Override
    public Toy decode(ByteView view, Attributes attributes, Problems problems) {
        lastRead = view;
        if (defect == Defect.DECODER_LEAKS_AN_INDEX_ERROR && view.length() == 9) {
            throw new IndexOutOfBoundsException("9");
        }
        ByteView given = given(view);
        ByteCursor in = new ByteCursor(given, (where, needed, left) -> {
            long shift = defect == Defect.FINDINGS_LIE_OUTSIDE ? given.length() + 1 : 0;
            throw problems.fatal(
                    ToyProblem.SHORT, new ByteRange(where.offset() + shift, where.length()), needed - left);
        });
        if (!in.bytes(4).startsWith('T', 'O', 'Y', 'S')) {
            throw problems.fatal(ToyProblem.MAGIC, given.range(0, 4));
        }
        int count = in.u16();
        int unknown06 = in.u16();
        long size = in.u32();
        if (defect == Defect.BELIEVES_COUNTS) {
            size = new byte[(int) Math.min(size, 4 << 20)].length;
        }
        List<Toy.Part> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(part(in, given, problems));
        }
        if (defect == Defect.TAKES_TRUNCATED_FILES) {
            size = Math.min(size, in.left());
        }
        Toy toy = new Toy(unknown06, parts, in.bytes(size), equality());
        checkEnd(in, given, problems);
        return toy;
    }

    private ByteView given(ByteView view) {
        return switch (defect) {
            case FINDINGS_IGNORE_THE_ORIGIN -> ByteView.of(view.toByteArray());
            case READS_LESS_FROM_A_SOURCE -> view.isLoaded() ? view : view.slice(0, view.length() - 1);
            default -> view;
        };
    }

    private Toy.Part part(ByteCursor in, ByteView given, Problems problems) {
        int at = in.at();
        FixedText name = in.text(8);
        if (!name.isTerminated()) {
            if (defect == Defect.MESSAGE_LACKS_ARGUMENTS) {
                problems.report(ToyProblem.WORDLESS, given.range(at, 8), 1);
            } else if (problems.mode() != Mode.STRICT || defect != Defect.TAKES_BAD_FILES_WHEN_STRICT) {
                problems.report(ToyProblem.NAME, given.range(at, 8));
            }
        }
        return new Toy.Part(name, in.i32());
    }

    private Toy.Equality equality() {
        return switch (defect) {
            case MODELS_ARE_NEVER_EQUAL -> Toy.Equality.NEVER;
            case MODELS_ARE_ALWAYS_EQUAL -> Toy.Equality.ALWAYS;
            default -> Toy.Equality.BY_VALUE;
        };
    }

    private void checkEnd(ByteCursor in, ByteView given, Problems problems) {
        int at = in.at();
        ByteView padding = in.bytes(Math.min(in.left(), -at & 3));
        if (in.left() > 0) {
            throw problems.fatal(ToyProblem.SIZE, given.range(in.at(), in.left()), in.left());
        }
        boolean cut = padding.length() < (-at & 3) && defect != Defect.TAKES_TRUNCATED_FILES;
        if ((!padding.isZero() || cut) && defect != Defect.SWALLOWS_PADDING) {
            problems.report(ToyProblem.PADDING, given.range(at, padding.length()));
        }
        if (defect == Defect.REFUSES_GOOD_FILES) {
            problems.report(ToyProblem.PADDING, given.range(at, padding.length()));
        }
    }

    @Override
    public void encode(Toy toy, ByteSink out) {
        if (defect == Defect.ENCODER_THROWS && toy.unknown06() > 0x7FFF) {
            throw new IllegalStateException("too much");
        }
        if (defect == Defect.ENCODES_WHAT_IT_READ_LAST) {
            out.bytes(lastRead);
            return;
        }
        out.bytes(new byte[] {'T', 'O', 'Y', 'S'}).u16(toy.parts().size());
        out.u16(defect == Defect.DROPS_THE_UNKNOWN_WORD ? 0 : toy.unknown06());
        out.u32(toy.payload().length());
        for (Toy.Part part : toy.parts()) {
            if (defect == Defect.DROPS_NAME_TAILS) {
                out.bytes(part.name().text()).zeros(8 - part.name().length());
            } else {
                out.bytes(part.name().raw());
            }
            out.i32(part.weight());
        }
        out.bytes(toy.payload()).align(4);
    }

    @Override
    public Field describe(Toy toy, ByteView image) {
        ByteView view = defect == Defect.FIELDS_IGNORE_THE_ORIGIN ? ByteView.of(image.toByteArray()) : image;
        int count = toy.parts().size();
        int end = 12 + 12 * count;
        int payloadEnd = end + toy.payload().length();
        int payloadFrom = defect == Defect.OWNS_BYTES_TWICE && payloadEnd > end ? end - 1 : end;
        int paddingFrom = defect == Defect.LEAVES_A_HOLE && payloadEnd < view.length() ? payloadEnd + 1 : payloadEnd;
        return new Group(
                "",
                view.range(),
                List.of(
                        HEADER.describe("header", view.slice(0, 12)),
                        new Sequence("parts", view.range(12, 12L * count), count, i -> describePart(view, i)),
                        new Leaf(
                                "payload",
                                FieldType.BYTES,
                                FieldRole.PAYLOAD,
                                view.slice(payloadFrom, payloadEnd - payloadFrom),
                                ""),
                        new Leaf("padding", FieldType.BYTES, FieldRole.PADDING, view.from(paddingFrom), "")));
    }

    private Field describePart(ByteView view, int index) {
        ByteView stored = view.slice(12 + 12 * index, 12);
        if (defect == Defect.FIELD_PRINTS_ANOTHER_VALUE) {
            ByteView name = stored.slice(0, 8);
            ByteView shorter = stored.slice(0, 7);
            return new Group(
                    "parts",
                    stored.range(),
                    List.of(
                            new Leaf("name", FieldType.BYTES, FieldRole.KNOWN, name, shorter, ""),
                            new Leaf("weight", FieldType.F32, FieldRole.KNOWN, stored.from(8), "")));
        }
        return PART.describe("parts", stored);
    }

    @Override
    public Shape shape() {
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", new Shape.Fixed(HEADER));
        members.put("parts", new Shape.ListOf(new Shape.Fixed(PART)));
        members.put("payload", new Shape.Raw());
        if (defect != Defect.JSON_LOSES_A_FIELD) {
            members.put("padding", new Shape.Raw());
        }
        return new Shape.Members(members);
    }
}
