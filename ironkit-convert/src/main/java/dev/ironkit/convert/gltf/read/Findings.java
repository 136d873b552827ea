package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

    /**
     * Finds where in the text of a file a value stands. The text is known to be JSON.
     *
     * <p>Most paths begin with a list of the root and a number in it; where those stand is found once, at the first question. What is
     * inside of them is looked through each time, until that was too much; then the answer is less exact.
     */
    private static final class TextPlaces {

        private static final int WORK_PER_BYTE = 16;

        private final ByteView text;
        private final byte[] bytes;

        /** Where the members of the root begin, and the members of those. */
        private final Map<String, List<Integer>> members = new TreeMap<>();

        private long work;

        TextPlaces(ByteView text) {
            this.text = text;
            bytes = text.toByteArray();
            int at = space(0);
            if (bytes.length > 0 && bytes[at] == '{') {
                index(at);
            }
        }

        /** {@return where a value stands; where it is missing, what it is missing from; nowhere for the file as a whole} */
        ByteRange of(String path) {
            String[] keys = path.split("/", -1);
            List<Integer> known = keys.length < 2 ? null : members.get(keys[1]);
            if (known == null) {
                return new ByteRange(0, 0);
            }
            int at = known.get(0);
            int next = 2;
            if (keys.length > 2 && bytes[at] == '[') {
                int item = number(keys[2]);
                at = item >= 0 && item + 1 < known.size() ? known.get(item + 1) : at;
                next = item >= 0 && item + 1 < known.size() ? 3 : keys.length;
            }
            while (next < keys.length && !isTired()) {
                int inner = member(at, keys[next]);
                at = inner < 0 ? at : inner;
                next = inner < 0 ? keys.length : next + 1;
            }
            int length = isTired() ? 0 : end(at) - at;
            work += length;
            return text.range(at, length);
        }

        private boolean isTired() {
            return work > (long) WORK_PER_BYTE * bytes.length;
        }

        private void index(int root) {
            int at = space(root + 1);
            while (bytes[at] != '}') {
                int colon = space(end(at));
                int value = space(colon + 1);
                List<Integer> places = new ArrayList<>(List.of(value));
                members.put(name(at), places);
                at = bytes[value] == '[' ? items(value, places) : end(value);
                at = behind(at);
            }
        }

        /** Notes where the items of a list begin; answers where it ends. */
        private int items(int list, List<Integer> to) {
            int at = space(list + 1);
            while (bytes[at] != ']') {
                to.add(at);
                at = behind(end(at));
            }
            return at + 1;
        }

        /** A member of an object or a list; -1 where it has none of the name. */
        private int member(int holder, String key) {
            boolean isObject = bytes[holder] == '{';
            if (!isObject && bytes[holder] != '[') {
                return -1;
            }
            int at = space(holder + 1);
            for (int i = 0; bytes[at] != '}' && bytes[at] != ']'; i++) {
                int value = isObject ? space(space(end(at)) + 1) : at;
                if (isObject ? name(at).equals(key) : i == number(key)) {
                    return value;
                }
                int next = behind(end(value));
                work += next - at;
                at = next;
            }
            return -1;
        }

        private static int number(String key) {
            return key.matches("[0-9]{1,9}") ? Integer.parseInt(key) : -1;
        }

        /** A name as it is written; names that are written with escapes are not found. */
        private String name(int at) {
            return new String(bytes, at + 1, end(at) - at - 2, StandardCharsets.UTF_8);
        }

        /** The end of the value that begins at a place. */
        private int end(int start) {
            int depth = 0;
            int at = start;
            do {
                switch (bytes[at]) {
                    case '"' -> at = quote(at);
                    case '{', '[' -> depth++;
                    case '}', ']' -> depth--;
                    default -> {}
                }
                at++;
            } while (depth > 0 || (at < bytes.length && isPlain(bytes[at]) && isPlain(bytes[start])));
            return at;
        }

        /** Whether a byte is part of a number, of true, false or null. */
        private static boolean isPlain(byte value) {
            return value > ' ' && ",:]}[{\"".indexOf(value) < 0;
        }

        private int quote(int start) {
            int at = start + 1;
            while (bytes[at] != '"') {
                at += bytes[at] == '\\' ? 2 : 1;
            }
            return at;
        }

        private int behind(int value) {
            int at = space(value);
            return bytes[at] == ',' ? space(at + 1) : at;
        }

        private int space(int from) {
            int at = from;
            while (at < bytes.length - 1 && bytes[at] <= ' ' && bytes[at] >= 0) {
                at++;
            }
            return at;
        }
    }
}
