package dev.ironkit.runtime.resource;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.archive.ArchiveReader;
import java.util.Optional;

/** The port through which the runtime gets bytes: from archives, from a folder, from a test. */
public interface ResourceSource {

    /** {@return the library under a path such as {@code Material.lib}} */
    Optional<ArchiveReader> library(String path);

    /** {@return a single file or resource, such as the wear list of a model} */
    Optional<ByteView> resource(String path);
}
