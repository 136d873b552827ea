package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.List;

/** Reads a list line by line, as the engine reads text in memory: two lines are skipped before the count of lightmaps. */
final class WearBufferMode {

    private final ByteView text;
    private final Problems problems;
    private int at;

    WearBufferMode(ByteView text, Problems problems) {
        this.text = text.load();
        this.problems = problems;
    }

    WearReading read() {
        List<ByteView> materials = rows(new WearFailures(text, problems, WearFailures.Part.MATERIALS));
        if (WearText.find(text, at) < 0) {
            return new WearReading(materials, List.of());
        }
        // Meant for the blank line and the word; whatever stands there is skipped.
        at = WearText.lineEnd(text, at);
        at = WearText.lineEnd(text, at);
        return new WearReading(materials, rows(new WearFailures(text, problems, WearFailures.Part.LIGHTMAPS)));
    }

    private List<ByteView> rows(WearFailures failures) {
        int lineEnd = WearText.lineEnd(text, at);
        ByteView line = text.slice(at, lineEnd - at);
        int from = WearText.skipBlanks(line, 0);
        int end = WearText.skipNumber(line, from);
        int count = failures.count(at, lineEnd, line.slice(from, end - from));
        at = lineEnd;
        List<ByteView> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (at == text.length()) {
                throw failures.missingRow(i, count);
            }
            names.add(row(i, failures));
        }
        return names;
    }

    private ByteView row(int index, WearFailures failures) {
        int start = at;
        at = WearText.lineEnd(text, at);
        ByteView line = text.slice(start, at - start);
        int id = WearText.skipBlanks(line, 0);
        int idEnd = WearText.skipNumber(line, id);
        if (idEnd == id) {
            throw failures.rowWithoutId(index, start, at);
        }
        int name = WearText.skipBlanks(line, idEnd);
        int end = WearText.trimmedEnd(line, name, line.length());
        if (end == name) {
            throw failures.rowWithoutName(index, start, at);
        }
        return line.slice(name, end - name);
    }
}
