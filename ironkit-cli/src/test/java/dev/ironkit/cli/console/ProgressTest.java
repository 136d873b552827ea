package dev.ironkit.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
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
        now = 999;
        progress.item("HULL00.0", 1, true);
        assertThat(said()).isEmpty();
        now = 1000;
        progress.item("HULL01.0", 37_999_999, true);
        assertThat(said()).isEqualTo("\r\u001B[K[2/1028] 38 MB/s  ETA 0:01  HULL01.0");
        now = 1050;
        progress.item("HULL02.0", 1, true);
        assertThat(said()).as("not more than ten a second").isEmpty();
        progress.done();
        assertThat(said()).isEqualTo("\r\u001B[K");
    }

    @Test
    void shortWorkShowsNothingOnATerminal() {
        Progress progress = progress(Progress.Style.LINE);
        progress.start("extract", 2, 2);
        progress.item("a", 1, true);
        progress.item("b", 1, true);
        progress.done();
        assertThat(said()).isEmpty();
    }

    @Test
    void aNameCannotActOnTheTerminalNorBreakTheLine() {
        Progress progress = progress(Progress.Style.LINE);
        progress.start("extract", 2, 0);
        now = 1500;
        progress.item("\u001B[2J\n" + "x".repeat(200), 0, true);
        String line = said().substring("\r\u001B[K".length());
        assertThat(line).doesNotContain("\u001B", "\n").hasSize(79);
    }

    /** The lines that many items give, each taking some milliseconds. */
    private List<String> log(int items, int each) {
        Progress progress = progress(Progress.Style.TENTHS);
        progress.start("extract", items, 0);
        for (int i = 0; i < items; i++) {
            now += each;
            progress.item("x", 0, true);
        }
        progress.done();
        return said().lines().toList();
    }

    @Test
    void aLogGetsALineForEachTenthOfLongWork() {
        assertThat(log(1000, 200))
                .hasSize(9)
                .startsWith("[100/1000] 10 %", "[200/1000] 20 %")
                .endsWith("[900/1000] 90 %");
        assertThat(log(1_000_000, 200)).hasSize(9);
    }

    @Test
    void aLogGetsNoLineSoonAfterAnother() {
        assertThat(log(1000, 30)).containsExactly("[334/1000] 30 %", "[668/1000] 60 %");
    }

    @Test
    void aLogGetsNoLineOfShortWork() {
        assertThat(log(1000, 9)).isEmpty();
        assertThat(log(1, 60_000)).isEmpty();
    }

    @Test
    void aLogGetsALineOfFewItemsThatTakeLong() {
        assertThat(log(3, 12_000)).containsExactly("[1/3] 30 %", "[2/3] 60 %");
    }

    @Test
    void nothingIsNothing() {
        Progress progress = progress(Progress.Style.NOTHING);
        progress.start("extract", 1000, 0);
        now = 10_000;
        progress.item("x", 0, false);
        progress.done();
        assertThat(said()).isEmpty();
    }
}
