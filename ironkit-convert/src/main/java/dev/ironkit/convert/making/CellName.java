package dev.ironkit.convert.making;

import dev.ironkit.convert.incoming.IncomingNode;
import dev.ironkit.format.msh.NodeTable;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What our own export calls the geometry of a cell, {@code turret|s0l1}, and the copy of a node for another scene, {@code turret@s1l0}.
 *
 * @param node the name of the node
 * @param state the damage state
 * @param level the level of detail
 */
record CellName(String node, int state, int level) {

    // Blender numbers what it takes for a repeated name.
    private static final Pattern GEOMETRY = Pattern.compile("(.*)\\|s([0-2])l([0-4])(?:\\.\\d{3})?", Pattern.DOTALL);
    private static final Pattern COPY = Pattern.compile("(.+)@s([0-2])l([0-4])(?:\\.\\d{3})?", Pattern.DOTALL);
    private static final String SLOT = "ironkit.msh.slot/1";

    /** The cell that a node shows, by its marks or else by its name. */
    static Optional<CellName> ofGeometry(IncomingNode node) {
        OptionalInt state = node.marks().number("state");
        OptionalInt level = node.marks().number("level");
        boolean marked = node.marks().schema().filter(SLOT::equals).isPresent();
        if (marked && isCell(state, NodeTable.STATES) && isCell(level, NodeTable.LEVELS)) {
            return Optional.of(new CellName("", state.getAsInt(), level.getAsInt()));
        }
        return of(GEOMETRY, node.name());
    }

    /** Of which node this is the copy for another scene, by its name. */
    static Optional<CellName> ofCopy(IncomingNode node) {
        return of(COPY, node.name());
    }

    private static boolean isCell(OptionalInt number, int count) {
        return number.isPresent() && number.getAsInt() >= 0 && number.getAsInt() < count;
    }

    private static Optional<CellName> of(Pattern pattern, String name) {
        Matcher found = pattern.matcher(name);
        return found.matches()
                ? Optional.of(new CellName(
                        found.group(1), Integer.parseInt(found.group(2)), Integer.parseInt(found.group(3))))
                : Optional.empty();
    }
}
