package dev.ironkit.testkit;

import java.util.ArrayList;
import java.util.List;

/**
 * Builds material lists from the format page.
 *
 * <pre>{@code
 * byte[] text = WearBytes.list("STONE", "GRASS").lightmap("LIGHT.0").build();
 * }</pre>
 *
 * <p>Counts, ids, blank lines and the keyword can be said otherwise, to make the text odd or wrong.
 */
public final class WearBytes {

    private final List<String> rows = new ArrayList<>();
    private final List<String> lightmaps = new ArrayList<>();
    private String count;
    private String lightmapCount;
    private String keyword = "LIGHTMAPS";
    private String lineEnd = "\r\n";
    private int blankLines = 1;
    private boolean hasLightmaps;
    private boolean endsLastLine = true;
    private String rest = "";

    private WearBytes() {}

    /** {@return a list of materials, ids from 0 on} */
    public static WearBytes list(String... materials) {
        WearBytes list = new WearBytes();
        for (String material : materials) {
            list.row(list.rows.size() + " " + material);
        }
        return list;
    }

    /** Adds a row as it is to stand there, without its line end. */
    public WearBytes row(String text) {
        rows.add(text);
        return this;
    }

    /** Adds a lightmap. */
    public WearBytes lightmap(String name) {
        return lightmapRow(lightmaps.size() + " " + name);
    }

    /** Adds a row of the lightmaps as it is to stand there, without its line end. */
    public WearBytes lightmapRow(String text) {
        lightmaps.add(text);
        hasLightmaps = true;
        return this;
    }

    /** Says another first line. */
    public WearBytes sayCount(String text) {
        count = text;
        return this;
    }

    /** Says another count of lightmaps, and that there is such a part. */
    public WearBytes sayLightmapCount(String text) {
        lightmapCount = text;
        hasLightmaps = true;
        return this;
    }

    /** Says another word before the lightmaps. */
    public WearBytes keyword(String text) {
        keyword = text;
        return this;
    }

    /** Says how many blank lines stand before that word. */
    public WearBytes blankLines(int number) {
        blankLines = number;
        return this;
    }

    /** Says how lines end. */
    public WearBytes lineEnd(String text) {
        lineEnd = text;
        return this;
    }

    /** Leaves the last line of the rows without its end. */
    public WearBytes noLastLineEnd() {
        endsLastLine = false;
        return this;
    }

    /** Puts text behind the last row. */
    public WearBytes rest(String text) {
        rest = text;
        return this;
    }

    /** {@return where a row starts} */
    public int rowAt(int index) {
        return RawBytes.of(head() + joined(rows.subList(0, index))).length;
    }

    /** {@return where the first part ends, and blank lines begin} */
    public int separatorAt() {
        return rowAt(rows.size());
    }

    /** {@return where the word before the lightmaps starts} */
    public int keywordAt() {
        return separatorAt() + blankLines * lineEnd.length();
    }

    /** {@return where the count of the lightmaps starts} */
    public int lightmapCountAt() {
        return keywordAt() + RawBytes.of(keyword + lineEnd).length;
    }

    /** {@return where a row of the lightmaps starts} */
    public int lightmapAt(int index) {
        return lightmapCountAt() + RawBytes.of(lightmapLine() + joined(lightmaps.subList(0, index))).length;
    }

    private String head() {
        return (count == null ? Integer.toString(rows.size()) : count) + lineEnd;
    }

    private String lightmapLine() {
        return (lightmapCount == null ? Integer.toString(lightmaps.size()) : lightmapCount) + lineEnd;
    }

    private String joined(List<String> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append(lineEnd));
        return text.toString();
    }

    /** {@return the text} */
    public byte[] build() {
        StringBuilder text = new StringBuilder(head()).append(joined(rows));
        if (hasLightmaps) {
            text.append(lineEnd.repeat(blankLines)).append(keyword).append(lineEnd);
            text.append(lightmapLine()).append(joined(lightmaps));
        }
        if (!endsLastLine) {
            text.setLength(text.length() - lineEnd.length());
        }
        return RawBytes.of(text.append(rest).toString());
    }
}
