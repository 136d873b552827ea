package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Template;
import dev.ironkit.format.texm.PaletteSuffix;
import dev.ironkit.format.texm.TextureName;
import java.util.List;

/**
 * What a list that can be read may still have wrong.
 *
 * <p>The reader takes whatever can be held; this is what the validator asks of it. Whether materials and lightmaps are there is
 * a question to other assets and not asked here.
 */
public final class WearRules {

    /** How many rows the lower half of a handle can name. */
    private static final int REACHED = 0x1_0000;

    private final WearList list;
    private final ByteView image;
    private final Problems problems;

    private WearRules(WearList list, ByteView image, Problems problems) {
        this.list = list;
        this.image = image;
        this.problems = problems;
    }

    /**
     * Reports what is odd about a list.
     *
     * @param list the list
     * @param image its bytes
     * @param problems hears of it
     */
    public static void check(WearList list, ByteView image, Problems problems) {
        WearRules rules = new WearRules(list, image, problems);
        if (list.rows().size() > REACHED) {
            rules.report(
                    WearProblem.ROW_LIMIT,
                    "count.word",
                    image.range(0, list.count().length()),
                    list.rows().size());
        }
        int end = rules.checkRows("rows", "materials", list.rows(), list.count().length());
        if (list.lightmaps().isPresent()) {
            end = rules.checkLightmaps(list.lightmaps().get(), end);
        }
        rules.checkRest(end);
    }

    private int checkLightmaps(WearLightmaps block, int start) {
        int keywordAt = start + block.separator().length();
        if (block.blankLines() != 1) {
            String lines = Printable.count(block.blankLines(), "blank line", "blank lines");
            report(
                    WearProblem.BLANK_LINE,
                    "separator",
                    image.range(start, block.separator().length()),
                    lines);
        }
        if (WearText.find(block.keyword().word(), 0) != 0) {
            ByteRange range = image.range(
                    keywordAt + block.keyword().indent().length(),
                    block.keyword().word().length());
            report(
                    WearProblem.KEYWORD,
                    "keyword.word",
                    range,
                    WearText.shown(block.keyword().word()));
        }
        int rowsAt = keywordAt + block.keyword().length() + block.count().length();
        int end = checkRows("lightmaps", "lightmaps", block.rows(), rowsAt);
        int at = rowsAt;
        for (int i = 0; i < block.rows().size(); i++) {
            WearRow row = block.rows().get(i);
            checkLightmap(i, row, nameRange(row, at));
            at += row.length();
        }
        return end;
    }

    private void checkLightmap(int index, WearRow row, ByteRange range) {
        String field = "lightmaps[" + index + "].name";
        String shown = WearText.shown(row.name());
        var name = TextureName.of(row.name());
        if (name.isEmpty()) {
            report(WearProblem.LIGHTMAP_NAME, field, range, index, shown);
        }
        name.flatMap(TextureName::suffix)
                .filter(PaletteSuffix::isBehindTheBank)
                .ifPresent(suffix -> report(WearProblem.PALETTE_SUFFIX, field, range, index, shown, suffix.index()));
    }

    /** Returns where the rows end. */
    private int checkRows(String field, String title, List<WearRow> rows, int start) {
        boolean counted = true;
        int at = start;
        for (int i = 0; i < rows.size(); i++) {
            WearRow row = rows.get(i);
            if (counted && !row.hasId(i)) {
                // One is enough: where one id is off, those behind it are off too.
                counted = false;
                ByteRange range =
                        image.range(at + row.indent().length(), row.id().length());
                report(WearProblem.IDS, field + "[" + i + "].id", range, i, title, WearText.shown(row.id()), field);
            }
            if (WearText.skipWord(row.name(), 0) < row.name().length()) {
                String name = field + "[" + i + "].name";
                report(WearProblem.NAME_SPACE, name, nameRange(row, at), i, title, WearText.shown(row.name()), field);
            }
            checkName(field, title, i, row, nameRange(row, at));
            at += row.length();
        }
        return at;
    }

    private void checkName(String field, String title, int index, WearRow row, ByteRange range) {
        String wrong = "";
        if (row.name().length() > WearNames.LONGEST) {
            wrong = Template.fill(WearProblem.LONG, List.of(row.name().length()));
        } else if (WearNames.hasControl(row.name())) {
            wrong = WearProblem.CONTROL;
        }
        if (!wrong.isEmpty()) {
            String name = field + "[" + index + "].name";
            report(WearProblem.NAME, name, range, index, title, wrong, WearText.shown(row.name()), field);
        }
    }

    private ByteRange nameRange(WearRow row, int at) {
        int before = row.indent().length() + row.id().length() + row.gap().length();
        return image.range((long) at + before, row.name().length());
    }

    private void checkRest(int start) {
        ByteView rest = list.rest();
        int at = WearText.skipBlanks(rest, 0);
        if (at < rest.length()) {
            int end = WearText.trimmedEnd(rest, at, rest.length());
            ByteView text = rest.slice(at, end - at);
            report(WearProblem.TRAILING, "rest", image.range(start + at, text.length()), WearText.shown(text));
        }
    }

    private void report(ProblemCode code, String field, ByteRange range, Object... arguments) {
        problems.field(field).report(code, range, arguments);
    }
}
