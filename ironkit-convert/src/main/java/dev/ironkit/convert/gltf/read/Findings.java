package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;

/**
 * Says what is found in a file by the path of the value it is about.
 *
 * @param problems who listens
 * @param text where the text lies in the file
 */
record Findings(Problems problems, ByteRange text) {

    /** {@return the end of the reading; the path becomes the first argument} */
    MalformedAssetException fatal(GltfReadProblem code, String path, Object... arguments) {
        return problems.field(path).fatal(code, text, with(path, arguments));
    }

    /** Notes what can be read past; the path becomes the first argument. */
    void say(GltfReadProblem code, String path, Object... arguments) {
        problems.field(path).report(code, text, with(path, arguments));
    }

    private static Object[] with(String path, Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = path;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return all;
    }
}
