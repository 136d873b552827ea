package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;

/** Says what is found in a file by the path of the value it is about, and by where that stands. */
final class Findings {

    private final Problems problems;
    private final ByteView text;
    private TextPlaces places;

    /**
     * Says what is found.
     *
     * @param problems who listens
     * @param text the text of the file, which is JSON
     */
    Findings(Problems problems, ByteView text) {
        this.problems = problems;
        this.text = text;
    }

    /** {@return the end of the reading; the path becomes the first argument} */
    MalformedAssetException fatal(GltfReadProblem code, String path, Object... arguments) {
        return problems.field(path).fatal(code, place(path), with(path, arguments));
    }

    /** {@return the end of the reading, in words that do not name the path} */
    MalformedAssetException fatalAt(String path, GltfReadProblem code, Object... arguments) {
        return problems.field(path).fatal(code, place(path), arguments);
    }

    /** Notes what can be read past; the path becomes the first argument. */
    void say(GltfReadProblem code, String path, Object... arguments) {
        problems.field(path).report(code, place(path), with(path, arguments));
    }

    /** Where values stand is asked for the first time here, and never in a file without findings. */
    private ByteRange place(String path) {
        places = places == null ? new TextPlaces(text) : places;
        return places.of(path);
    }

    private static Object[] with(String path, Object... arguments) {
        Object[] all = new Object[arguments.length + 1];
        all[0] = path;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return all;
    }
}
