package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.convert.importing.scene.Reach;
import java.util.Optional;

/** Finds the files that stand beside an OBJ file: libraries of materials, pictures. */
@FunctionalInterface
public interface ObjFiles {

    /** Nothing stands beside it. */
    ObjFiles NONE = path -> Optional.empty();

    /**
     * {@return a file, where it is there}
     *
     * @param path its path from the folder of the OBJ file, with {@code /} between names; it never leads out of that folder
     */
    Optional<ByteView> find(String path);

    /** {@return a file by the path that another file gives; nothing for one that leads out of the folder} */
    default Optional<ByteView> named(String given) {
        String path = given.replace('\\', '/');
        while (path.startsWith("./")) {
            path = path.substring(2);
        }
        boolean leadsOut = path.isEmpty() || path.indexOf(0) >= 0 || Reach.of(path) != Reach.INSIDE;
        return leadsOut ? Optional.empty() : find(path);
    }
}
