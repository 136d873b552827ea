package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Template;
import java.util.Arrays;
import java.util.List;

/**
 * What keeps a list from being read, said of its materials or of its lightmaps.
 *
 * @param text the whole text
 * @param problems hears of it
 * @param part the part that is being read
 */
record WearFailures(ByteView text, Problems problems, Part part) {

    /** The two parts of a list and what is said about them. */
    enum Part {
        MATERIALS("count", "rows", WearProblem.COUNT, WearProblem.ROWS),
        LIGHTMAPS("lightmapCount", "lightmaps", WearProblem.LIGHTMAPS, WearProblem.LIGHTMAPS);

        private final String countField;
        private final String rowsField;
        private final WearProblem count;
        private final WearProblem rows;

        Part(String countField, String rowsField, WearProblem count, WearProblem rows) {
            this.countField = countField;
            this.rowsField = rowsField;
            this.count = count;
            this.rows = rows;
        }
    }

    /** The number of rows that a word says, if it is one; {@code end} is behind the text that was looked at. */
    int count(int at, int end, ByteView word) {
        if (!WearText.isNumber(word)) {
            String why = word.length() == 0 ? WearProblem.NO_COUNT : WearProblem.NO_NUMBER;
            throw bad(part.countField, part.count, at, end, why);
        }
        long number = WearText.number(word);
        if (number <= 0) {
            throw bad(part.countField, part.count, at, end, WearProblem.NOT_POSITIVE);
        }
        if (number > Integer.MAX_VALUE) {
            throw bad(part.countField, part.count, at, end, WearProblem.TOO_LARGE);
        }
        return (int) number;
    }

    MalformedAssetException missingRow(int row, int count) {
        int end = text.length();
        return failure(part.rowsField, part.rows, end, end, WearProblem.MISSING_ROW, row, count);
    }

    MalformedAssetException rowWithoutId(int row, int at, int end) {
        return bad(part.rowsField + "[" + row + "].id", part.rows, at, end, WearProblem.ROW_WITHOUT_ID, row);
    }

    MalformedAssetException rowWithoutName(int row, int at, int end) {
        return bad(part.rowsField + "[" + row + "].name", part.rows, at, end, WearProblem.ROW_WITHOUT_NAME, row);
    }

    /** The last argument of the sentence is the text that was found. */
    private MalformedAssetException bad(
            String field, WearProblem code, int at, int end, String sentence, Object... arguments) {
        String found = WearText.shown(text.slice(at, end - at));
        Object[] all = Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = found;
        return failure(field, code, at, end, sentence, all);
    }

    private MalformedAssetException failure(
            String field, WearProblem code, int at, int end, String sentence, Object... arguments) {
        String wrong = Template.fill(sentence, List.of(arguments));
        return problems.field(field).fatal(code, text.range(at, end - at), wrong);
    }
}
