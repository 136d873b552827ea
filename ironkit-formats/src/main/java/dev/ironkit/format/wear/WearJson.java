package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.Shape;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A list that comes as JSON: its rows are counted, so that they can be added and removed, and each has to be a line of the text.
 *
 * <p>Without lightmaps nothing in the text says that there are some; the first one brings its blank line, word and count.
 */
final class WearJson {

    private static final String ROWS = "rows";
    private static final String LIGHTMAPS = "lightmaps";

    private final Map<Object, Object> list;
    private final Consumer<String> notes;

    private WearJson(Map<?, ?> list, Consumer<String> notes) {
        this.list = new LinkedHashMap<>(list);
        this.notes = notes;
    }

    /** The same JSON with counts that fit its rows; what is not of the shape of a list stays as it is. */
    static Object counted(Object json, Consumer<String> notes) {
        return json instanceof Map<?, ?> list ? new WearJson(list, notes).counted() : json;
    }

    private Object counted() {
        count("count", list.get(ROWS));
        Object lightmaps = list.get(LIGHTMAPS);
        if (lightmaps == null || (lightmaps instanceof List<?> rows && rows.isEmpty())) {
            removeLightmaps();
        } else {
            addWhatLightmapsNeed();
            count("lightmapCount", lightmaps);
        }
        return list;
    }

    private void count(String name, Object rows) {
        if (!(rows instanceof List<?> counted) || !(list.get(name) instanceof Map<?, ?> stored)) {
            return;
        }
        Object said = stored.get("word");
        if (number(said) != counted.size()) {
            Map<Object, Object> line = new LinkedHashMap<>(stored);
            line.put("word", Integer.toString(counted.size()));
            list.put(name, line);
            String before = number(said) < 0 ? "" : " " + number(said) + " ->";
            notes.accept(name + before + " " + counted.size() + ", counted");
        }
    }

    /** What a word says, as the reader takes it; -1 where it is no number of rows. */
    private static long number(Object said) {
        String text = said instanceof BigDecimal number ? number.toPlainString() : String.valueOf(said);
        try {
            ByteView word = ByteView.of(FieldType.CHARACTERS.parse(text, -1));
            return WearText.isNumber(word) ? Math.max(WearText.number(word), -1) : -1;
        } catch (FieldValueException e) {
            return -1;
        }
    }

    private void removeLightmaps() {
        boolean had = list.containsKey("keyword") || list.containsKey("lightmapCount");
        for (String name : List.of("separator", "keyword", "lightmapCount", LIGHTMAPS)) {
            list.remove(name);
        }
        if (had) {
            notes.accept("no lightmaps, so the word LIGHTMAPS is removed too");
        }
    }

    private void addWhatLightmapsNeed() {
        String end = list.get("count") instanceof Map<?, ?> count
                        && count.get("end") instanceof String text
                        && !text.endsWith("\r\n")
                        && text.endsWith("\n")
                ? "\n"
                : "\r\n";
        if (!list.containsKey("keyword")) {
            list.putIfAbsent("separator", end);
            list.put("keyword", line(WearText.LIGHTMAPS, end));
            notes.accept("the word LIGHTMAPS is added");
        }
        list.putIfAbsent("lightmapCount", line("", end));
    }

    private static Map<String, Object> line(String word, String end) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("indent", "");
        line.put("word", word);
        line.put("end", end);
        return line;
    }

    /**
     * Refuses rows that the text does not say as they are: those without a line end before another, or with one inside.
     *
     * @param json the JSON that the bytes were made of, counted
     * @param row what a row looks like
     * @param bytes the text; where it cannot be read at all its reader says why
     */
    static void checkLines(Object json, Shape row, ByteView bytes) {
        Map<?, ?> said = (Map<?, ?>) json;
        List<ByteView> rows = lines(ROWS, said.get(ROWS), row);
        List<ByteView> lightmaps = lines(LIGHTMAPS, said.get(LIGHTMAPS), row);
        WearList read;
        try {
            read = WearFormat.WEAR.decode(bytes, Problems.strict());
        } catch (MalformedAssetException e) {
            return;
        }
        checkRows(ROWS, rows, read.rows());
        checkRows(LIGHTMAPS, lightmaps, read.lightmapRows());
    }

    private static List<ByteView> lines(String field, Object said, Shape row) {
        List<ByteView> lines = new ArrayList<>();
        List<?> rows = said instanceof List<?> list ? list : List.of();
        for (int i = 0; i < rows.size(); i++) {
            String where = field + "[" + i + "]";
            ByteSink sink = ByteSink.inMemory();
            FieldJson.read(rows.get(i), row, where, sink);
            ByteView line = sink.toView();
            int end = line.indexOf(WearText.LINE_FEED);
            boolean isLine = end < 0 ? i == rows.size() - 1 : end == line.length() - 1;
            if (!isLine) {
                throw WearRefusal.of(WearProblem.EDIT_LINES, where);
            }
            lines.add(line);
        }
        return lines;
    }

    /** The last line may lack its end, and what follows may be read as rows too. */
    private static void checkRows(String field, List<ByteView> said, List<WearRow> read) {
        for (int i = 0; i < said.size(); i++) {
            ByteSink found = ByteSink.inMemory();
            if (i < read.size()) {
                read.get(i).write(found);
            }
            if (!said.get(i).equals(found.toView())) {
                throw WearRefusal.of(WearProblem.EDIT_LINES, field + "[" + i + "]");
            }
        }
        if (read.size() > said.size()) {
            throw WearRefusal.of(WearProblem.EDIT_LINES, "rest");
        }
    }
}
