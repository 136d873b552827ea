package dev.ironkit.format.tfnt;

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
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Fonts: a header, 256 glyphs, and a texture from 4116 to the end. The header:
 *
 * <pre>
 *  off size field
 *    0    4 magic         54 66 6E 74, "Tfnt"
 *    4    4 cellWidth     pixels
 *    8    4 glyphHeight   pixels
 *   12    4 cellHeight    in texture coordinates
 *   16    4 extraAdvance  pixels
 * </pre>
 *
 * <p>A glyph:
 *
 * <pre>
 *  off size field
 *    0    4 u0       left edge in texture coordinates
 *    4    4 u1       right edge
 *    8    4 v0       upper edge
 *   12    4 advance  pixels to the next glyph
 * </pre>
 */
public final class FontFormat implements Format<Font> {

    /** The one instance. */
    public static final FontFormat TFNT = new FontFormat();

    /** The size of the header. */
    public static final int HEADER_SIZE = 20;

    /** The size of a glyph. */
    public static final int GLYPH_SIZE = 16;

    /** Where the texture starts. */
    public static final int TEXTURE_AT = HEADER_SIZE + 256 * GLYPH_SIZE;

    /** The first four bytes as a number. */
    public static final int MAGIC = 0x746E6654;

    /** The header, field by field. */
    public static final RecordLayout HEADER = RecordLayout.builder()
            .derived("magic", FieldType.FOURCC, "Tfnt")
            .known("cellWidth", FieldType.U32, "pixels")
            .known("glyphHeight", FieldType.U32, "pixels")
            .known("cellHeight", FieldType.F32, "in texture coordinates")
            .known("extraAdvance", FieldType.U32, "pixels")
            .build(HEADER_SIZE);

    /** A glyph, field by field. */
    public static final RecordLayout GLYPH = RecordLayout.builder()
            .known("u0", FieldType.F32, "left edge in texture coordinates")
            .known("u1", FieldType.F32, "right edge")
            .known("v0", FieldType.F32, "upper edge")
            .known("advance", FieldType.I32, "pixels to the next glyph")
            .build(GLYPH_SIZE);

    private FontFormat() {}

    @Override
    public String name() {
        return "tfnt";
    }

    @Override
    public String title() {
        return "font";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return view.length() >= 4 && view.i32(0) == MAGIC;
    }

    @Override
    public Font decode(ByteView view, Attributes attributes, Problems problems) {
        if (view.length() >= 4 && view.i32(0) != MAGIC) {
            String found = HexFormat.ofDelimiter(" ")
                    .withUpperCase()
                    .formatHex(view.slice(0, 4).toByteArray());
            throw problems.field("header.magic").fatal(FontProblem.MAGIC, view.range(0, 4), found);
        }
        if (view.length() < TEXTURE_AT) {
            throw problems.fatal(FontProblem.SIZE, view.range(), view.length());
        }
        return new Font(
                view.slice(4, Font.MEASURES_SIZE),
                view.slice(HEADER_SIZE, Font.GLYPHS * GLYPH_SIZE),
                view.from(TEXTURE_AT));
    }

    /** Reads a font; what a directory says about it does not matter. */
    public Font decode(ByteView view, Problems problems) {
        return decode(view, Attributes.NONE, problems);
    }

    @Override
    public void encode(Font font, ByteSink sink) {
        sink.i32(MAGIC);
        sink.bytes(font.measures());
        sink.bytes(font.glyphs());
        sink.bytes(font.texture());
    }

    @Override
    public Field describe(Font font, ByteView image) {
        ByteView glyphs = image.slice(HEADER_SIZE, Font.GLYPHS * GLYPH_SIZE);
        Field header = HEADER.describe("header", image.slice(0, HEADER_SIZE));
        Field list = new Sequence(
                "glyphs",
                glyphs.range(),
                Font.GLYPHS,
                i -> GLYPH.describe("glyphs", glyphs.slice(i * GLYPH_SIZE, GLYPH_SIZE)));
        Field texture = new Leaf(
                "texture", FieldType.BYTES, FieldRole.PAYLOAD, image.from(TEXTURE_AT), "a separate asset: !/texture");
        return new Group("", image.range(), List.of(header, list, texture));
    }

    @Override
    public Shape shape() {
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", new Shape.Fixed(HEADER));
        members.put("glyphs", new Shape.ListOf(new Shape.Fixed(GLYPH)));
        members.put("texture", new Shape.Raw());
        return new Shape.Members(members);
    }
}
