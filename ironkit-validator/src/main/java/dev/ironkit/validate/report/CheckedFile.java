package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.validate.Validation;
import java.util.List;

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
     * @param linked whether what its assets name in other files was looked up too
     */
    record Checked(AssetPath path, String file, long size, Validation validation, boolean linked)
            implements CheckedFile {

        /** The formats whose assets name others. */
        private static final List<String> NAMING = List.of("msh", "wear", "mat0", "fxid");

        /** A file that was looked at by itself. */
        public Checked(AssetPath path, String file, long size, Validation validation) {
            this(path, file, size, validation, false);
        }

        /** {@return the same file with other findings} */
        public Checked with(Validation other) {
            return new Checked(path, file, size, other, linked);
        }

        /** {@return whether it names things in other files and nobody looked whether they are there} */
        public boolean leavesLinksOpen() {
            return !linked && validation.archives().stream().anyMatch(archive -> NAMING.contains(archive.format()));
        }
    }

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
