package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;

/** The three ways to read a list. All take well-made text alike; they differ in what else they take. */
public enum WearParser {

    /**
     * Line by line: a count, so many rows, perhaps blank lines, perhaps LIGHTMAPS in any case with a count and rows. A row is a
     * number and the rest of its line. What this tool reads lists by.
     */
    TOLERANT("tolerant") {
        @Override
        public WearReading read(ByteView text, Problems problems) {
            WearList list = new WearReader(text, problems).read();
            return new WearReading(
                    list.rows().stream().map(WearRow::name).toList(),
                    list.lightmapRows().stream().map(WearRow::name).toList());
        }
    },

    /**
     * The engine's way with a file or an entry: word by word, where line ends are blanks like others. A name is one word. Behind
     * the rows words are skipped until one is LIGHTMAPS.
     */
    FILE("file") {
        @Override
        public WearReading read(ByteView text, Problems problems) {
            return new WearFileMode(text, problems).read();
        }
    },

    /**
     * The engine's way with text in memory: line by line. Where LIGHTMAPS stands anywhere behind the rows two lines are
     * skipped and the count is read there, so exactly one blank line has to stand before the word: without one the id of the
     * first lightmap is taken for the count, with two the word itself, which counts as 0.
     */
    BUFFER("buffer") {
        @Override
        public WearReading read(ByteView text, Problems problems) {
            return new WearBufferMode(text, problems).read();
        }
    };

    private final String id;

    WearParser(String id) {
        this.id = id;
    }

    /** {@return its name on the command line and in documents} */
    public String id() {
        return id;
    }

    /**
     * {@return what this parser takes from a text}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if a count is not above 0 or rows are missing
     */
    public abstract WearReading read(ByteView text, Problems problems);
}
