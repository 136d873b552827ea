package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.validate.Validation;

/** What became of one file, or of one entry that was named. */
public sealed interface CheckedFile {

    /** {@return its address} */
    AssetPath path();

    /**
     * A file that was looked into.
     *
     * @param path its address
     * @param file the file on disk it is or lies in
     * @param size how many bytes it has
     * @param validation what was found
     */
    record Checked(AssetPath path, String file, long size, Validation validation) implements CheckedFile {}

    /**
     * A file there are no rules for.
     *
     * @param path its address
     * @param kind what it is, for people
     * @param size how many bytes it has
     */
    record Skipped(AssetPath path, String kind, long size) implements CheckedFile {}

    /**
     * A file that could not be opened.
     *
     * @param path its address
     * @param reason why
     */
    record Failed(AssetPath path, Diagnostic reason) implements CheckedFile {}
}
