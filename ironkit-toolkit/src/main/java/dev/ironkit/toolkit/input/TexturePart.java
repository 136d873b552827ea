package dev.ironkit.toolkit.input;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ConvertProblem;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.PageTable;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.toolkit.UsageException;
import java.util.Map;

/** The part of a texture that an address asks for: {@code ?mip=1} or {@code ?page=3}. */
public final class TexturePart {

    private TexturePart() {}

    /** The picture of the part, as a PNG. */
    public static ByteView png(TexturePictures pictures, Map<String, String> part, Problems problems) {
        Texture texture = pictures.texture();
        String key = part.keySet().iterator().next();
        if (part.size() != 1 || !(key.equals("mip") || key.equals("page"))) {
            throw new UsageException(
                    "a texture has the parts ?mip=N and ?page=N, not ?" + String.join("&", part.keySet()));
        }
        int count = key.equals("mip")
                ? texture.levelCount()
                : texture.pages().map(PageTable::count).orElse(0);
        int number = number(part.get(key));
        if (number < 0 || number >= count) {
            String what = count + (key.equals("mip") ? " levels" : " pages") + (count > 0 ? ", from 0" : "");
            throw problems.fatal(ConvertProblem.NO_PART, texture.pixels().range(0, 0), what);
        }
        return key.equals("mip")
                ? pictures.png(number)
                : pictures.png(texture.pages().orElseThrow().rect(number))
                        .orElseThrow(() -> problems.fatal(
                                ConvertProblem.NO_PART,
                                texture.pixels().range(0, 0),
                                "no pixels there: the page lies outside"));
    }

    private static int number(String text) {
        return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
    }
}
