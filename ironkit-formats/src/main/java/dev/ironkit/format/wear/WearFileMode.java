package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.List;

/** Reads a list word by word, as the engine reads a file. */
final class WearFileMode {

    private final ByteView text;
    private final Problems problems;
    private int at;

    WearFileMode(ByteView text, Problems problems) {
        this.text = text.load();
        this.problems = problems;
    }

    WearReading read() {
        List<ByteView> materials = rows(new WearFailures(text, problems, WearFailures.Part.MATERIALS));
        boolean found = skipToKeyword();
        List<ByteView> lightmaps =
                found ? rows(new WearFailures(text, problems, WearFailures.Part.LIGHTMAPS)) : List.of();
        return new WearReading(materials, lightmaps);
    }

    private boolean skipToKeyword() {
        while (true) {
            ByteView word = word();
            if (word.length() == 0) {
                return false;
            }
            if (word.length() == WearText.LIGHTMAPS.length() && WearText.find(word, 0) == 0) {
                return true;
            }
        }
    }

    private List<ByteView> rows(WearFailures failures) {
        at = WearText.skipBlanks(text, at);
        int from = at;
        ByteView number = number();
        int count = failures.count(from, number.length() == 0 ? WearText.skipWord(text, from) : at, number);
        List<ByteView> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            at = WearText.skipBlanks(text, at);
            if (at == text.length()) {
                throw failures.missingRow(i, count);
            }
            int start = at;
            if (number().length() == 0) {
                throw failures.rowWithoutId(i, start, WearText.skipWord(text, start));
            }
            ByteView name = word();
            if (name.length() == 0) {
                throw failures.rowWithoutName(i, start, at);
            }
            names.add(name);
        }
        return names;
    }

    /** The digits here, as many as there are; what follows them directly is the next word. */
    private ByteView number() {
        int start = at;
        at = WearText.skipNumber(text, at);
        return text.slice(start, at - start);
    }

    /** The next word; empty at the end. */
    private ByteView word() {
        int start = WearText.skipBlanks(text, at);
        at = WearText.skipWord(text, start);
        return text.slice(start, at - start);
    }
}
