package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a node shows in a state at a level.
 *
 * @param node the node of the model, or the place of a new node of the file
 * @param state the damage state
 * @param level the level of detail
 */
record Cell(int node, int state, int level) implements Comparable<Cell> {

    private static final Comparator<Cell> ORDER =
            Comparator.comparingInt(Cell::node).thenComparingInt(Cell::state).thenComparingInt(Cell::level);

    static Optional<Cell> of(Marks marks, int nodes) {
        OptionalInt node = marks.number("node");
        OptionalInt state = marks.number("state");
        OptionalInt level = marks.number("level");
        if (node.isEmpty() || state.isEmpty() || level.isEmpty()) {
            return Optional.empty();
        }
        Cell cell = new Cell(node.getAsInt(), state.getAsInt(), level.getAsInt());
        return cell.isPossible() && cell.node < nodes ? Optional.of(cell) : Optional.empty();
    }

    /** The state and level that a name tells, on a node that is given; state 0 and level 0 where it tells none. */
    static Cell of(String name, String parentName, int node) {
        ExportedName told =
                ExportedName.of(name).or(() -> ExportedName.ofCopy(parentName)).orElse(new ExportedName("", 0, 0));
        return new Cell(node, told.state(), told.level());
    }

    boolean isPossible() {
        return node >= 0 && state >= 0 && state < NodeTable.STATES && level >= 0 && level < NodeTable.LEVELS;
    }

    Cell of(int other) {
        return new Cell(other, state, level);
    }

    /** The slot it shows, nothing where there is none. */
    OptionalInt slot(Model model) {
        int slot = model.nodes().slot(node, state, level);
        return slot == NodeTable.NONE || slot >= model.slots().count() ? OptionalInt.empty() : OptionalInt.of(slot);
    }

    @Override
    public int compareTo(Cell other) {
        return ORDER.compare(this, other);
    }
}
