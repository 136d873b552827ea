package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {

    private static final long MILLI = 1_000_000;

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long now;

    private Progress progress(Progress.Style style) {
        Console console = new Console(new ByteArrayOutputStream(), err, true, true);
        return new Progress(console, style, () -> now * MILLI);
    }

    private String said() {
        String text = err.toString(StandardCharsets.UTF_8);
        err.reset();
        return text;
    }

    @Test
    void aLineComesAfterAWhileAndIsWipedAtTheEnd() {
        Progress progress = progress(Progress.Style.LINE);
        progress.start("extract", 1028, 76_000_000);
        now = 299;
        progress.item("HULL00.0", 1, true);
        assertThat(said()).isEmpty();
        now = 1000;
        progress.item("HULL01.0", 37_999_999, true);
        assertThat(said()).isEqualTo("\r\u001B[K[2/1028] 38 MB/s  ETA 0:01  HULL01.0");
        now = 1050;
        progress.item("HULL02.0", 1, true);
        assertThat(said()).as("not more than ten a second").isEmpty();
        progress.done(0);
        assertThat(said()).isEqualTo("\r\u001B[K");
    }

    @Test
    void shortWorkShowsNothingOnATerminal() {
        Progress progress = progress(Progress.Style.LINE);
        progress.start("extract", 2, 2);
        progress.item("a", 1, true);
        progress.item("b", 1, true);
        progress.done(0);
        assertThat(said()).isEmpty();
    }

    @Test
    void aNameCannotActOnTheTerminalNorBreakTheLine() {
        Progress progress = progress(Progress.Style.LINE);
        progress.start("extract", 2, 0);
        now = 500;
        progress.item("\u001B[2J\n" + "x".repeat(200), 0, true);
        String line = said().substring("\r\u001B[K".length());
        assertThat(line).doesNotContain("\u001B", "\n").hasSize(79);
    }

    @Test
    void elsewhereThereIsALineForEachTenth() {
        Progress progress = progress(Progress.Style.TENTHS);
        progress.start("extract", 1000, 0);
        for (int i = 0; i < 1000; i++) {
            progress.item("x", 0, true);
        }
        progress.done(0);
        assertThat(said().lines()).hasSize(10).startsWith("[100/1000] 10 %").endsWith("[1000/1000] 100 %");
    }

    @Test
    void aFewQuickItemsGetNoLines() {
        Progress progress = progress(Progress.Style.TENTHS);
        progress.start("extract", 3, 0);
        progress.item("x", 0, true);
        assertThat(said()).isEmpty();
        now = 400;
        progress.item("y", 0, true);
        assertThat(said()).isEqualTo("[2/3] 60 %\n");
    }

    @Test
    void nothingIsNothing() {
        Progress progress = progress(Progress.Style.NOTHING);
        progress.start("extract", 1000, 0);
        now = 10_000;
        progress.item("x", 0, false);
        progress.done(3);
        assertThat(said()).isEmpty();
    }
}
