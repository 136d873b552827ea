package dev.ironkit.convert.merge;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of nodes as our export and other programs write them. */
final class PartName {

    /** What Blender adds to a name that is taken. */
    private static final Pattern REPEATED = Pattern.compile("\\.\\d{3}$");

    /** What our export adds to the copies of a node in other scenes than the first. */
    private static final Pattern COPY = Pattern.compile("@s(\\d)l(\\d)$");

    /** What our export calls the geometry of a node. */
    private static final Pattern SHAPE = Pattern.compile("^(.*)\\|s(\\d)l(\\d)$", Pattern.DOTALL);

    private PartName() {}

    /** A name without the number that Blender adds. */
    static String plain(String name) {
        return REPEATED.matcher(name).replaceFirst("");
    }

    /** What makes it a copy, empty for a node of the first scene. */
    static String copy(String name) {
        Matcher matcher = COPY.matcher(plain(name));
        return matcher.find() ? matcher.group() : "";
    }

    /** The name of the node, whichever copy of it this is. */
    static String node(String name) {
        return copy(name).isEmpty() ? name : COPY.matcher(plain(name)).replaceFirst("");
    }

    /** The state and level that a name tells, on a node that is given; state 0 and level 0 where it tells none. */
    static Cell cell(String name, String parentName, int node) {
        Matcher shape = SHAPE.matcher(plain(name));
        if (shape.find()) {
            return cell(node, shape.group(2), shape.group(3));
        }
        for (String text : new String[] {name, parentName}) {
            Matcher copy = COPY.matcher(plain(text));
            if (copy.find()) {
                return cell(node, copy.group(1), copy.group(2));
            }
        }
        return new Cell(node, 0, 0);
    }

    private static Cell cell(int node, String state, String level) {
        Cell cell = new Cell(node, Integer.parseInt(state), Integer.parseInt(level));
        return cell.isPossible() ? cell : new Cell(node, 0, 0);
    }

    /** Whether it is the name of geometry as our export calls it. */
    static boolean isShape(String name) {
        return SHAPE.matcher(plain(name)).find();
    }
}
