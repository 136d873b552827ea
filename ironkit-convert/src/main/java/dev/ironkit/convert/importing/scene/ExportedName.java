package dev.ironkit.convert.importing.scene;

import dev.ironkit.format.msh.NodeTable;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What our own export calls the geometry of a node, {@code turret|s0l1}, and the copy of a node for another scene, {@code turret@s1l0}.
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

    private static final Pattern NUMBERED = Pattern.compile("\\.\\d{3}$");
    private static final Pattern GEOMETRY = Pattern.compile("(.*)\\|s(\\d)l(\\d)", Pattern.DOTALL);
    private static final Pattern COPY = Pattern.compile("(.+)@s(\\d)l(\\d)", Pattern.DOTALL);
    private static final String SLOT = "ironkit.msh.slot/1";

    /** {@return a name without the number that Blender adds} */
    public static String plain(String name) {
        return NUMBERED.matcher(name).replaceFirst("");
    }

    /** {@return whether a node is there for nothing but hidden levels to hang on} */
    public static boolean isHolder(IncomingNode node) {
        return plain(node.name()).equals(HIDDEN_LEVELS) && node.surfaces().isEmpty();
    }

    /** {@return what the name of geometry tells; nothing for other names} */
    public static Optional<ExportedName> ofGeometry(String name) {
        return of(GEOMETRY, name);
    }

    /** {@return what geometry shows, by its marks or else by its name; nothing for other nodes} */
    public static Optional<ExportedName> ofGeometry(IncomingNode node) {
        OptionalInt state = node.marks().number("state");
        OptionalInt level = node.marks().number("level");
        boolean marked = node.marks().schema().filter(SLOT::equals).isPresent();
        if (marked && state.isPresent() && level.isPresent() && isCell(state.getAsInt(), level.getAsInt())) {
            return Optional.of(new ExportedName("", state.getAsInt(), level.getAsInt()));
        }
        return ofGeometry(node.name());
    }

    /** {@return what the name of the copy of a node tells; nothing for other names} */
    public static Optional<ExportedName> ofCopy(String name) {
        return of(COPY, name);
    }

    private static Optional<ExportedName> of(Pattern pattern, String name) {
        Matcher found = pattern.matcher(plain(name));
        return found.matches()
                ? Optional.of(new ExportedName(
                                found.group(1), Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))))
                        .filter(one -> isCell(one.state, one.level))
                : Optional.empty();
    }

    private static boolean isCell(int state, int level) {
        return state >= 0 && state < NodeTable.STATES && level >= 0 && level < NodeTable.LEVELS;
    }
}
