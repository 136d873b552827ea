package dev.ironkit.cli.console;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.RunFiles;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Tells on stderr how far a long command is.
 *
 * <p>On a terminal it is one line that is written over and wiped at the end, and only for work that takes a while. Elsewhere,
 * such as in the log of a build, it is a line now and then, for a tenth of the work at least, or JSON events for programs.
 */
public final class Progress {

    /** What is shown. */
    public enum Style {
        NOTHING,
        /** {@code [412/1028] 38 MB/s  ETA 0:07  HULL01.0}, written over. */
        LINE,
        /** {@code [412/1028] 40 %}, ten times at most. */
        TENTHS,
        /** One JSON object a line. */
        EVENTS
    }

    private static final String SCHEMA = "ironkit.progress";
    private static final long NANOS = 1_000_000_000L;
    private static final long PATIENCE = NANOS;
    private static final long REFRESH = 100_000_000L;

    /** Nobody watches a log: it gets no line earlier, and none sooner after another. */
    private static final long LOG_PATIENCE = 10 * NANOS;

    private static final int COLUMNS = 79;
    private static final String WIPE = "\r\u001B[K";

    private final Console console;
    private final Style style;
    private final LongSupplier clock;
    private int items;
    private long bytes;
    private int done;
    private int failed;
    private long bytesDone;
    private long begun;
    private long shown;
    private long logged;
    private int tenths;
    private int seq;
    private int told;
    private boolean started;

    /** What was told of items: of one rule and one thing two may know, in other words. */
    private final Set<String> toldOfItems = new LinkedHashSet<>();

    private final Set<Diagnostic> toldAtTheEnd = new LinkedHashSet<>();

    /**
     * Progress that has not begun.
     *
     * @param clock nanoseconds from any moment
     */
    public Progress(Console console, Style style, LongSupplier clock) {
        this.console = console;
        this.style = style;
        this.clock = clock;
    }

    /** Whether events are written, so that nothing else should be said on stderr. */
    public boolean isForPrograms() {
        return style == Style.EVENTS;
    }

    /**
     * Begins.
     *
     * @param task the command
     * @param itemCount how many items there are
     * @param byteCount how many bytes they have; 0 where that is not known
     */
    public void start(String task, int itemCount, long byteCount) {
        started = true;
        items = itemCount;
        bytes = byteCount;
        begun = clock.getAsLong();
        shown = begun + PATIENCE - REFRESH;
        logged = begun;
        event("start", out -> out.field("task", task).field("items", itemCount).field("bytes", byteCount));
        tellOfEarlierSaves();
    }

    /** What the command found of interrupted ones before it, once. */
    private void tellOfEarlierSaves() {
        List<Diagnostic> all = RunFiles.told();
        all.subList(Math.min(told, all.size()), all.size()).forEach(this::warning);
        told = all.size();
    }

    /**
     * Hears that an item is finished.
     *
     * @param name the item
     * @param size its bytes
     * @param ok whether it went well
     */
    public void item(String name, long size, boolean ok) {
        done++;
        failed += ok ? 0 : 1;
        bytesDone += size;
        event(
                "item",
                out -> out.field("item", done)
                        .field("name", name)
                        .field("bytes", size)
                        .field("ok", ok));
        if (style == Style.LINE) {
            line(name);
        } else if (style == Style.TENTHS) {
            tenths();
        }
    }

    /** Whether it has begun. */
    public boolean isStarted() {
        return started;
    }

    /** Hears of a finding that may have been told already, when all items are done. */
    public void warnOnce(Diagnostic found) {
        if (!toldOfItems.contains(key(found)) && toldAtTheEnd.add(found)) {
            tell(found);
        }
    }

    private static String key(Diagnostic found) {
        return found.code().id() + " " + found.path().text();
    }

    /** Hears of a finding. */
    public void warning(Diagnostic found) {
        if (style == Style.EVENTS) {
            toldOfItems.add(key(found));
            tell(found);
        }
    }

    private void tell(Diagnostic found) {
        event(
                "warning",
                out -> out.field("code", found.code().id())
                        .field("severity", found.severity().word())
                        .field("message", found.message())
                        .field("address", found.path().text()));
    }

    /** Ends the work; the command may still have something to write. */
    public void done() {
        if (style == Style.LINE && shown > begun + PATIENCE - REFRESH) {
            console.err().print(WIPE);
        }
        tellOfEarlierSaves();
    }

    /** Ends the command. */
    public void end(int exitCode) {
        tellOfEarlierSaves();
        event(
                "done",
                out -> out.field("exitCode", exitCode)
                        .field("items", done)
                        .field("failed", failed)
                        .field("bytes", bytesDone));
    }

    private void line(String name) {
        long now = clock.getAsLong();
        if (now - shown >= REFRESH) {
            shown = now;
            String text = "[" + done + "/" + items + "] " + rate(now - begun) + eta(now - begun) + "  "
                    + Printable.oneLine(name);
            console.err().print(WIPE + text.substring(0, Math.min(COLUMNS, text.length())));
            console.err().flush();
        }
    }

    private void tenths() {
        int reached = (int) (done * 10L / Math.max(1, items));
        if (reached == tenths || done == items) {
            // The end is told by the result.
            return;
        }
        long now = clock.getAsLong();
        if (now - logged >= LOG_PATIENCE) {
            console.say("[" + done + "/" + items + "] " + reached * 10 + " %");
            logged = now;
            tenths = reached;
        }
    }

    private String rate(long nanos) {
        double perSecond = bytesDone * (double) NANOS / Math.max(1, nanos);
        return perSecond >= 1e6
                ? String.format(Locale.ROOT, "%.0f MB/s", perSecond / 1e6)
                : String.format(Locale.ROOT, "%.0f kB/s", perSecond / 1e3);
    }

    private String eta(long nanos) {
        double part = bytes > 0 ? bytesDone / (double) bytes : done / (double) Math.max(1, items);
        if (part <= 0) {
            return "";
        }
        long seconds = (long) Math.ceil(nanos * Math.max(0, 1 - part) / part / NANOS);
        return String.format(Locale.ROOT, "  ETA %d:%02d", seconds / 60, seconds % 60);
    }

    private void event(String kind, Consumer<JsonWriter> members) {
        if (style == Style.EVENTS) {
            JsonWriter out = JsonWriter.compact();
            out.object().field("schema", SCHEMA).field("schemaVersion", 1);
            out.field("event", kind).field("seq", seq++);
            members.accept(out);
            console.event(out.end().toString());
        }
    }
}
