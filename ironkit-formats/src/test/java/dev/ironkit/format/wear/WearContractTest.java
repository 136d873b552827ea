package dev.ironkit.format.wear;

import static dev.ironkit.testkit.WearBytes.list;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;
import java.util.Locale;

@Clause({"wear.12.1-text-kept", "wear.12.1-order-kept", "wear.12.1-no-lightmaps", "wear.9-byte-for-byte", "D22"})
class WearContractTest extends FormatContract<WearList> {

    @Override
    protected Format<WearList> format() {
        return WearFormat.WEAR;
    }

    @Override
    protected List<Sample> samples() {
        return WearSamples.all();
    }

    @Override
    protected WearList rebuilt(WearList model) {
        return new WearList(
                rebuilt(model.count()),
                model.rows().stream().map(WearContractTest::rebuilt).toList(),
                model.lightmaps()
                        .map(block -> new WearLightmaps(
                                copy(block.separator()),
                                rebuilt(block.keyword()),
                                rebuilt(block.count()),
                                block.rows().stream()
                                        .map(WearContractTest::rebuilt)
                                        .toList())),
                copy(model.rest()));
    }

    private static WearLine rebuilt(WearLine line) {
        return new WearLine(copy(line.indent()), copy(line.word()), copy(line.end()));
    }

    private static WearRow rebuilt(WearRow row) {
        return new WearRow(copy(row.indent()), copy(row.id()), copy(row.gap()), copy(row.name()), copy(row.end()));
    }

    private static ByteView copy(ByteView bytes) {
        return ByteView.of(bytes.toByteArray());
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                WearSamples.sample("2^31 - 1 rows", list("A").sayCount("2147483647")),
                WearSamples.sample("2^31 rows", list("A").sayCount("2147483648")),
                WearSamples.sample("2^64 rows", list("A").sayCount("18446744073709551616")),
                WearSamples.sample("2^64 + 1 rows", list("A").sayCount("18446744073709551617")),
                WearSamples.sample(
                        "2^31 - 1 lightmaps", list("A").lightmap("L.0").sayLightmapCount("2147483647")));
    }

    /** Text that is cut inside the last name, or behind it, is still a list: nothing says where it ends. */
    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        String text = new String(sample.bytes().toByteArray(), FixedText.CP1251);
        int rows = Integer.parseInt(text.substring(0, text.indexOf('\n')).strip());
        int lastRow = 0;
        for (int i = 0; i < rows; i++) {
            lastRow = text.indexOf('\n', lastRow) + 1;
        }
        int keyword = text.toUpperCase(Locale.ROOT).indexOf("LIGHTMAPS");
        int lastName = keyword < 0 || length < keyword + 9 ? nameAt(text, lastRow) : lightmapName(text, keyword);
        return length > lastName;
    }

    private static int lightmapName(String text, int keyword) {
        int count = text.indexOf('\n', keyword) + 1;
        int rows = Integer.parseInt(
                text.substring(count, text.indexOf('\n', count)).strip());
        int lastRow = count;
        for (int i = 0; i < rows; i++) {
            lastRow = text.indexOf('\n', lastRow) + 1;
        }
        return nameAt(text, lastRow);
    }

    private static int nameAt(String text, int row) {
        int at = row;
        while (text.charAt(at) == ' ' || text.charAt(at) == '\t') {
            at++;
        }
        while (text.charAt(at) != ' ' && text.charAt(at) != '\t') {
            at++;
        }
        while (text.charAt(at) == ' ' || text.charAt(at) == '\t') {
            at++;
        }
        return at;
    }

    @Override
    protected List<Edit<WearList>> edits() {
        return List.of(
                Edit.of("a name", WearSamples.SPACED, list -> list.withMaterial(1, "LAVA"), "rows[1].name"),
                Edit.of("a lightmap", WearSamples.SPACED, list -> list.withLightmap(0, "N.0"), "lightmaps[0].name"),
                Edit.of(
                        "an id",
                        WearSamples.SPACED,
                        list -> list.edit().materialId(0, 0).apply(),
                        "rows[0].id"),
                Edit.of(
                        "the id of a lightmap",
                        WearSamples.SPACED,
                        list -> list.edit().lightmapId(0, 0).apply(),
                        "lightmaps[0].id"),
                Edit.of(
                        "one row more",
                        WearSamples.LIGHTMAPS,
                        list -> list.edit().addMaterial("SAND").apply(),
                        "count.word",
                        "rows[2].*"),
                Edit.of(
                        "a row behind one without a line end",
                        WearSamples.NO_LAST_END,
                        list -> list.edit().addMaterial("SAND").apply(),
                        "count.word",
                        "rows[0].end",
                        "rows[1].*"),
                Edit.of(
                        "a row less",
                        WearSamples.PLAIN,
                        list -> list.edit().removeMaterial(1).apply(),
                        "count.word",
                        "rows[1].*"),
                Edit.of(
                        "the first lightmap",
                        WearSamples.REST,
                        list -> list.edit().addLightmap("L.0").apply(),
                        "separator",
                        "keyword.*",
                        "lightmapCount.*",
                        "lightmaps[0].*"),
                Edit.of(
                        "no lightmaps",
                        WearSamples.SPACED,
                        list -> list.edit().removeLightmap(0).apply(),
                        "separator",
                        "keyword.*",
                        "lightmapCount.*",
                        "lightmaps[0].*"),
                Edit.of(
                        "one blank line",
                        WearSamples.SPACED,
                        list -> list.edit().oneBlankLine().apply(),
                        "separator"));
    }
}
