package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.entry.EntryType;
import dev.ironkit.format.tfnt.Font;
import dev.ironkit.format.tfnt.FontFormat;
import java.util.Optional;

/** Fonts, and the texture inside. */
final class FontRules implements ArchiveRules {

    /** What a directory would say of it. */
    private static final Attributes OF_TEXTURE =
            new Attributes(Attributes.parseType(EntryType.TEXTURE.text()), 0, 0, 0);

    /** What the texture of a font is called in an address. */
    private static final String TEXTURE = "texture";

    private record OpenedFont(Font font) implements Opened {

        @Override
        public int entries() {
            return 1;
        }

        @Override
        public Optional<EntryContent> content(int index) {
            ByteView texture = font.texture();
            return Optional.of(new EntryContent(
                    TEXTURE,
                    ByteView.empty(),
                    texture.range(),
                    OF_TEXTURE,
                    StoredContent.plain(texture.range()),
                    problems -> texture));
        }
    }

    @Override
    public boolean isArchive() {
        return false;
    }

    @Override
    public boolean holdsOthers() {
        return true;
    }

    @Override
    public String format() {
        return FontFormat.TFNT.name();
    }

    @Override
    public boolean recognises(ByteView bytes, Attributes attributes) {
        return FontFormat.TFNT.sniff(bytes, attributes);
    }

    @Override
    public Opened open(ByteView bytes, Attributes attributes, Problems problems) {
        return new OpenedFont(FontFormat.TFNT.decode(bytes, problems));
    }
}
