package dev.ironkit.toolkit;

/** What this program calls itself. */
public final class Version {

    public static final String TOOL = "ironkit 0.1.0";

    private Version() {}
}
