package dev.ironkit.format.link;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.MshFormat;
import dev.ironkit.format.texm.TextureHeader;
import dev.ironkit.format.wear.WearList;

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

    /** {@return what an entry is, by its content where that has a mark, and otherwise by its directory entry and name} */
    public static LinkKind of(ByteView content, Attributes attributes, LinkName name) {
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
        return ofType(attributes.type(), name);
    }

    private static LinkKind ofType(int type, LinkName name) {
        if (type == WearList.TYPE) {
            return LIST;
        }
        if (type == Material.TYPE) {
            return MATERIAL;
        }
        if (type == Effect.TYPE) {
            return EFFECT;
        }
        return name.endsWith(".pal") ? PALETTE : name.endsWith(".wav") ? SOUND : OTHER;
    }
}
