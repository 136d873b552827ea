package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** All that a reader says about a file, as lines of text with places relative to its start, so that two can be compared. */
final class Reading {

    private Reading() {}

    static <T> List<String> of(Format<T> format, ByteView view, Attributes attributes) {
        List<String> lines = new ArrayList<>();
        Problems problems = Problems.tolerant();
        try {
            T model = format.decode(view, attributes, problems);
            ByteMap.forEachLeaf(
                    format.describe(model, view),
                    (path, leaf) -> lines.add(path + " = " + leaf.value() + " " + leaf.type() + " " + leaf.role() + " "
                            + place(leaf.range(), view)));
            lines.add("encoded "
                    + HexFormat.of().formatHex(RoundTrip.encoded(format, model).toByteArray()));
        } catch (MalformedAssetException refused) {
            lines.add("refused: " + line(refused.diagnostic(), view));
        }
        problems.all().forEach(found -> lines.add(line(found, view)));
        return lines;
    }

    private static String line(Diagnostic found, ByteView view) {
        return found.severity() + " " + found.code().id() + " " + found.field() + " " + place(found.range(), view);
    }

    private static String place(ByteRange range, ByteView view) {
        return "at " + (range.offset() - view.origin()) + "+" + range.length();
    }
}
