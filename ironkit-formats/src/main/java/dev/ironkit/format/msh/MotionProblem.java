package dev.ironkit.format.msh;

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
            "The last key of a node is a key there is.",
            "the last key of node {0} is {1}; there are {2}",
            "The engine does not check and would read outside the table.",
            "Correct the number, or take the model from a backup."),
    MAP_RANGE(
            "msh.map-range",
            ERROR,
            WARNING,
            "A node has a word in the frame map for each frame.",
            "the frames of node {0} are the words {1} to {2}; there are {3}",
            "The engine does not check and would read outside the table.",
            "Correct where the words of the node start, or the number of frames."),
    MAP_KEY(
            "msh.map-key",
            ERROR,
            WARNING,
            "A word of the frame map leads to a key that has another one behind it.",
            "the word of node {0} for frame {2} is key {3}, which has none behind it; there are {4} ({1} in all)",
            "The engine does not check and would read outside the table.",
            "Correct the last key of the node, or its words."),
    MAP_ABOVE(
            "msh.map-above",
            WARNING,
            WARNING,
            "No word of the frame map is above the last key of its node.",
            "the word of node {0} for frame {2} is {3}, above its last key {4} ({1} in all)",
            "The engine takes the last key of the node.",
            "Write the number of the last key there: it means the same."),
    MAP_WORD(
            "msh.map-word",
            INFO,
            INFO,
            "A word of the frame map names the key before the frame, and the last key from its time on.",
            "the word of node {0} for frame {2} is {3}, its keys make {4} ({1} in all)",
            "The engine goes by the words, whatever the times of the keys are.",
            "Nothing to do if it is meant; this makes the map anew, which changes how the node moves: ironkit recompute"
                    + " 'ADDRESS' --only frames --in-place"),
    MAP_BLOCKS(
            "msh.map-blocks",
            INFO,
            INFO,
            "The words of moving nodes follow each other without gaps.",
            "the words of node {0} start at {1}; those before end at {2}",
            "The engine goes by where they start.",
            "Nothing to do. An edit of the keys lays them out anew."),
    MAP_REST(
            "msh.map-rest",
            INFO,
            INFO,
            "The frame map ends with the words of the last moving node.",
            "from word {1} on the frame map belongs to no node ({0} words)",
            "The engine never looks at them.",
            "Nothing to do. An edit of the keys leaves them out."),
    KEY_ORDER(
            "msh.key-order",
            WARNING,
            WARNING,
            "The times of a node's keys go up.",
            "key {2} of node {0} is at {3}, not later than {4} of the one before ({1} in all)",
            "The engine would divide by zero or run backwards.",
            "Correct the times. An edited model with this is not saved."),
    KEY_COUNT(
            "msh.key-count",
            WARNING,
            WARNING,
            "A node that moves has two keys or more.",
            "node {0} has words in the frame map and {1} keys",
            "The engine would mix its key with one of another node.",
            "Take the node out of the map, or give it keys. An edited model with this is not saved."),
    NO_FRAMES(
            "msh.no-frames",
            WARNING,
            WARNING,
            "A model with a frame map has one frame or more.",
            "the frame map is for 0 frames",
            "Every node stands at its last key.",
            "Set attr2 of the entry to 1, or to the number of frames. An edited model with this is not saved."),
    FRAME_COUNT(
            "msh.frame-count",
            WARNING,
            WARNING,
            "There is one frame more than the time of the latest key.",
            "there are {0} frames; the keys end at {1}, which makes {2}",
            "Nodes stand at their last key where frames are missing.",
            "Recompute the number of frames: ironkit recompute 'ADDRESS' --only frames --in-place"),
    TRACK_ORDER(
            "msh.track-order",
            INFO,
            INFO,
            "The keys of a node lie behind those of the node before.",
            "the last key of node {0} is {1}, that of a node before it {2}",
            "The engine goes by the numbers and does not mind.",
            "Nothing to do. Whose keys are whose cannot be told, so the rules about them are left out."),
    TRACK_START(
            "msh.track-start",
            INFO,
            INFO,
            "The first key of a node has time 0.",
            "the first key of node {0}, {1}, has time {2}",
            "Before it the node stands at its last key.",
            "Nothing to do if it is meant."),
    TRACK_STATIC(
            "msh.track-static",
            INFO,
            INFO,
            "A node that does not move has one key.",
            "node {0} does not move and has {1} keys",
            "The engine shows its last key.",
            "Nothing to do; the other keys are never shown."),
    KEY_TIMES(
            "msh.key-times",
            INFO,
            INFO,
            "Times of keys are whole and not below 0.",
            "key {1} is at {2} ({0} in all)",
            "The engine takes any time.",
            "Nothing to do if it is meant."),
    KEY_ZERO(
            "msh.key-zero",
            WARNING,
            WARNING,
            "A rotation is not all zeros.",
            "the rotation of key {1} is all zeros ({0} in all)",
            "The engine takes it as no rotation.",
            "Write the rotation again. A few keys of the game are like this."),
    KEY_LIMIT(
            "msh.key-limit",
            INFO,
            INFO,
            "The components of a rotation are -32767 to 32767.",
            "a component of the rotation of key {1} is -32768 ({0} in all)",
            "The engine reads -1.0000305, a little more than a rotation can have.",
            "Set the component to -32767."),
    KEY_UNIT(
            "msh.key-unit",
            INFO,
            INFO,
            "A rotation has length 1.",
            "the rotation of key {1} has length {2} ({0} in all)",
            "The engine does not normalise: the node is stretched or squeezed.",
            "Write the rotation again. A few keys of the game are like this.");

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
