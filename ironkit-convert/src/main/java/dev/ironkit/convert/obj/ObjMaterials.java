package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import dev.ironkit.convert.importing.scene.Reach;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The materials that a file uses, from the libraries it names. */
final class ObjMaterials {

    private final ObjFiles beside;
    private final TextLines lines;
    private final Problems problems;
    private final Map<String, MtlEntry> known = new LinkedHashMap<>();
    private final Map<String, Integer> used = new LinkedHashMap<>();
    private final List<IncomingMaterial> made = new ArrayList<>();
    private final Map<String, IncomingPicture> pictures = new LinkedHashMap<>();
    private boolean ours;

    ObjMaterials(ObjFiles beside, TextLines lines, Problems problems) {
        this.beside = beside;
        this.lines = lines;
        this.problems = problems;
    }

    /** Reads a library; a line may name several, and one may have blanks in its name. */
    void library(String names, boolean isOurs) {
        ours |= isOurs;
        Optional<ByteView> whole = beside.named(names);
        if (whole.isPresent()) {
            MtlReader.read(whole.get(), problems, known);
            return;
        }
        for (String name : names.split("\\s+", -1)) {
            Optional<ByteView> file = beside.named(name);
            if (file.isPresent()) {
                MtlReader.read(file.get(), problems, known);
            } else {
                lines.report(ObjProblem.LIBRARY, name, Reach.of(name).whyNot());
            }
        }
    }

    /** The place of a material of a name. */
    int use(String name) {
        Integer there = used.get(name);
        if (there == null) {
            there = made.size();
            used.put(name, there);
            MtlEntry entry = known.get(name);
            if (entry == null) {
                lines.report(ObjProblem.MATERIAL, name);
                entry = new MtlEntry();
            }
            made.add(entry.material(there, name, ours, this::picture));
        }
        return there;
    }

    private int picture(String path) {
        IncomingPicture there = pictures.get(path);
        if (there == null) {
            String file = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
            int dot = file.lastIndexOf('.');
            there = new IncomingPicture(pictures.size(), dot > 0 ? file.substring(0, dot) : file, beside.named(path));
            pictures.put(path, there);
        }
        return there.place();
    }

    List<IncomingMaterial> materials() {
        return made;
    }

    List<IncomingPicture> pictures() {
        return List.copyOf(pictures.values());
    }
}
