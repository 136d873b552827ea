package dev.ironkit.checks;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The layout tables in the comment of a source file: preformatted text whose first line is "off size field". */
final class LayoutTable {

    /** A line of a table. */
    record Line(int offset, int size, String field) {}

    private static final Pattern BLOCK = Pattern.compile("<pre>(.*?)</pre>", Pattern.DOTALL);
    private static final Pattern HEAD = Pattern.compile("^[\\s*]*off +size +field\\b.*");
    private static final Pattern LINE = Pattern.compile("^[\\s*]*(\\d+) +(\\d+) +([A-Za-z]\\w*)\\b.*");

    private LayoutTable() {}

    static List<List<Line>> in(String source) {
        List<List<Line>> tables = new ArrayList<>();
        Matcher block = BLOCK.matcher(source);
        while (block.find()) {
            List<String> lines = block.group(1)
                    .lines()
                    .filter(line -> !line.matches("[\\s*]*"))
                    .toList();
            if (!lines.isEmpty() && HEAD.matcher(lines.get(0)).matches()) {
                tables.add(lines.stream()
                        .map(LINE::matcher)
                        .filter(Matcher::matches)
                        .map(line -> new Line(
                                Integer.parseInt(line.group(1)), Integer.parseInt(line.group(2)), line.group(3)))
                        .toList());
            }
        }
        return tables;
    }
}
