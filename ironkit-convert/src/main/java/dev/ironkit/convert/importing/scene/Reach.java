package dev.ironkit.convert.importing.scene;

import java.util.regex.Pattern;

/** Where a path leads that a model names a file by. Nothing but what is inside the folder of the model is read. */
public enum Reach {
    /** Into the folder of the model, or one below. */
    INSIDE,
    /** To a place on the disk that is not below that folder. */
    OUTSIDE,
    /** To something that is no file here. */
    ELSEWHERE;

    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]+:.*");
    private static final Pattern FILE = Pattern.compile("(?i)file:.*");
    private static final Pattern ABSOLUTE = Pattern.compile("/.*|[A-Za-z]:.*");

    /** {@return where a path leads, with slashes of either kind} */
    public static Reach of(String path) {
        String plain = path.replace('\\', '/');
        if (SCHEME.matcher(plain).matches() && !FILE.matcher(plain).matches()) {
            return ELSEWHERE;
        }
        boolean absolute =
                FILE.matcher(plain).matches() || ABSOLUTE.matcher(plain).matches();
        return absolute || climbs(plain) ? OUTSIDE : INSIDE;
    }

    private static boolean climbs(String path) {
        int depth = 0;
        for (String name : path.split("/", -1)) {
            if (name.equals("..")) {
                depth--;
            } else if (!name.isEmpty() && !name.equals(".")) {
                depth++;
            }
            if (depth < 0) {
                return true;
            }
        }
        return false;
    }

    /** {@return why nothing is found by a path, to follow the path in a sentence} */
    public String whyNot() {
        return switch (this) {
            case INSIDE -> "does not exist";
            case OUTSIDE -> "lies outside the folder of the file and is not read for security reasons";
            case ELSEWHERE -> "is a remote address; nothing is downloaded, for security reasons";
        };
    }
}
