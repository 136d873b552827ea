package dev.ironkit.format.msh.rules;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What the keys and the frame map of a model may have wrong. */
public enum MotionProblem implements ProblemCode {
    FALLBACK_KEY(
            "msh.fallback-key",
            ERROR,
            WARNING,
            "The last key of a node must exist.",
            "the last key of node {0} is {1}; the model has {2}",
            "The engine does not check this and would read outside the table.",
            "Correct the number, or restore the model from a backup."),
    MAP_RANGE(
            "msh.map-range",
            ERROR,
            WARNING,
            "The frame map must have a word for every frame of a moving node.",
            "the frames of node {0} use words {1} to {2}; the frame map has {3}",
            "The engine does not check this and would read outside the table.",
            "Correct the first word of the node, or the number of frames."),
    MAP_KEY(
            "msh.map-key",
            ERROR,
            WARNING,
            "A word of the frame map must point to a key that has a successor.",
            "the word of node {0} for frame {2} points to key {3}, which has no successor among the {4} keys ({1} in total)",
            "The engine does not check this and would read outside the table.",
            "Correct the last key of the node, or its words."),
    MAP_ABOVE(
            "msh.map-above",
            WARNING,
            WARNING,
            "A word of the frame map must not exceed the last key of its node.",
            "the word of node {0} for frame {2} is {3}, above its last key {4} ({1} in total)",
            "The engine uses the last key of the node.",
            "Write the number of the last key instead; it means the same."),
    MAP_WORD(
            "msh.map-word",
            INFO,
            INFO,
            "A word of the frame map should name the key before its frame, or the last key from its time on.",
            "the word of node {0} for frame {2} is {3}; its keys give {4} ({1} in total)",
            "The engine follows the words and ignores the times of the keys.",
            "Nothing to do if this is intended. To rebuild the map, which changes how the node moves: ironkit"
                    + " recompute 'ADDRESS' --only frames --in-place"),
    MAP_BLOCKS(
            "msh.map-blocks",
            INFO,
            INFO,
            "The frame-map words of moving nodes should follow each other without gaps.",
            "the words of node {0} start at {1}; the previous ones end at {2}",
            "The engine uses the stored start of each node.",
            "Nothing to do. Editing the keys rebuilds the layout."),
    MAP_REST(
            "msh.map-rest",
            INFO,
            INFO,
            "The frame map should end with the words of the last moving node.",
            "the words of the frame map from word {1} on belong to no node ({0} in total)",
            "The engine never reads these words.",
            "Nothing to do. Editing the keys drops them."),
    KEY_ORDER(
            "msh.key-order",
            WARNING,
            WARNING,
            "The times of a node's keys must ascend.",
            "key {2} of node {0} is at {3}, not later than the previous key at {4} ({1} in total)",
            "The engine would divide by zero or run backwards.",
            "Correct the times. An edited model with this problem cannot be saved."),
    KEY_COUNT(
            "msh.key-count",
            WARNING,
            WARNING,
            "A moving node must have at least two keys.",
            "node {0} has words in the frame map, but its number of keys is {1}",
            "The engine would blend its key with a key of another node.",
            "Remove the node from the frame map, or give it more keys. An edited model with this problem cannot be saved."),
    NO_FRAMES(
            "msh.no-frames",
            WARNING,
            WARNING,
            "A model with a frame map must have at least one frame.",
            "the frame map has 0 frames",
            "Every node stays at its last key.",
            "Set attr2 of the entry to 1, or to the number of frames. An edited model with this problem cannot be saved."),
    FRAME_COUNT(
            "msh.frame-count",
            WARNING,
            WARNING,
            "The number of frames must be the time of the last key plus one.",
            "the model has {0} frames; the keys end at {1}, which gives {2}",
            "Where frames are missing, nodes stay at their last key.",
            "Recompute the number of frames: ironkit recompute 'ADDRESS' --only frames --in-place"),
    TRACK_ORDER(
            "msh.track-order",
            INFO,
            INFO,
            "The keys of a node should follow those of the previous node.",
            "the last key of node {0} is {1}, but an earlier node ends with key {2}",
            "The engine uses the stored numbers and accepts this.",
            "Nothing to do. Keys cannot be assigned to nodes, so the rules about them are skipped."),
    TRACK_START(
            "msh.track-start",
            INFO,
            INFO,
            "The first key of a node should be at time 0.",
            "the first key of node {0}, key {1}, is at time {2}",
            "Before that time, the node stays at its last key.",
            "Nothing to do if this is intended."),
    TRACK_STATIC(
            "msh.track-static",
            INFO,
            INFO,
            "A node that does not move should have one key.",
            "node {0} does not move but has {1} keys",
            "The engine shows its last key.",
            "Nothing to do; the other keys are never shown."),
    KEY_TIMES(
            "msh.key-times",
            INFO,
            INFO,
            "Key times should be whole numbers from 0 up.",
            "key {1} is at {2} ({0} in total)",
            "The engine accepts any time.",
            "Nothing to do if this is intended."),
    KEY_ZERO(
            "msh.key-zero",
            WARNING,
            WARNING,
            "A rotation must not be all zeros.",
            "the rotation of key {1} is all zeros ({0} in total)",
            "The engine treats it as no rotation.",
            "Write the rotation again. A few keys of the retail game have this flaw."),
    KEY_LIMIT(
            "msh.key-limit",
            INFO,
            INFO,
            "The components of a rotation must be -32767 to 32767.",
            "a component of the rotation of key {1} is -32768 ({0} in total)",
            "The engine reads -1.0000305, slightly outside the valid range.",
            "Set the component to -32767."),
    KEY_UNIT(
            "msh.key-unit",
            INFO,
            INFO,
            "A rotation must have length 1.",
            "the rotation of key {1} has length {2} ({0} in total)",
            "The engine does not normalise it: the node is stretched or squeezed.",
            "Write the rotation again. A few keys of the retail game have this flaw.");

    private final Rule about;

    MotionProblem(
            String id, Severity strict, Severity tolerant, String rule, String template, String engine, String fix) {
        this.about = new Rule(id, strict, tolerant, rule, template, engine, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
