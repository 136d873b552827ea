package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.tfnt.Font;
import dev.ironkit.format.tfnt.FontFormat;
import dev.ironkit.format.tfnt.FontProblem;
import java.util.List;
import java.util.OptionalInt;

/**
 * A font as a container of one entry, its texture: {@code sys.lib!/ARIALTEX.TFT!/texture}.
 *
 * @param font the font
 */
public record FontContainer(Font font) implements Container {

    /** What the texture of a font is called in an address. */
    public static final String TEXTURE = "texture";

    private static final ByteView NAME = ByteView.of(TEXTURE.getBytes(FixedText.CP1251));

    private static final Attributes OF_TEXTURE = new Attributes(Attributes.parseType("Texm"), 0, 0, 0);

    @Override
    public String format() {
        return FontFormat.TFNT.name();
    }

    @Override
    public List<Entry> entries() {
        long size = font.texture().length();
        return List.of(new Entry(0, NAME, OF_TEXTURE, OF_TEXTURE.typeText(), FontFormat.TEXTURE_AT, size, size, true));
    }

    @Override
    public String segment(int index) {
        return TEXTURE;
    }

    @Override
    public OptionalInt find(ByteView name) {
        return FixedText.compareFolded(name, NAME) == 0 ? OptionalInt.of(0) : OptionalInt.empty();
    }

    @Override
    public Attributes attributes(int index) {
        return OF_TEXTURE;
    }

    @Override
    public ByteView name(int index) {
        return NAME;
    }

    @Override
    public StoredContent stored(int index) {
        return StoredContent.plain(font.texture().range());
    }

    @Override
    public ByteView content(int index, Problems problems) {
        return font.texture();
    }

    @Override
    public ByteView start(int index, int count) {
        return font.texture().slice(0, Math.min(count, font.texture().length()));
    }

    @Override
    public ContainerEditor edit() {
        return new Editor(font);
    }

    /** An editor that can put another texture in place of the one there is, and nothing else. */
    private static final class Editor implements ContainerEditor {

        private Font font;

        Editor(Font font) {
            this.font = font;
        }

        @Override
        public ContainerEditor replace(int index, ByteView content) {
            font = font.withTexture(content);
            return this;
        }

        @Override
        public ContainerEditor add(int at, byte[] name, Attributes attributes, ByteView content) {
            throw refused();
        }

        @Override
        public ContainerEditor remove(int index) {
            throw refused();
        }

        @Override
        public ContainerEditor rename(int index, byte[] name) {
            throw refused();
        }

        @Override
        public ContainerEditor move(int from, int to) {
            throw refused();
        }

        @Override
        public ContainerEditor attributes(int index, Attributes attributes) {
            throw refused();
        }

        @Override
        public Container apply() {
            return new FontContainer(font);
        }

        private static RefusedException refused() {
            return new RefusedException(FontProblem.EDIT_STRUCTURE, AssetPath.UNNAMED);
        }
    }

    @Override
    public Attributes attributesFor(String type, Attributes given) {
        throw new FieldValueException(FontProblem.EDIT_STRUCTURE.template());
    }

    @Override
    public Field describe(ByteView image) {
        return FontFormat.TFNT.describe(font, image);
    }

    @Override
    public void encode(ByteSink sink) {
        FontFormat.TFNT.encode(font, sink);
    }
}
