package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;

/** Places and faces of an OBJ file as they stand in it, for a comparison with what was written. */
final class ObjShape {

    private final TextLines lines;
    final Floats places = new Floats();

    /** The places of all corners of triangles. */
    final Ints corners = new Ints();

    final Floats coordinates = new Floats();

    /** The texture coordinates of all corners, {@link #NONE} where the file has none. */
    final Ints laid = new Ints();

    static final int NONE = -1;

    private ObjShape(ByteView file, Problems problems) {
        lines = new TextLines(file, problems);
    }

    static ObjShape read(ByteView file, Problems problems) {
        ObjShape shape = new ObjShape(file, problems);
        while (shape.lines.next()) {
            String word = shape.lines.word();
            if (word.equals("v")) {
                for (int axis = 0; axis < 3; axis++) {
                    shape.places.add(shape.lines.number());
                }
            } else if (word.equals("vt")) {
                shape.coordinates.add(shape.lines.number());
                shape.coordinates.add(shape.lines.hasMore() ? shape.lines.number() : 0);
            } else if (word.equals("f")) {
                shape.face();
            }
            shape.lines.end();
        }
        return shape;
    }

    private int index(String what, int count) {
        long stored = lines.integer();
        long place = stored < 0 ? count + stored : stored - 1;
        if (place < 0 || place >= count) {
            throw lines.fault(ObjProblem.INDEX, stored, what, count);
        }
        return (int) place;
    }

    private void face() {
        int count = 0;
        while (lines.hasMore()) {
            corners.add(index("vertex", places.size() / 3));
            boolean isLaid = lines.skip('/') && lines.atInteger();
            laid.add(isLaid ? index("texture coordinate", coordinates.size() / 2) : NONE);
            lines.skipWord();
            count++;
        }
        if (count != 3) {
            throw lines.fault(ObjProblem.MOVES_FACE, count);
        }
    }
}
