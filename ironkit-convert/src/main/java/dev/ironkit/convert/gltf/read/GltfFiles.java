package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import java.util.Optional;

/** Finds the files that stand beside a glTF file. */
@FunctionalInterface
public interface GltfFiles {

    /** Nothing stands beside it. */
    GltfFiles NONE = path -> Optional.empty();

    /**
     * {@return a file, where it is there}
     *
     * @param path its path from the folder of the glTF file, with {@code /} between names; it never leads out of that folder
     */
    Optional<ByteView> find(String path);
}
