package planted.dev.ironkit.format.texm;

/** Breaks: no clock and no chance where bytes and findings are made. */
public final class ClockInAFormat {
    long now() {
        return System.currentTimeMillis();
    }
}
