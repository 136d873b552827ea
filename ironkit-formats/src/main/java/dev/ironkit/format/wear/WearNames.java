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
    static final int LONGEST = 35;

    private WearNames() {}

    static ByteView material(String name) {
        ByteView bytes = encoded(name, WearProblem.EDIT_NAME);
        checkMaterial(bytes, "");
        return bytes;
    }

    static ByteView lightmap(String name) {
        ByteView bytes = encoded(name, WearProblem.EDIT_LIGHTMAP);
        checkLightmap(bytes, "");
        return bytes;
    }

    static void checkMaterial(ByteView name, String field) {
        if (!isName(name)) {
            throw refused(WearProblem.EDIT_NAME, name, field);
        }
    }

    static void checkLightmap(ByteView name, String field) {
        if (!isName(name) || TextureName.of(name).isEmpty()) {
            throw refused(WearProblem.EDIT_LIGHTMAP, name, field);
        }
    }

    private static RefusedException refused(WearProblem code, ByteView name, String field) {
        return WearRefusal.of(code, field, new String(name.toByteArray(), FixedText.CP1251));
    }

    private static ByteView encoded(String name, WearProblem code) {
        try {
            return ByteView.of(FieldType.encodeText(name));
        } catch (FieldValueException e) {
            throw new RefusedException(code, AssetPath.UNNAMED, name);
        }
    }

    /** Whether there is a control character in a name that does not part words. */
    static boolean hasControl(ByteView name) {
        for (int at = 0; at < name.length(); at++) {
            if (name.u8(at) < ' ' && !WearText.isBlank(name.u8(at))) {
                return true;
            }
        }
        return false;
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
