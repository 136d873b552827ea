package dev.ironkit.convert.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Damage states with levels of detail, each as the number of its cell: {@code state * 5 + level}.
 *
 * @param cells the numbers, rising
 */
public record StateLevels(SortedSet<Integer> cells) {

    private static final int FIRST_PERSON = NodeTable.LEVELS - 1;

    /** Copies the set. */
    public StateLevels {
        cells = Collections.unmodifiableSortedSet(new TreeSet<>(cells));
    }

    /** {@return these cells} */
    public static StateLevels of(Collection<Integer> cells) {
        return new StateLevels(new TreeSet<>(cells));
    }

    /** {@return the number of a cell} */
    public static int cell(int state, int level) {
        return state * NodeTable.LEVELS + level;
    }

    /** {@return those in which any node of a model shows something} */
    public static StateLevels filled(Model model) {
        SortedSet<Integer> filled = new TreeSet<>();
        for (int node = 0; node < model.nodes().count(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                int slot = model.nodes().slotWord(node, cell);
                if (slot != NodeTable.NONE && slot < model.slots().count()) {
                    filled.add(cell);
                }
            }
        }
        return new StateLevels(filled);
    }

    /** {@return those that {@link #words} wrote; what is none is passed over} */
    public static StateLevels ofWords(String words) {
        return of(ExportedName.cells(words).stream()
                .map(one -> cell(one.state(), one.level()))
                .toList());
    }

    /** {@return whether there are none} */
    public boolean isEmpty() {
        return cells.isEmpty();
    }

    /** {@return whether a state with a level is among them} */
    public boolean has(int state, int level) {
        return cells.contains(cell(state, level));
    }

    /** {@return these without others} */
    public StateLevels without(StateLevels others) {
        SortedSet<Integer> left = new TreeSet<>(cells);
        left.removeAll(others.cells);
        return new StateLevels(left);
    }

    /** {@return a word for each, as names of geometry end: {@code s0l0 s0l1}} */
    public String words() {
        return cells.stream()
                .map(cell -> ExportedName.cell(cell / NodeTable.LEVELS, cell % NodeTable.LEVELS))
                .collect(Collectors.joining(" "));
    }

    /** {@return them as people say it: state 0 at levels 0 and 1; state 0 in first person} */
    public String sentence() {
        Map<Integer, List<Integer>> levels = new TreeMap<>();
        List<String> parts = new ArrayList<>();
        for (int cell : cells) {
            if (cell % NodeTable.LEVELS != FIRST_PERSON) {
                levels.computeIfAbsent(cell / NodeTable.LEVELS, none -> new ArrayList<>())
                        .add(cell % NodeTable.LEVELS);
            }
        }
        levels.forEach((state, some) ->
                parts.add("state " + state + (some.size() == 1 ? " at level " : " at levels ") + list(some)));
        for (int cell : cells) {
            if (cell % NodeTable.LEVELS == FIRST_PERSON) {
                parts.add("state " + cell / NodeTable.LEVELS + " in first person (level " + FIRST_PERSON + ")");
            }
        }
        return String.join("; ", parts);
    }

    private static String list(List<Integer> numbers) {
        List<String> words = numbers.stream().map(String::valueOf).toList();
        int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
