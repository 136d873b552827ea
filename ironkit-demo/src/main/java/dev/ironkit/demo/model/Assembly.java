package dev.ironkit.demo.model;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.List;

/** Puts a model together part by part, and fills what each shows in every state at every level. */
final class Assembly {

    /** Levels by distance. */
    static final int LEVELS = 4;

    /** What the view from the cockpit draws. */
    static final int OWN_VIEW = 4;

    /** The flag of a cockpit. */
    static final int COCKPIT = 0x20;

    /** The flag of a batch that is drawn after the others. */
    static final int TRANSLUCENT = 0x100;

    /** The flag of a doorway. */
    static final int PORTAL = 0x0008;

    /** The flag of a node inside a building. */
    static final int INTERIOR = 0x0001;

    private static final int[] SIDES = {12, 8, 6, 4};

    private final ModelBuilder builder;
    private final Style style;

    Assembly(String stem, Style style) {
        builder = new ModelBuilder(stem);
        this.style = style;
    }

    /** {@return how many sides round things have at a level} */
    static int sides(int level) {
        return SIDES[level];
    }

    ModelBuilder builder() {
        return builder;
    }

    /** Adds the node all others hang on, where the model touches the ground. */
    int root() {
        return builder.node(NodePlan.named("Base_TM"));
    }

    /** Adds a part that stands or moves. */
    int part(String name, int parent, KeyPlan... keys) {
        return builder.node(NodePlan.named(name).under(parent).posed(placed(keys)));
    }

    /** Adds a part with flags. */
    int part(String name, int parent, int flags, KeyPlan... keys) {
        return builder.node(NodePlan.named(name).under(parent).flagged(flags).posed(placed(keys)));
    }

    /** Keys where they have to be in a model that is longer, wider or higher. */
    private KeyPlan[] placed(KeyPlan... keys) {
        KeyPlan[] placed = new KeyPlan[keys.length];
        for (int i = 0; i < keys.length; i++) {
            Point at = keys[i].position();
            Point moved = new Point((float) (at.x() * style.length()), (float) (at.y() * style.width()), (float)
                    (at.z() * style.height()));
            placed[i] = new KeyPlan(keys[i].time(), moved, keys[i].rotation());
        }
        return placed;
    }

    /** Adds a place to attach things to. */
    void socket(String name, String label, int parent, KeyPlan key) {
        builder.node(NodePlan.named(name).labelled(label).under(parent).posed(placed(key)));
    }

    /** Adds what the driver sees around him. */
    void cockpit(String name, int parent, KeyPlan key, Figure figure) {
        int node =
                builder.node(NodePlan.named(name).under(parent).flagged(COCKPIT).posed(placed(key)));
        builder.slot(node, 0, OWN_VIEW, figure.batches(style));
    }

    /** Fills the states of a part; equal neighbours share a slot. */
    void show(int node, int states, Look look) {
        for (int damage = 0; damage < states; damage++) {
            showState(node, damage, look);
        }
    }

    private void showState(int node, int damage, Look look) {
        List<BatchPlan> before = List.of();
        int shown = 0;
        for (int level = 0; level < LEVELS; level++) {
            Figure figure = look.at(damage, level);
            if (figure.isEmpty()) {
                return;
            }
            List<BatchPlan> batches = figure.batches(style);
            if (batches.equals(before)) {
                builder.sameSlot(node, damage, level, damage, shown);
            } else {
                builder.slot(node, damage, level, batches);
                shown = level;
                before = batches;
            }
        }
    }

    /** Fills one cell of a part. */
    void slot(int node, int state, int level, Figure figure) {
        builder.slot(node, state, level, figure.batches(style));
    }

    ByteView bytes() {
        ByteSink out = ByteSink.inMemory();
        MshFormat.MSH.encode(builder.build(), out);
        return out.toView();
    }
}
