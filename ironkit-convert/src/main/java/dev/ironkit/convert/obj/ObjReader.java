package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads OBJ files, from wherever they come, with the libraries of materials beside them.
 *
 * <p>Faces become triangles, inside their edges. Each object becomes a node; where a file has groups alone, each group. Groups that
 * our own export named become the cells they were.
 */
public final class ObjReader {

    /** The parts that a model can have. */
    private static final int MOST_PARTS = 0xFFFF;

    private final TextLines lines;
    private final boolean engineAxes;
    private final ObjMaterials materials;
    private final Floats places = new Floats();
    private final Floats coordinates = new Floats();
    private final Floats normals = new Floats();
    private final Map<Key, ObjPart> parts = new LinkedHashMap<>();
    private String generator = "";
    private String object = "";
    private String group = "";
    private int material = ObjPart.NONE;
    private ObjPart part;
    private final Ints faceCorners = new Ints();
    private final Ints facePlaces = new Ints();
    private final RepeatedFault unknown = new RepeatedFault();
    private final RepeatedFault tangled = new RepeatedFault();

    private ObjReader(ByteView file, ObjFiles beside, boolean engineAxes, Problems problems) {
        this.lines = new TextLines(file, problems);
        this.engineAxes = engineAxes;
        this.materials = new ObjMaterials(beside, lines, problems);
    }

    /**
     * {@return the model in a file}
     *
     * @param name the name of the file without its ending, for a shape that has none
     * @param file the file
     * @param beside finds the libraries and their pictures
     * @param engineAxes whether z is up in it, as in the engine; y is otherwise
     * @param problems hears of what is passed over
     * @throws MalformedAssetException if it cannot be read; the message tells the line
     */
    public static IncomingModel read(
            String name, ByteView file, ObjFiles beside, boolean engineAxes, Problems problems) {
        ObjReader reader = new ObjReader(file, beside, engineAxes, problems);
        while (reader.lines.next()) {
            reader.statement();
            reader.lines.end();
        }
        reader.unknown.report(ObjProblem.UNKNOWN, file, problems);
        reader.tangled.report(ObjProblem.POLYGON, file, problems);
        if (reader.parts.isEmpty()) {
            throw problems.fatal(ObjProblem.NO_FACES, file.range(0, 0));
        }
        return new ObjNodes(name, reader.generator, reader.materials)
                .model(reader.parts.values(), reader.places, reader.coordinates, reader.normals);
    }

    private void statement() {
        String word = lines.word();
        switch (word) {
            case "v" -> triple(places);
            case "vn" -> triple(normals);
            case "vt" -> coordinate();
            case "f", "fo" -> face();
            case "o" -> {
                object = lines.rest();
                group = "";
                part = null;
            }
            case "g" -> {
                group = lines.rest();
                part = null;
            }
            case "usemtl" -> {
                material = materials.use(lines.rest());
                part = null;
            }
            case "mtllib" -> materials.library(lines.rest(), ObjNodes.isOurs(generator));
            case "s" -> {}
            default -> other(word);
        }
    }

    /** Three numbers; what some programs write behind them is no part of the shape. */
    private void triple(Floats to) {
        float x = lines.number();
        float y = lines.number();
        float z = lines.number();
        to.add(x);
        to.add(engineAxes ? y : -z);
        to.add(engineAxes ? z : y);
    }

    /** Rows of pictures are counted from below in these files. */
    private void coordinate() {
        coordinates.add(lines.number());
        coordinates.add(lines.hasMore() ? 1 - lines.number() : 1);
    }

    private void other(String word) {
        if (!word.startsWith("#")) {
            unknown.add(lines.line(), word.substring(0, Math.min(word.length(), 20)));
        } else if (generator.isEmpty() && lines.line() == 1) {
            generator = (word.substring(1) + " " + lines.rest()).strip();
        }
    }

    private void face() {
        ObjPart to = part();
        faceCorners.clear();
        facePlaces.clear();
        while (lines.hasMore()) {
            faceCorners.add(corner(to));
        }
        int count = faceCorners.size();
        if (count < 3) {
            throw lines.fault(ObjProblem.FACE, count);
        } else if (count == 3) {
            to.triangle(faceCorners.get(0), faceCorners.get(1), faceCorners.get(2));
        } else {
            polygon(to);
        }
    }

    private void polygon(ObjPart to) {
        Optional<Ints> cut = PolygonCut.of(facePlaces, places);
        if (cut.isEmpty()) {
            tangled.add(lines.line(), Integer.toString(faceCorners.size()));
        }
        Ints triangles = cut.orElseGet(() -> PolygonCut.fan(faceCorners.size()));
        for (int at = 0; at < triangles.size(); at += 3) {
            to.triangle(
                    faceCorners.get(triangles.get(at)),
                    faceCorners.get(triangles.get(at + 1)),
                    faceCorners.get(triangles.get(at + 2)));
        }
    }

    private int corner(ObjPart to) {
        int place = index(lines.integer(), places.size() / 3, "vertex");
        facePlaces.add(place);
        int coordinate = ObjPart.NONE;
        int normal = ObjPart.NONE;
        if (lines.skip('/')) {
            if (lines.atInteger()) {
                coordinate = index(lines.integer(), coordinates.size() / 2, "texture coordinate");
            }
            if (lines.skip('/') && lines.atInteger()) {
                normal = index(lines.integer(), normals.size() / 3, "normal");
            }
        }
        return to.corner(place, coordinate, normal);
    }

    /** Things are counted from 1, or back from the last one. */
    private int index(long stored, int count, String what) {
        long index = stored < 0 ? count + stored : stored - 1;
        if (index < 0 || index >= count) {
            throw lines.fault(ObjProblem.INDEX, stored, what, count);
        }
        return (int) index;
    }

    private ObjPart part() {
        if (part == null) {
            part = parts.computeIfAbsent(
                    new Key(object, group, material), key -> new ObjPart(key.object, key.group, key.material));
            if (parts.size() > MOST_PARTS) {
                throw lines.fault(ObjProblem.LIMIT, MOST_PARTS);
            }
        }
        return part;
    }

    private record Key(String object, String group, int material) {}

    /** Lines with the same fault: the first is told, the others are counted. */
    private static final class RepeatedFault {

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
}
