package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.texm.TextureHeader;
import java.util.Optional;

/** What an asset is to others. */
public enum LinkKind {
    MODEL("model", "model"),
    LIST("list", "material list"),
    MATERIAL("material", "material"),
    TEXTURE("texture", "texture"),
    EFFECT("effect", "effect"),
    PALETTE("palette", "palette"),
    SOUND("sound", "sound"),
    OTHER("other", "data");

    private static final int RIFF = Attributes.parseType("RIFF");
    private static final int NRES = Attributes.parseType("NRes");

    private final String word;
    private final String title;

    LinkKind(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** {@return the word in JSON} */
    public String word() {
        return word;
    }

    /** {@return the name for people} */
    public String title() {
        return title;
    }

    /** {@return what an entry is: by its type where that says anything, otherwise by a mark in its content, otherwise by its name} */
    public static LinkKind of(ByteView content, Attributes attributes, LinkName name) {
        Optional<AssetKind> said = AssetKind.said(attributes);
        if (said.isPresent()) {
            return of(said.get());
        }
        int mark = content.length() >= 4 ? content.i32(0) : 0;
        if (mark == NRES) {
            return MshFormat.MSH.sniff(content, attributes) ? MODEL : OTHER;
        }
        if (mark == TextureHeader.MAGIC) {
            return TEXTURE;
        }
        if (mark == RIFF) {
            return SOUND;
        }
        return name.endsWith(".pal") ? PALETTE : name.endsWith(".wav") ? SOUND : OTHER;
    }

    private static LinkKind of(AssetKind type) {
        return switch (type) {
            case MSH -> MODEL;
            case WEAR -> LIST;
            case MAT0 -> MATERIAL;
            case TEXM -> TEXTURE;
            case FXID -> EFFECT;
            case PAL -> PALETTE;
            // Nothing names a font, and its texture has no name.
            case TFNT, NRES, RSLI, RAW -> OTHER;
        };
    }
}
