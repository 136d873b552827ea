package dev.ironkit.cli;

/** What this program calls itself. */
final class Version {

    static final String TOOL = "ironkit 0.1.0";

    private Version() {}
}
