package dev.ironkit.demo.material;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lists of the materials a model wears. */
public final class WearBytes {

    private WearBytes() {}

    /** {@return a list with the line ends the game has} */
    public static ByteView of(List<String> materials, List<String> lightmaps) {
        ByteSink out = ByteSink.inMemory();
        WearFormat.WEAR.encode(WearList.of(materials, lightmaps), out);
        return out.toView();
    }

    /** {@return a list whose lines end in a line feed alone, as some editors leave them} */
    public static ByteView withLineFeeds(List<String> materials, List<String> lightmaps) {
        String text = new String(of(materials, lightmaps).toByteArray(), StandardCharsets.US_ASCII);
        return ByteView.of(text.replace("\r\n", "\n").getBytes(StandardCharsets.US_ASCII));
    }
}
