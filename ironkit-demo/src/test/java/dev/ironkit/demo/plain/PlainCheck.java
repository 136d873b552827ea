package dev.ironkit.demo.plain;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What a reader that knows nothing of the toolkit says about a game. */
public final class PlainCheck {

    private final PlainGame game = new PlainGame();

    /** Reads a file, whatever it is. */
    public void add(String name, byte... bytes) {
        if (bytes[0] == 'N' && bytes[1] == 'R') {
            game.add(name, ByteBuffer.wrap(bytes));
        } else if (bytes[0] == 'N' && bytes[1] == 'L') {
            PlainLibrary.contents(bytes);
        } else {
            PlainGame.wear(ByteBuffer.wrap(bytes));
        }
    }

    /** Follows every name. */
    public void names() {
        game.followNames();
    }

    /** {@return how many there are of what} */
    public Map<String, Integer> counts() {
        return game.counts();
    }

    /** {@return the pixel formats there are} */
    public Set<Integer> formats() {
        return game.textures().values().stream().map(PlainTexture::format).collect(Collectors.toSet());
    }

    /** {@return the numbers of levels there are} */
    public Set<Integer> levels() {
        return game.textures().values().stream().map(PlainTexture::levels).collect(Collectors.toSet());
    }

    /** {@return the texts of a packed library} */
    public List<String> packedTexts(byte... library) {
        return PlainLibrary.contents(library).entrySet().stream()
                .filter(entry -> entry.getKey().endsWith(".TXT"))
                .map(entry -> PlainLibrary.text(entry.getValue()))
                .toList();
    }
}
