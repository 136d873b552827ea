package dev.ironkit.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParagraphTest {

    @Test
    void breaksAtSpaces() {
        assertThat(Paragraph.lines("one two three", 7)).containsExactly("one two", "three");
        assertThat(Paragraph.lines("one two three", 100)).containsExactly("one two three");
    }

    @Test
    void aLongWordHasALineForItself() {
        assertThat(Paragraph.lines("a 0123456789 b", 4)).containsExactly("a", "0123456789", "b");
    }

    @Test
    void laterLinesStandBelowTheFirst() {
        assertThat(Paragraph.labelled("do: ", "one two three", 11)).containsExactly("do: one two", "    three");
    }
}
