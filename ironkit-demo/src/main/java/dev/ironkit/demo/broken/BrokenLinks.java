package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.broken.BrokenShelf.Entry;
import dev.ironkit.demo.material.WearBytes;
import dev.ironkit.demo.model.Bunker;
import java.util.List;

/** Names that lead nowhere, one for each rule about links. */
final class BrokenLinks {

    /** A list with nothing wrong: two materials and a lightmap. */
    static final ByteView SOUND_LIST = WearBytes.of(List.of("STEEL", "RUST"), List.of(Bunker.LIGHTMAP));

    private static final int BATCHES = 13;

    private BrokenLinks() {}

    static List<Entry> all() {
        ByteView row = Damage.to(SoundModels.square()).word(BATCHES, 4, 0xFF05).done();
        return List.of(
                model("cli.link-unreadable", SoundModels.square()),
                wear("cli.link-unreadable", ByteView.of(new byte[] {'x', 'x'})),
                model("msh.wear-missing", SoundModels.square()),
                model("msh.wear-row", row),
                wear("msh.wear-row", SOUND_LIST),
                model("msh.lightmap-row", SoundModels.lit()),
                wear("msh.lightmap-row", WearBytes.of(List.of("STEEL"), List.of())),
                wear("wear.material-missing", WearBytes.of(List.of("UNOBTAINIUM"), List.of())),
                wear("wear.lightmap-missing", WearBytes.of(List.of("STEEL"), List.of("NIGHT.0"))));
    }

    private static Entry model(String rule, ByteView bytes) {
        return new Entry("MESH", rule + ".msh", 0, 0, 1, bytes);
    }

    private static Entry wear(String rule, ByteView bytes) {
        return new Entry("WEAR", rule + ".wea", 0, 0, 1, bytes);
    }
}
