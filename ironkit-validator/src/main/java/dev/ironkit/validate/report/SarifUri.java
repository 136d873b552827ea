package dev.ironkit.validate.report;

import dev.ironkit.base.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Files as URI references. */
final class SarifUri {

    /** The name that stands for the game folder; where it is on this machine is nobody's business. */
    static final String GAME_BASE = "GAME";

    private static final String GAME = "game:";
    private static final String UNESCAPED = "-._~!$'()+,;=@";

    private SarifUri() {}

    static boolean isInGame(String file) {
        return file.startsWith(GAME);
    }

    /** Writes the {@code uri} of a file, and its base where it is relative to one. */
    static void write(String file, JsonWriter json) {
        if (isInGame(file)) {
            String relative = file.substring(GAME.length()).replaceFirst("^/+", "");
            json.field("uri", path(relative)).field("uriBaseId", GAME_BASE);
        } else if (file.startsWith("/")) {
            json.field("uri", "file://" + path(file));
        } else if (file.matches("[A-Za-z]:/.*")) {
            json.field("uri", "file:///" + file.substring(0, 2) + path(file.substring(2)));
        } else {
            json.field("uri", path(file));
        }
    }

    /** {@return the path with everything escaped that is not plain} */
    static String path(String text) {
        StringBuilder out = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean plain = c == '/' || (c < 0x80 && Character.isLetterOrDigit(c)) || UNESCAPED.indexOf(c) >= 0;
            out.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
        }
        return out.toString();
    }
}
