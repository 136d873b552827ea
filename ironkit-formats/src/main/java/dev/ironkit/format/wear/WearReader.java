package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a list line by line and keeps every piece of it. */
final class WearReader {

    private final ByteView text;
    private final WearFailures materials;
    private final WearFailures lightmaps;
    private int at;

    WearReader(ByteView text, Problems problems) {
        this.text = text.load();
        this.materials = new WearFailures(this.text, problems, WearFailures.Part.MATERIALS);
        this.lightmaps = new WearFailures(this.text, problems, WearFailures.Part.LIGHTMAPS);
    }

    WearList read() {
        WearLine count = line();
        List<WearRow> rows = rows(number(count, materials), materials);
        Optional<WearLightmaps> block = lightmaps();
        return new WearList(count, rows, block, text.from(at));
    }

    private int number(WearLine line, WearFailures failures) {
        return failures.count(at - line.length(), at, line.word());
    }

    /** The next line as one word, blanks inside and all. */
    private WearLine line() {
        int lineEnd = WearText.lineEnd(text, at);
        int from = Math.min(WearText.skipBlanks(text, at), lineEnd);
        int end = WearText.trimmedEnd(text, from, lineEnd);
        WearLine line =
                new WearLine(text.slice(at, from - at), text.slice(from, end - from), text.slice(end, lineEnd - end));
        at = lineEnd;
        return line;
    }

    private List<WearRow> rows(int count, WearFailures failures) {
        List<WearRow> rows = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (at == text.length()) {
                throw failures.missingRow(i, count);
            }
            rows.add(row(i, failures));
        }
        return rows;
    }

    private WearRow row(int index, WearFailures failures) {
        int start = at;
        WearLine line = line();
        int idEnd = WearText.skipWord(line.word(), 0);
        ByteView id = line.word().slice(0, idEnd);
        if (!WearText.isNumber(id)) {
            throw failures.rowWithoutId(index, start, at);
        }
        int name = WearText.skipBlanks(line.word(), idEnd);
        if (name == line.word().length()) {
            throw failures.rowWithoutName(index, start, at);
        }
        ByteView gap = line.word().slice(idEnd, name - idEnd);
        return new WearRow(line.indent(), id, gap, line.word().from(name), line.end());
    }

    /** The second part, or nothing where something else follows; then nothing is taken. */
    private Optional<WearLightmaps> lightmaps() {
        int start = at;
        int separatorEnd = at;
        WearLine keyword = line();
        while (keyword.word().length() == 0 && at < text.length()) {
            separatorEnd = at;
            keyword = line();
        }
        if (!WearText.isKeyword(keyword.word())) {
            at = start;
            return Optional.empty();
        }
        WearLine count = line();
        List<WearRow> rows = rows(number(count, lightmaps), lightmaps);
        return Optional.of(new WearLightmaps(text.slice(start, separatorEnd - start), keyword, count, rows));
    }
}
