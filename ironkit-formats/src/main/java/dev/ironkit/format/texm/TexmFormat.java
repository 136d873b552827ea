package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.pal.PalFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Textures: a {@link TextureHeader}, a palette of 256 colours for format 0, the levels one behind the other from the largest
 * on, and perhaps a {@link PageTable} to the end.
 */
public final class TexmFormat implements Format<Texture> {

    /** The one instance. */
    public static final TexmFormat TEXM = new TexmFormat();

    private static final int COLOURS = PalFile.COLOURS;
    private static final int COLOUR_SIZE = PalFile.COLOUR_SIZE;

    private TexmFormat() {}

    @Override
    public String name() {
        return "texm";
    }

    @Override
    public String title() {
        return "texture";
    }

    @Override
    public boolean sniff(ByteView view, Attributes attributes) {
        return view.length() >= 4 && view.i32(0) == TextureHeader.MAGIC;
    }

    @Override
    public Texture decode(ByteView view, Attributes attributes, Problems problems) {
        return new TexmReader(view, problems).read();
    }

    /** Reads a texture; what a directory says about it does not matter. */
    public Texture decode(ByteView view, Problems problems) {
        return decode(view, Attributes.NONE, problems);
    }

    @Override
    public void encode(Texture texture, ByteSink sink) {
        texture.write(sink);
    }

    /** {@return the bytes of a texture, in memory} */
    public ByteView encoded(Texture texture) {
        ByteSink sink = ByteSink.inMemory();
        encode(texture, sink);
        return sink.toView();
    }

    @Override
    public Field describe(Texture texture, ByteView image) {
        List<Field> fields = new ArrayList<>();
        fields.add(TextureHeader.LAYOUT.describe("header", image.slice(0, TextureHeader.SIZE)));
        if (texture.palette().length() > 0) {
            fields.add(palette(image.slice(TextureHeader.SIZE, Texture.PALETTE_SIZE)));
        }
        fields.add(levels(texture, image));
        texture.pages().ifPresent(pages -> fields.add(pages(pages, image.slice(texture.coreSize(), pages.size()))));
        if (texture.tail().length() > 0) {
            ByteView tail = image.from(texture.coreSize());
            fields.add(new Leaf("tail", FieldType.BYTES, FieldRole.UNKNOWN, tail, "no page table; kept"));
        }
        return new Group("", image.range(), fields);
    }

    private static Field palette(ByteView bytes) {
        return new Sequence(
                "palette",
                bytes.range(),
                COLOURS,
                i -> PalFormat.colour("palette", bytes.slice(i * COLOUR_SIZE, COLOUR_SIZE)));
    }

    private static Field levels(Texture texture, ByteView image) {
        LevelLayout layout = texture.layout();
        int start = texture.pixelsAt();
        return new Sequence("levels", image.range(start, texture.pixels().length()), texture.levelCount(), i -> {
            ByteView bytes = image.slice(start + (int) layout.offset(i), layout.size(i));
            String note = layout.width(i) + "x" + layout.height(i);
            return new Leaf("levels", FieldType.BYTES, FieldRole.PAYLOAD, bytes, note);
        });
    }

    private static Field pages(PageTable pages, ByteView bytes) {
        ByteView rects = bytes.from(PageTable.HEADER_SIZE);
        Field header = PageTable.HEADER.describe("header", bytes.slice(0, PageTable.HEADER_SIZE));
        Field list = new Sequence(
                "rects",
                rects.range(),
                pages.count(),
                i -> PageRect.LAYOUT.describe("rects", rects.slice(i * PageRect.SIZE, PageRect.SIZE)));
        return new Group("page", bytes.range(), List.of(header, list));
    }

    @Override
    public Shape shape() {
        Map<String, Shape> page = new LinkedHashMap<>();
        page.put("header", new Shape.Fixed(PageTable.HEADER));
        page.put("rects", new Shape.ListOf(new Shape.Fixed(PageRect.LAYOUT)));
        Map<String, Shape> members = new LinkedHashMap<>();
        members.put("header", new Shape.Fixed(TextureHeader.LAYOUT));
        members.put("palette", new Shape.Maybe(new Shape.ListOf(new Shape.Value(FieldType.BGRX))));
        members.put("levels", new Shape.ListOf(new Shape.Raw()));
        members.put("page", new Shape.Maybe(new Shape.Members(page)));
        members.put("tail", new Shape.Maybe(new Shape.Raw()));
        return new Shape.Members(members);
    }
}
