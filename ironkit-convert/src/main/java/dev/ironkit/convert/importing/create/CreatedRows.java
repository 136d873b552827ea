package dev.ironkit.convert.importing.create;

import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.build.BuildLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The material list of the model that is made: a row for each material that a surface has, in the order they are met. */
final class CreatedRows {

    /** The material of surfaces without one: the game knows it. */
    static final String DEFAULT = "DEFAULT";

    private static final int LONGEST = 35;

    private final IncomingModel incoming;
    private final AssetPath path;
    private final Notes notes;
    private final List<CreatedRow> rows = new ArrayList<>();
    private final Map<Integer, Integer> ofMaterials = new TreeMap<>();
    private final Map<String, Integer> ofMarks = new TreeMap<>();
    private final Set<String> taken = new TreeSet<>();
    private final Map<Integer, String> lightmaps = new TreeMap<>();

    CreatedRows(IncomingModel incoming, AssetPath path, Notes notes) {
        this.incoming = incoming;
        this.path = path;
        this.notes = notes;
    }

    /** The row of a surface's material. */
    int row(IncomingSurface surface, String title) {
        int material = surface.material();
        if (material == IncomingSurface.NONE) {
            notes.add(title, "a surface without material; using " + DEFAULT);
        }
        Integer there = ofMaterials.get(material);
        if (there == null) {
            there = material == IncomingSurface.NONE
                    ? add(DEFAULT, CreatedRow.NONE)
                    : ofMaterial(incoming.materials().get(material));
            ofMaterials.put(material, there);
        }
        return there;
    }

    /** The lightmap row of a surface's material, as our own export left it. */
    OptionalInt lightmap(IncomingSurface surface) {
        if (surface.material() == IncomingSurface.NONE || !surface.hasLightmapUvs()) {
            return OptionalInt.empty();
        }
        IncomingMaterial material = incoming.materials().get(surface.material());
        OptionalInt row = material.marks().number("lightmapRow");
        if (row.isEmpty() || row.getAsInt() < 0 || row.getAsInt() > BuildLimits.LAST_LIGHTMAP_ROW) {
            return OptionalInt.empty();
        }
        material.marks().text("lightmap").ifPresent(name -> lightmaps.put(row.getAsInt(), name));
        return row;
    }

    /**
     * The row that a lightmap of another model gets.
     *
     * @param wanted its row there, which it keeps where no other one has it
     */
    int lentLightmap(int wanted, String name) {
        for (Map.Entry<Integer, String> there : lightmaps.entrySet()) {
            if (there.getValue().equalsIgnoreCase(name)) {
                return there.getKey();
            }
        }
        int row = wanted;
        while (lightmaps.containsKey(row)) {
            row++;
        }
        lightmaps.put(row, name);
        return row;
    }

    /** The rows; a list has one at least. */
    List<CreatedRow> all() {
        return rows.isEmpty() ? List.of(new CreatedRow(DEFAULT, CreatedRow.NONE)) : rows;
    }

    /** The names of the lightmaps by row, as far as they are known without a gap. */
    List<String> lightmaps() {
        List<String> names = new ArrayList<>();
        for (Map.Entry<Integer, String> entry : lightmaps.entrySet()) {
            while (names.size() < entry.getKey()) {
                names.add(entry.getValue());
            }
            names.add(entry.getValue());
        }
        return names;
    }

    private int ofMaterial(IncomingMaterial material) {
        // Our own export writes a material once for each lightmap it goes with.
        OptionalInt marked = material.marks().number("row");
        String mark = marked.isPresent() ? marked.getAsInt() + " " + material.name() : "";
        Integer there = marked.isPresent() ? ofMarks.get(mark) : null;
        if (there == null) {
            there = add(name(material), material.place());
            if (marked.isPresent()) {
                ofMarks.put(mark, there);
            }
        }
        return there;
    }

    private String name(IncomingMaterial material) {
        String title = "material " + material.place() + " \"" + material.name() + "\"";
        String name = IncomingMaterial.storedName(material.name());
        if (name.isEmpty()) {
            name = "MATERIAL" + material.place();
            notes.add("material " + material.place(), "no name; named by its number");
        } else if (!name.equals(material.name())) {
            notes.add(title, "renamed to " + name + ", because names cannot contain spaces");
        }
        byte[] bytes = name.getBytes(FixedText.CP1251);
        if (!new String(bytes, FixedText.CP1251).equals(name)) {
            throw refused(title, "its name has characters that CP1251 lacks");
        }
        if (bytes.length > LONGEST) {
            throw refused(title, "its name has " + bytes.length + " characters");
        }
        return unique(name, title);
    }

    private String unique(String name, String title) {
        String free = name;
        for (int i = 2; taken.contains(free.toUpperCase(Locale.ROOT)); i++) {
            String ending = "_" + i;
            free = name.substring(0, Math.min(name.length(), LONGEST - ending.length())) + ending;
        }
        if (!free.equals(name)) {
            notes.add(title, "renamed to " + free + ", because the name is taken");
        }
        return free;
    }

    private int add(String name, int material) {
        if (rows.size() > BuildLimits.LAST_WEAR_ROW) {
            throw new RefusedException(
                    NewModelProblem.LIMIT,
                    path,
                    "material " + material + " \"" + name + "\"",
                    rows.size() + 1,
                    "materials with it",
                    BuildLimits.LAST_WEAR_ROW + 1);
        }
        taken.add(name.toUpperCase(Locale.ROOT));
        rows.add(new CreatedRow(name, material));
        return rows.size() - 1;
    }

    private RefusedException refused(String title, String why) {
        return new RefusedException(NewModelProblem.MATERIAL_NAME, path, title, why);
    }
}
