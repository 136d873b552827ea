package dev.ironkit.convert.gltf;

import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Which states and levels of a model a file has, the one that it shows first. */
public final class WrittenCells {

    private static final int DETAILS = NodeTable.LEVELS - 1;

    private final List<Integer> cells;

    private WrittenCells(List<Integer> cells) {
        this.cells = cells;
    }

    /** {@return what is written of a model in a way} */
    public static WrittenCells of(Model model, GltfOptions options) {
        List<Integer> chosen = new ArrayList<>();
        for (int cell : StateLevels.filled(model).cells()) {
            if (options.chooses(cell / NodeTable.LEVELS, cell % NodeTable.LEVELS)) {
                chosen.add(cell);
            }
        }
        // The plain names are those of the finest level of what is whole, also where it shows nothing.
        boolean plain = options.isForEditing() && options.chooses(0, 0) && !chosen.contains(0);
        if (plain || chosen.isEmpty()) {
            chosen.add(
                    0,
                    StateLevels.cell(options.state().orElse(0), options.level().orElse(0)));
        }
        if (!options.isForEditing()) {
            int shown = chosen.get(0);
            // Who does not know levels would show all of them at once: what follows bones cannot be hidden.
            boolean alone = options.rig() == GltfRig.ARMATURE;
            chosen.removeIf(cell -> cell != shown && (alone || !isCoarser(cell, shown)));
        }
        return new WrittenCells(chosen);
    }

    /** {@return these cells} */
    static WrittenCells of(StateLevels cells) {
        return new WrittenCells(cells.isEmpty() ? List.of(0) : List.copyOf(cells.cells()));
    }

    private static boolean isCoarser(int cell, int shown) {
        return cell > shown && cell % NodeTable.LEVELS < DETAILS;
    }

    /** {@return the damage state that the file shows first} */
    public int state() {
        return cells.get(0) / NodeTable.LEVELS;
    }

    /** {@return the level that the file shows first} */
    public int level() {
        return cells.get(0) % NodeTable.LEVELS;
    }

    /** {@return all of them, as numbers of cells} */
    public List<Integer> all() {
        return Collections.unmodifiableList(cells);
    }
}
