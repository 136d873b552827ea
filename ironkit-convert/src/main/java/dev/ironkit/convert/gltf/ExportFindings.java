package dev.ironkit.convert.gltf;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Problems;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** What glTF cannot show, each thing said once. */
final class ExportFindings {

    private final Problems problems;
    private final ByteRange model;
    private final Set<String> said = new TreeSet<>();

    ExportFindings(Problems problems, ByteRange model) {
        this.problems = problems;
        this.model = model;
    }

    void noMaterial(int row, String name) {
        say(GltfProblem.NO_MATERIAL, row, name.isEmpty() ? "not in any list" : name);
    }

    void standIn(int row, String name, String instead) {
        say(GltfProblem.STAND_IN, row, name, instead);
    }

    void noTexture(String name) {
        say(GltfProblem.NO_TEXTURE, name);
    }

    void blend(String material, String way) {
        say(GltfProblem.BLEND, material, way);
    }

    void random(String material, int block) {
        say(GltfProblem.RANDOM, material, block);
    }

    void frames(String material) {
        say(GltfProblem.FRAMES, material);
    }

    void variants(String material, int phases, int shown) {
        say(GltfProblem.VARIANTS, material, phases, shown);
    }

    void timeline(long frames, String leftOut) {
        say(GltfProblem.TIMELINE, frames, leftOut);
    }

    void clip(String name, int first, int last, long frames) {
        say(GltfProblem.CLIP, name, first, last, frames);
    }

    void noNumbers(int count, String what) {
        if (count > 0) {
            say(GltfProblem.NO_NUMBER, count, what);
        }
    }

    void nothing(int state, int level) {
        say(GltfProblem.NOTHING, state, level);
    }

    void levels() {
        say(GltfProblem.LEVELS);
    }

    void skipped(int batches) {
        if (batches > 0) {
            say(GltfProblem.SKIPPED, batches);
        }
    }

    private void say(GltfProblem problem, Object... details) {
        if (said.add(problem + Arrays.toString(details))) {
            problems.report(problem, model, details);
        }
    }
}
