package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.format.texm.TextureName;

/** The names that may be written into a list: those all parsers read alike and the engine can look up. */
final class WearNames {

    /** The longest name an entry of an archive can have. */
    private static final int LONGEST = 35;

    private WearNames() {}

    static ByteView material(String name) {
        return checkMaterial(encoded(name, WearProblem.EDIT_NAME));
    }

    static ByteView lightmap(String name) {
        return checkLightmap(encoded(name, WearProblem.EDIT_LIGHTMAP));
    }

    static ByteView checkMaterial(ByteView name) {
        if (!isName(name)) {
            throw refused(WearProblem.EDIT_NAME, name);
        }
        return name;
    }

    static ByteView checkLightmap(ByteView name) {
        if (!isName(name) || TextureName.of(name).isEmpty()) {
            throw refused(WearProblem.EDIT_LIGHTMAP, name);
        }
        return name;
    }

    private static RefusedException refused(WearProblem code, ByteView name) {
        return new RefusedException(code, AssetPath.UNNAMED, new String(name.toByteArray(), FixedText.CP1251));
    }

    private static ByteView encoded(String name, WearProblem code) {
        try {
            return ByteView.of(FieldType.encodeText(name));
        } catch (FieldValueException e) {
            throw new RefusedException(code, AssetPath.UNNAMED, name);
        }
    }

    private static boolean isName(ByteView bytes) {
        for (int at = 0; at < bytes.length(); at++) {
            if (bytes.u8(at) <= ' ') {
                return false;
            }
        }
        return bytes.length() > 0 && bytes.length() <= LONGEST;
    }
}
