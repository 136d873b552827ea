package dev.ironkit.format.tfnt;

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
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEditor;
import dev.ironkit.format.archive.ArchiveEntry;
import java.util.List;
import java.util.OptionalInt;

/**
 * A font: its measures, its glyphs and the texture they are cut from, each as it is stored.
 *
 * <p>As an archive it has one entry, the texture: {@code sys.lib!/ARIALTEX.TFT!/texture}.
 *
 * @param measures what stands between the magic and the glyphs
 * @param glyphs 256 records of 16 bytes
 * @param texture everything behind them; a texture, though nothing here depends on that
 */
public record Font(ByteView measures, ByteView glyphs, ByteView texture) implements Archive {

    /** What the texture of a font is called in an address. */
    public static final String TEXTURE = "texture";

    private static final ByteView NAME = ByteView.of(TEXTURE.getBytes(FixedText.CP1251));

    private static final Attributes OF_TEXTURE = new Attributes(Attributes.parseType("Texm"), 0, 0, 0);

    /** How many glyphs there are. */
    public static final int GLYPHS = 256;

    /** How many bytes stand between the magic and the glyphs. */
    public static final int MEASURES_SIZE = FontFormat.HEADER_SIZE - 4;

    public Font {
        if (measures.length() != MEASURES_SIZE || glyphs.length() != GLYPHS * FontFormat.GLYPH_SIZE) {
            throw new IllegalArgumentException("a font has 16 bytes of measures and 256 glyphs of 16 bytes");
        }
    }

    /** {@return this font with another texture; measures and glyphs stay} */
    public Font withTexture(ByteView other) {
        return new Font(measures, glyphs, other);
    }

    @Override
    public String format() {
        return FontFormat.TFNT.name();
    }

    @Override
    public List<ArchiveEntry> directory() {
        long size = texture.length();
        return List.of(
                new ArchiveEntry(0, NAME, OF_TEXTURE, OF_TEXTURE.typeText(), FontFormat.TEXTURE_AT, size, size, true));
    }

    @Override
    public int count() {
        return 1;
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
        return StoredContent.plain(texture.range());
    }

    @Override
    public ByteView content(int index, Problems problems) {
        return texture;
    }

    @Override
    public ByteView start(int index, int count) {
        return texture.slice(0, Math.min(count, texture.length()));
    }

    @Override
    public ArchiveEditor edit() {
        return new Editor(this);
    }

    /** An editor that can put another texture in place of the one there is, and nothing else. */
    private static final class Editor implements ArchiveEditor {

        private Font font;

        Editor(Font font) {
            this.font = font;
        }

        @Override
        public Editor replace(int index, ByteView content) {
            font = font.withTexture(content);
            return this;
        }

        @Override
        public Editor add(int at, byte[] name, Attributes attributes, ByteView content) {
            throw refused();
        }

        @Override
        public Editor remove(int index) {
            throw refused();
        }

        @Override
        public Editor rename(int index, byte[] name) {
            throw refused();
        }

        @Override
        public Editor move(int from, int to) {
            throw refused();
        }

        @Override
        public Editor attributes(int index, Attributes attributes) {
            throw refused();
        }

        @Override
        public Font apply() {
            return font;
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
        return FontFormat.TFNT.describe(this, image);
    }

    @Override
    public void encode(ByteSink sink) {
        FontFormat.TFNT.encode(this, sink);
    }
}
