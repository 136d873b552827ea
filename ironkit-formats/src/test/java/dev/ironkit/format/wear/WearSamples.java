package dev.ironkit.format.wear;

import static dev.ironkit.testkit.WearBytes.list;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.Sample;
import dev.ironkit.testkit.WearBytes;
import java.util.List;

/** Lists of every shape, made without the encoder. */
final class WearSamples {

    static final Sample PLAIN = sample("two materials", list("STONE", "GRASS"));

    static final Sample LIGHTMAPS =
            sample("lightmaps", list("STONE", "GRASS").lightmap("L.0").lightmap("M.0"));

    static final Sample SPACED = sample(
            "blanks everywhere",
            list().sayCount(" \t+02 ")
                    .row("  7\t STONE  ")
                    .row("\t-1 ROCK WITH MOSS\t")
                    .lineEnd("\n")
                    .blankLines(2)
                    .keyword(" LightMaps ")
                    .sayLightmapCount(" 1 ")
                    .lightmapRow(" 9  L.0 ")
                    .rest("\n \n"));

    static final Sample NO_LAST_END =
            sample("no last line end", list("STONE").lineEnd("\n").noLastLineEnd());

    static final Sample REST = sample("text behind the rows", list("A", "B").rest("\r\n2 C\r\nremarks"));

    private WearSamples() {}

    static List<Sample> all() {
        return List.of(
                PLAIN,
                LIGHTMAPS,
                SPACED,
                NO_LAST_END,
                REST,
                sample("no blank line", list("A").lightmap("L.0").blankLines(0)),
                sample("Cyrillic names", list("Камень", "\u0098\u00a0")),
                sample(
                        "lightmaps without a last line end",
                        list("A").lightmap("L.0").noLastLineEnd()),
                sample("a lone carriage return in a name", list("A\rB", "C")),
                sample("a NUL", list("A\0B").rest("\0")),
                sample("hex: in a name", list("hex:41")),
                sample("long ids", list().row("99999999999999999999 A").row("-0 B")));
    }

    static Sample sample(String name, WearBytes list) {
        return Sample.of(name, list.build(), WearList.ATTRIBUTES);
    }

    static WearList strict(WearBytes list) {
        return WearFormat.WEAR.decode(ByteView.of(list.build()), Problems.strict());
    }

    static String text(WearList list) {
        return new String(WearFormat.WEAR.encoded(list).toByteArray(), FixedText.CP1251);
    }

    static List<String> names(List<ByteView> names) {
        return names.stream()
                .map(name -> new String(name.toByteArray(), FixedText.CP1251))
                .toList();
    }
}
