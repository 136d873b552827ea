package dev.ironkit.convert.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What our own export calls the geometry of a node, {@code turret|s0l1}, and the copy of a node for another scene, {@code turret@s1l0}:
 * printed and parsed here and nowhere else.
 *
 * <p>Programs may number what they take for a repeated name, {@code turret|s0l1.001}. A name with a state or level that no model has is none
 * of ours: somebody called a node so.
 *
 * @param node the name of the node; empty where marks tell the rest
 * @param state the damage state
 * @param level the level of detail
 */
public record ExportedName(String node, int state, int level) {

    /** What hidden levels hang on. */
    public static final String HIDDEN_LEVELS = "levels|hidden";

    private static final char GEOMETRY = '|';
    private static final char COPY = '@';
    private static final String CELL = "s([0-" + (NodeTable.STATES - 1) + "])l([0-" + (NodeTable.LEVELS - 1) + "])";
    private static final Pattern CELLS = Pattern.compile(CELL);
    private static final Pattern NUMBERED = Pattern.compile("\\.\\d{3}$");
    private static final Pattern GEOMETRY_NAME = Pattern.compile("(.*)\\" + GEOMETRY + CELL, Pattern.DOTALL);
    private static final Pattern ENDING = Pattern.compile(".*[" + GEOMETRY + COPY + "]" + CELL, Pattern.DOTALL);
    // A sign alone is what somebody called a node.
    private static final Pattern COPY_NAME = Pattern.compile("(.+)" + COPY + CELL, Pattern.DOTALL);

    /** {@return the names that the nodes of a model have in a file: no two the same} */
    public static List<String> ofNodes(Model model) {
        List<String> names = new ArrayList<>();
        Set<String> taken = new TreeSet<>();
        for (int node = 0; node < model.nodeCount(); node++) {
            String name = model.nodeName(node);
            names.add(taken.add(name) ? name : name + ".n" + node);
        }
        return names;
    }

    /** {@return the name of the geometry} */
    public String geometry() {
        return node + GEOMETRY + cell(state, level);
    }

    /** {@return what stands behind the names of nodes that are copied for the scene of a state and level} */
    public static String copySuffix(int state, int level) {
        return COPY + cell(state, level);
    }

    /** {@return what makes a name that of a copy; empty for the node of the first scene} */
    public static String copySuffix(String name) {
        return ofCopy(name).map(copy -> copySuffix(copy.state, copy.level)).orElse("");
    }

    /** {@return the word of a state and level: {@code s0l1}} */
    static String cell(int state, int level) {
        return "s" + state + "l" + level;
    }

    /** {@return all states and levels that a text has words of, on no node} */
    static List<ExportedName> cells(String words) {
        return CELLS.matcher(words)
                .results()
                .map(word -> new ExportedName("", Integer.parseInt(word.group(1)), Integer.parseInt(word.group(2))))
                .toList();
    }

    /** {@return a name without the number that Blender adds} */
    public static String plain(String name) {
        return NUMBERED.matcher(name).replaceFirst("");
    }

    /** {@return whether a name ends as those do that our own export makes, with or without a node in front} */
    public static boolean isOurs(String name) {
        return ENDING.matcher(plain(name)).matches();
    }

    /** {@return what the name of geometry tells; nothing for other names} */
    public static Optional<ExportedName> ofGeometry(String name) {
        return of(GEOMETRY_NAME, name);
    }

    /** {@return what the name of the copy of a node tells; nothing for other names} */
    public static Optional<ExportedName> ofCopy(String name) {
        return of(COPY_NAME, name);
    }

    /** {@return what the name of geometry or of a copy tells; nothing for other names} */
    public static Optional<ExportedName> of(String name) {
        return ofGeometry(name).or(() -> ofCopy(name));
    }

    /** {@return the name of the node, whichever copy of it a name is of} */
    public static String original(String name) {
        return ofCopy(name).map(ExportedName::node).orElse(name);
    }

    private static Optional<ExportedName> of(Pattern pattern, String name) {
        Matcher found = pattern.matcher(plain(name));
        return found.matches()
                ? Optional.of(new ExportedName(
                        found.group(1), Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))))
                : Optional.empty();
    }
}
