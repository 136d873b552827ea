package dev.ironkit.convert.importing.create;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BuildLimits;
import dev.ironkit.format.msh.build.NodePlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The nodes of the model that is made, parents first; otherwise in the order our own export knew them in, or that of the file. */
final class PlannedNodes {

    /** The name of a node that is put above all others. */
    static final String NEW_ROOT = "root";

    private static final ByteRange NOWHERE = new ByteRange(0, 0);

    private final IncomingModel incoming;
    private final NodeRoles roles;
    private final Stretch scale;
    private final Problems problems;
    private final Notes notes;
    private final List<PlannedNode> planned = new ArrayList<>();
    private final Map<Integer, Integer> indices = new TreeMap<>();
    private final Map<Integer, Long> ranks = new TreeMap<>();

    PlannedNodes(IncomingModel incoming, NodeRoles roles, double scale, Problems problems, Notes notes) {
        this.incoming = incoming;
        this.roles = roles;
        this.scale = Stretch.scale(scale, scale, scale);
        this.problems = problems;
        this.notes = notes;
        plan();
    }

    List<PlannedNode> all() {
        return planned;
    }

    /** The index of the node that an incoming one became. */
    int index(int place) {
        return indices.get(roles.original(place));
    }

    PlannedNode of(int place) {
        return planned.get(index(place));
    }

    private void plan() {
        List<Integer> roots = new ArrayList<>();
        Set<Integer> numbers = new TreeSet<>();
        int count = 0;
        for (IncomingNode node : incoming.nodes()) {
            if (roles.role(node.place()) != NodeRoles.Role.NODE) {
                continue;
            }
            count++;
            OptionalInt number = roles.number(node.place());
            boolean known = number.isPresent() && number.getAsInt() >= 0 && numbers.add(number.getAsInt());
            ranks.put(node.place(), known ? number.getAsInt() : (1L << 32) + node.place());
            if (isRoot(node.place())) {
                roots.add(node.place());
            }
        }
        if (roots.isEmpty()) {
            throw new RefusedException(NewModelProblem.EMPTY, problems.path());
        }
        limit("the file", count, "nodes", BuildLimits.MOST - 1);
        if (needsRoot(roots)) {
            IncomingNode root = new IncomingNode(
                    IncomingNode.NONE,
                    NEW_ROOT,
                    IncomingNode.NONE,
                    0,
                    IncomingPose.REST,
                    List.of(),
                    List.of(),
                    Marks.NONE);
            planned.add(new PlannedNode(root, NEW_ROOT, NodeTable.NONE, scale));
            notes.add("a node \"" + NEW_ROOT
                    + "\" was added as the root: the game ignores the position of the first node");
        }
        place(roots);
    }

    private boolean isRoot(int place) {
        int parent = roles.parent(place);
        return parent == IncomingNode.NONE || roles.role(parent) != NodeRoles.Role.NODE;
    }

    /** The engine wants one root and leaves its place out. */
    private boolean needsRoot(List<Integer> roots) {
        IncomingNode first = incoming.nodes().get(roots.get(0));
        if (roots.size() > 1) {
            return true;
        }
        boolean away = isAway(first.rest()) || leaves(first.place());
        boolean ours = roles.number(first.place()).orElse(-1) == 0;
        if (away && ours) {
            problems.report(NewModelProblem.ROOT, NOWHERE, first.title());
        }
        return away && !ours;
    }

    /** Whether an animation takes a node away from the origin; programs write curves for what stays there, too. */
    private boolean leaves(int place) {
        for (IncomingClip clip : incoming.clips()) {
            IncomingCurve curve = clip.curves().get(place);
            if (curve != null
                    && curve.moves()
                    && Arrays.stream(curve.times()).anyMatch(time -> isAway(curve.at(time)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAway(IncomingPose pose) {
        Point at = pose.position();
        return at.x() != 0 || at.y() != 0 || at.z() != 0;
    }

    private void place(List<Integer> roots) {
        PriorityQueue<Integer> next = new PriorityQueue<>(Comparator.comparing(ranks::get));
        next.addAll(roots);
        Map<Integer, List<Integer>> below = new TreeMap<>();
        for (int place : ranks.keySet()) {
            if (!isRoot(place)) {
                below.computeIfAbsent(roles.parent(place), none -> new ArrayList<>())
                        .add(place);
            }
        }
        int top = planned.isEmpty() ? NodeTable.NONE : 0;
        while (!next.isEmpty()) {
            int place = next.remove();
            boolean root = isRoot(place);
            int parent = root ? top : indices.get(roles.parent(place));
            Stretch above = root ? scale : planned.get(parent).stretch();
            IncomingNode node = incoming.nodes().get(place);
            indices.put(place, planned.size());
            planned.add(checked(new PlannedNode(node, name(node, planned.size()), parent, above)));
            next.addAll(below.getOrDefault(place, List.of()));
        }
    }

    private PlannedNode checked(PlannedNode made) {
        Point at = made.position(made.node().rest());
        if (!Float.isFinite(at.x()) || !Float.isFinite(at.y()) || !Float.isFinite(at.z())) {
            throw new RefusedException(
                    NewModelProblem.NUMBER,
                    problems.path(),
                    made.node().title(),
                    "a position is not a number or too large");
        }
        return made;
    }

    private String name(IncomingNode node, int index) {
        String name = node.name();
        int number = roles.number(node.place()).orElse(-1);
        if (number >= 0 && name.endsWith(".n" + number)) {
            // Our own export tells repeated names apart this way.
            name = name.substring(0, name.length() - (".n" + number).length());
        }
        if (name.isEmpty()) {
            notes.add(node.title(), "no name; named by its number");
            return "node" + index;
        }
        byte[] bytes = name.getBytes(FixedText.CP1251);
        if (!new String(bytes, FixedText.CP1251).equals(name) || name.indexOf(0) >= 0) {
            throw refused(node, "its name has characters that CP1251 lacks");
        }
        if (bytes.length > NodePlan.LONGEST_NAME) {
            throw refused(node, "its name has " + bytes.length + " characters");
        }
        return name;
    }

    private RefusedException refused(IncomingNode node, String why) {
        return new RefusedException(NewModelProblem.NAME, problems.path(), node.title(), why);
    }

    private void limit(String title, long count, String what, long most) {
        if (count > most) {
            throw new RefusedException(NewModelProblem.LIMIT, problems.path(), title, count, what, most);
        }
    }
}
