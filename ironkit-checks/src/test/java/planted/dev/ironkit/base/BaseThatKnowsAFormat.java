package planted.dev.ironkit.base;

import dev.ironkit.format.nres.NresEntry;

/** Breaks: base knows nothing but the JDK. */
public final class BaseThatKnowsAFormat {
    NresEntry entry;
}
