package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.geometry.BatchRanges;
import dev.ironkit.format.msh.geometry.TableCopies;

/** The words of the frame map. */
final class MapRules {

    private final Model model;
    private final NodeTable nodes;
    private final KeyTable keys;
    private final ModelReport report;
    private final TrackRules tracks;
    private final long frames;

    /** The words; read when the first node has some. */
    private char[] words = {};

    MapRules(Model model, ModelReport report, TrackRules tracks) {
        this.model = model;
        this.nodes = model.nodes();
        this.keys = model.keys();
        this.report = report;
        this.tracks = tracks;
        this.frames = model.frameMap().frameCount();
    }

    /** Looks at the frame map, which is there. */
    void check(TableCopies copies) {
        if (frames == 0) {
            report.attribute(MotionProblem.NO_FRAMES, MeshTable.FRAME_MAP, 2);
        }
        long uses = checkRanges();
        if (BatchRanges.isOverused(uses, model.frameMap().count())) {
            report.table(
                    ModelProblem.UNCHECKED,
                    MeshTable.FRAME_MAP,
                    "words of the frame map",
                    uses,
                    model.frameMap().count());
            return;
        }
        if (uses > 0 && keys.count() > 0) {
            words = copies.frameMap();
            for (int node = 0; node < nodes.count(); node++) {
                if (hasWords(node)) {
                    checkWords(node);
                }
            }
        }
    }

    private boolean hasWords(int node) {
        int start = nodes.mapStart(node);
        return start != NodeTable.NONE && start + frames <= model.frameMap().count();
    }

    /** Looks at where the words of each node are, and tells how many there are to look at. */
    private long checkRanges() {
        long uses = 0;
        long end = 0;
        long furthest = 0;
        int there = model.frameMap().count();
        boolean whole = true;
        for (int node = 0; node < nodes.count(); node++) {
            int start = nodes.mapStart(node);
            if (start == NodeTable.NONE) {
                continue;
            }
            if (start + frames > there) {
                range(MotionProblem.MAP_RANGE, node, node, start, start + frames - 1, there);
                whole = false;
                continue;
            }
            if (start != end) {
                range(MotionProblem.MAP_BLOCKS, node, node, start, end);
            }
            end = start + frames;
            furthest = Math.max(furthest, end);
            uses += frames;
        }
        if (whole && furthest < there) {
            int at = (int) furthest;
            report.row(MotionProblem.MAP_REST, MeshTable.FRAME_MAP, at, "", there - at, at);
        }
        return uses;
    }

    private void range(MotionProblem code, int node, Object... arguments) {
        report.node(code, node, "mapStart", arguments);
    }

    private void checkWords(int node) {
        int last = nodes.fallbackKey(node);
        int start = nodes.mapStart(node);
        int above = 0;
        int firstAbove = 0;
        int behind = 0;
        int firstBehind = 0;
        for (int frame = 0; frame < frames; frame++) {
            int word = words[start + frame];
            if (word > last) {
                firstAbove = above++ == 0 ? frame : firstAbove;
            } else if (word < last && word + 1 >= keys.count()) {
                firstBehind = behind++ == 0 ? frame : firstBehind;
                report.each(
                        MotionProblem.MAP_KEY,
                        MeshTable.FRAME_MAP,
                        start + frame,
                        "",
                        node,
                        1,
                        frame,
                        word,
                        keys.count());
            }
        }
        if (above > 0) {
            word(MotionProblem.MAP_ABOVE, node, firstAbove, above, last);
        }
        if (behind > 0) {
            word(MotionProblem.MAP_KEY, node, firstBehind, behind, keys.count());
        }
        if (above == 0 && tracks.isSound(node)) {
            checkMade(node, start, last);
        }
    }

    /** Compares the words with those a writer makes of the keys. */
    private void checkMade(int node, int start, int last) {
        int key = tracks.start(node);
        int other = 0;
        int firstOther = 0;
        int expected = 0;
        for (int frame = 0; frame < frames; frame++) {
            while (key < last && keys.time(key + 1) <= frame) {
                key++;
            }
            int made = frame < keys.time(key) ? last : key;
            if (words[start + frame] != made) {
                expected = other == 0 ? made : expected;
                firstOther = other++ == 0 ? frame : firstOther;
            }
        }
        if (other > 0) {
            word(MotionProblem.MAP_WORD, node, firstOther, other, expected);
        }
    }

    private void word(MotionProblem code, int node, int frame, int count, int limit) {
        int at = nodes.mapStart(node) + frame;
        report.word(code, node, frame, at, node, count, frame, (int) words[at], limit);
    }
}
