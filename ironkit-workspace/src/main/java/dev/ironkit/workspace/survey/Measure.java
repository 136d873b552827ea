package dev.ironkit.workspace.survey;

import java.util.Locale;

/** What a row of the census counts. */
enum Measure {
    /** Assets of a kind, those that have the field where one is named. */
    ASSETS,
    /** Values of the field, over all assets. */
    VALUES,
    /** Which values there are and how often. */
    HISTOGRAM,
    /** The values of one asset as a row, and how often. */
    ROWS,
    /** How many values one asset has, and how often. */
    COUNTS,
    /** The least and the greatest number of values that one asset has. */
    COUNT_RANGE,
    /** The least and the greatest value. */
    RANGE,
    /** The sum of all values. */
    SUM,
    /** How many different values there are. */
    DISTINCT,
    /** Assets in which no rule of their format is broken. */
    SOUND,
    /** A figure of the whole, such as the number of files. */
    TOTAL;

    static Measure of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
