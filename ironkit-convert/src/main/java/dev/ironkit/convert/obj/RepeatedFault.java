package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;

/** Lines with the same fault: the first is told, the others are counted. */
final class RepeatedFault {

    private int line;
    private String what = "";
    private int count;

    void add(int at, String about) {
        line = count == 0 ? at : line;
        what = count == 0 ? about : what;
        count++;
    }

    void report(ObjProblem problem, ByteView file, Problems problems) {
        if (count > 0) {
            problems.report(problem, file.range(0, 0), line, what, count);
        }
    }
}
