package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells of variants that a model cannot say.
 *
 * <p>A variant of our export is a phase of the material that a surface wears. What a phase looks like can be changed; that a surface shows
 * some other material in a variant, or one of the phases all the time, cannot be written: the game plays the phases.
 */
final class VariantMerge {

    private final IncomingModel before;
    private final IncomingModel after;
    private final MergeNotes notes;
    private final Set<String> known = new TreeSet<>();

    VariantMerge(IncomingModel before, IncomingModel after, MergeNotes notes) {
        this.before = before;
        this.after = after;
        this.notes = notes;
    }

    void tell() {
        for (IncomingNode node : before.nodes()) {
            for (IncomingSurface surface : node.surfaces()) {
                String worn = look(before, surface.material(), false);
                surface.variants().forEach((name, place) -> known.add(choice(worn, name, look(before, place, true))));
            }
        }
        after.nodes().forEach(this::tell);
    }

    private void tell(IncomingNode node) {
        Set<String> told = new TreeSet<>();
        for (IncomingSurface surface : node.surfaces()) {
            String worn = look(after, surface.material(), false);
            exported(after, surface.material())
                    .filter(material -> material.marks().number("phase").isPresent())
                    .ifPresent(material -> told.add(material.name()));
            surface.variants().forEach((name, place) -> {
                if (!known.contains(choice(worn, name, look(after, place, true)))) {
                    told.add(name(after, place) + " in variant " + name);
                }
            });
        }
        if (!told.isEmpty()) {
            notes.say(MergeProblem.VARIANT, node.title(), String.join(", ", told));
        }
    }

    private static String choice(String worn, String variant, String look) {
        return worn + "\n" + variant + "\n" + look;
    }

    /** What tells a material from others: its row and lightmap, and its phase where that counts; for others the name. */
    private String look(IncomingModel file, int place, boolean withPhase) {
        Optional<IncomingMaterial> was = exported(file, place);
        if (was.isEmpty()) {
            return "name " + name(file, place);
        }
        OptionalInt phase = withPhase ? was.get().marks().number("phase") : OptionalInt.empty();
        return was.get().marks().number("row") + " " + was.get().marks().number("lightmapRow") + " " + phase;
    }

    private static String name(IncomingModel file, int place) {
        return place == IncomingSurface.NONE
                ? "no material"
                : file.materials().get(place).name();
    }

    /** The material of our export that a material is, by its marks or, where a program dropped them, by its name. */
    private Optional<IncomingMaterial> exported(IncomingModel file, int place) {
        if (place == IncomingSurface.NONE) {
            return Optional.empty();
        }
        IncomingMaterial material = file.materials().get(place);
        return before.materials().stream()
                .filter(was -> material.marks().number("row").isPresent()
                        ? isAlike(was, material)
                        : was.name().equals(material.name()) || was.name().equals(ExportedName.plain(material.name())))
                .findFirst();
    }

    /** Whether two materials bear the marks of one look: the same row, lightmap and phase. */
    static boolean isAlike(IncomingMaterial a, IncomingMaterial b) {
        return a.marks().number("row").equals(b.marks().number("row"))
                && a.marks().number("lightmapRow").equals(b.marks().number("lightmapRow"))
                && a.marks().number("phase").equals(b.marks().number("phase"));
    }
}
