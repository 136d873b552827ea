package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which row of the material list a material of a file is.
 *
 * <p>Its name decides: somebody who gives a material another name means another material. Where two materials claim one row, the one that
 * looks as before is that row, and the other one is new.
 */
final class MaterialRows {

    /** The longest name of an entry. */
    private static final int LONGEST_NAME = 35;

    private static final String MATERIAL = "ironkit.mat0/";

    /**
     * What a surface wears.
     *
     * @param row the row of the material list, {@link #UNSAID} where the file has no material
     * @param lightmap the row of the lightmap
     * @param tellsLightmap whether the file says which lightmap it is
     */
    record Wear(int row, OptionalInt lightmap, boolean tellsLightmap) {

        boolean isSaid() {
            return row != UNSAID;
        }
    }

    static final int UNSAID = -1;

    private final Model model;
    private final ModelReading reading;
    private final ModelLook look;
    private final IncomingModel before;
    private final IncomingModel after;
    private final MergeNotes notes;
    private final int firstNew;
    private final List<String> added = new ArrayList<>();

    /** By the name of each that was added the material of the file that it was added for. */
    private final Map<String, IncomingMaterial> addedFor = new TreeMap<>();

    /** By the place of a material the rows that its triangles wore when they were exported. */
    private final Map<Integer, Set<Integer>> wornBefore = new TreeMap<>();

    private final Map<Integer, Wear> found = new TreeMap<>();

    MaterialRows(Model model, ModelLook look, IncomingModel before, IncomingModel after, MergeNotes notes) {
        this.model = model;
        this.reading = look.reading(model);
        this.look = look;
        this.before = before;
        this.after = after;
        this.notes = notes;
        int rows = look.rows().size();
        for (int batch = 0; batch < model.batches().count(); batch++) {
            rows = Math.max(rows, reading.materials().wearRow(model.batches(), batch) + 1);
        }
        firstNew = rows;
    }

    /** The names of rows that have to be added. */
    List<String> added() {
        return Collections.unmodifiableList(added);
    }

    /** Takes down that triangles of a batch came back with a material. */
    void cameBack(int batch, int place) {
        wornBefore
                .computeIfAbsent(place, none -> new TreeSet<>())
                .add(reading.materials().wearRow(model.batches(), batch));
    }

    /**
     * The rows that added materials were before somebody gave them another name, or made them from; by the names of the added ones.
     *
     * <p>Marks tell; where a program dropped them, that a material covers what one row covered, and nothing else does.
     */
    SortedMap<String, Integer> madeFrom() {
        SortedMap<String, Integer> from = new TreeMap<>();
        addedFor.forEach((name, material) -> madeFrom(material).ifPresent(row -> from.put(name, row)));
        return from;
    }

    private OptionalInt madeFrom(IncomingMaterial material) {
        OptionalInt marked = material.marks().number("row");
        if (isMarked(material)) {
            return marked.getAsInt() >= 0 && marked.getAsInt() < look.rows().size() ? marked : OptionalInt.empty();
        }
        Set<Integer> wore = wornBefore.getOrDefault(material.place(), Set.of());
        if (wore.size() != 1) {
            return OptionalInt.empty();
        }
        int row = wore.iterator().next();
        boolean alone = wornBefore.entrySet().stream()
                .noneMatch(other ->
                        other.getKey() != material.place() && other.getValue().contains(row));
        return alone && row >= 0 && row < look.rows().size() && !isNamed(row)
                ? OptionalInt.of(row)
                : OptionalInt.empty();
    }

    private static boolean isMarked(IncomingMaterial material) {
        return material.marks().number("row").isPresent()
                && material.marks().schema().orElse("").startsWith(MATERIAL);
    }

    /** Says what becomes of names that the list does not have. */
    void tell() {
        SortedMap<String, Integer> from = madeFrom();
        for (int i = 0; i < added.size(); i++) {
            String name = added.get(i);
            Integer row = from.get(name);
            if (row == null) {
                notes.say(MergeProblem.NEW_ROW, name, firstNew + i);
            } else {
                notes.say(MergeProblem.RENAMED, name, look.rows().get(row).name(), firstNew + i);
            }
        }
    }

    /** The names of rows that were exported and that no material of the file is. */
    List<String> missing() {
        Set<Integer> renamed = new TreeSet<>(madeFrom().values());
        Set<String> names = new LinkedHashSet<>();
        for (IncomingMaterial was : before.materials()) {
            OptionalInt row = was.marks().number("row");
            if (row.isPresent() && !renamed.contains(row.getAsInt()) && !isNamed(row.getAsInt())) {
                names.add(look.row(row.getAsInt()).map(ModelLook.Row::name).orElse(was.name()));
            }
        }
        return List.copyOf(names);
    }

    /** Whether a material of the file is a row, by its mark or by its name. */
    private boolean isNamed(int row) {
        Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        look.row(row).ifPresent(there -> names.add(there.name()));
        before.materials().stream()
                .filter(was -> was.marks().number("row").equals(OptionalInt.of(row)))
                .forEach(was -> names.add(was.name()));
        return after.materials().stream()
                .anyMatch(material -> isMarked(material)
                        ? material.marks().number("row").equals(OptionalInt.of(row))
                        : names.contains(material.name()) || names.contains(ExportedName.plain(material.name())));
    }

    /** What a batch of the model wears, as our export tells it. */
    Wear worn(int batch) {
        boolean lightmaps = reading.lightmapCoordinates()
                && model.lightmapOrColour().count() >= model.positions().count();
        return new Wear(
                reading.materials().wearRow(model.batches(), batch),
                lightmaps ? reading.materials().lightmapRow(model.batches(), batch) : OptionalInt.empty(),
                true);
    }

    ModelReading reading() {
        return reading;
    }

    /** The rows of the materials that were asked for, by their places. */
    SortedMap<Integer, Integer> rows() {
        SortedMap<Integer, Integer> rows = new TreeMap<>();
        found.forEach((place, wear) -> {
            if (wear.isSaid()) {
                rows.put(place, wear.row());
            }
        });
        return rows;
    }

    /** What a surface wears, by the place of its material. */
    Wear of(int place) {
        Wear wear = found.get(place);
        if (wear == null) {
            wear = find(place);
            found.put(place, wear);
        }
        return wear;
    }

    private Wear find(int place) {
        IncomingMaterial material = material(after, place);
        if (material == null) {
            return new Wear(UNSAID, OptionalInt.empty(), false);
        }
        OptionalInt row = material.marks().number("row");
        boolean marked = isMarked(material);
        if (marked && isStillNamed(material, row.getAsInt()) && !isTaken(material)) {
            return new Wear(row.getAsInt(), material.marks().number("lightmapRow"), true);
        }
        int found = marked && isTaken(material) ? add(material) : byName(material);
        return new Wear(found, lightmap(found), false);
    }

    /** The lightmap that a row goes with in the model: new surfaces get it, where the file does not say more. */
    private OptionalInt lightmap(int row) {
        for (int batch = 0; batch < model.batches().count(); batch++) {
            Wear worn = worn(batch);
            if (worn.row() == row && worn.lightmap().isPresent()) {
                return worn.lightmap();
            }
        }
        return OptionalInt.empty();
    }

    /** Whether a row has the name of a material, or had it when it was exported. */
    private boolean isStillNamed(IncomingMaterial material, int row) {
        String plain = ExportedName.plain(material.name());
        return material.name().isEmpty()
                || exported(material)
                        .filter(was ->
                                was.name().equals(material.name()) || was.name().equals(plain))
                        .isPresent()
                || look.row(row)
                        .filter(there -> there.name().equalsIgnoreCase(plain))
                        .isPresent();
    }

    private Optional<IncomingMaterial> exported(IncomingMaterial material) {
        return before.materials().stream()
                .filter(was -> VariantMerge.isAlike(was, material))
                .findFirst();
    }

    /** Whether another material is the row that this one says it is: one was made from the other and then changed. */
    private boolean isTaken(IncomingMaterial material) {
        Optional<IncomingMaterial> was = exported(material);
        for (IncomingMaterial other : after.materials()) {
            boolean rival = other.place() != material.place() && VariantMerge.isAlike(other, material);
            if (rival && !looksAs(other, material)) {
                boolean named = was.isPresent() && was.get().name().equals(material.name());
                boolean otherNamed = was.isPresent() && was.get().name().equals(other.name());
                if (named != otherNamed) {
                    return otherNamed;
                }
                return other.place() < material.place();
            }
        }
        return false;
    }

    private static boolean looksAs(IncomingMaterial a, IncomingMaterial b) {
        return a.base().equals(b.base())
                && a.alpha() == b.alpha()
                && a.glow().equals(b.glow())
                && a.shine().equals(b.shine())
                && a.roughness() == b.roughness()
                && a.unlit() == b.unlit()
                && a.blend() == b.blend()
                && a.texture().equals(b.texture());
    }

    private int byName(IncomingMaterial material) {
        for (String name : List.of(
                material.name(), ExportedName.plain(material.name()), IncomingMaterial.storedName(material.name()))) {
            for (IncomingMaterial was : before.materials()) {
                if (was.name().equals(name) && was.marks().number("row").isPresent()) {
                    return was.marks().number("row").getAsInt();
                }
            }
            for (int row = 0; row < look.rows().size(); row++) {
                if (look.rows().get(row).name().equalsIgnoreCase(name)) {
                    return row;
                }
            }
        }
        return material.name().isEmpty() ? UNSAID : add(material);
    }

    private int add(IncomingMaterial material) {
        String name = IncomingMaterial.storedName(material.name());
        int there = added.indexOf(name);
        if (there >= 0) {
            return firstNew + there;
        }
        byte[] bytes = name.getBytes(FixedText.CP1251);
        boolean storable = new String(bytes, FixedText.CP1251).equals(name) && !name.isEmpty();
        if (bytes.length > LONGEST_NAME || !storable) {
            throw notes.refuse(MergeProblem.MATERIAL_NAME, name, LONGEST_NAME);
        }
        added.add(name);
        addedFor.put(name, material);
        return firstNew + added.size() - 1;
    }

    private static IncomingMaterial material(IncomingModel model, int place) {
        if (place == IncomingSurface.NONE) {
            return null;
        }
        return model.materials().stream()
                .filter(material -> material.place() == place)
                .findFirst()
                .orElse(null);
    }
}
