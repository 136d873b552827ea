package dev.ironkit.convert.importing;

import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds the looks of a material in a file: the one that surfaces wear and, where its phases were written as variants, one for each phase.
 *
 * @param before the model as it was exported
 * @param after what came back
 */
record LookPairs(IncomingModel before, IncomingModel after) {

    /**
     * One look.
     *
     * @param before as it was exported
     * @param after as it came back
     */
    record Pair(IncomingMaterial before, IncomingMaterial after) {}

    /**
     * {@return the looks of a row that came back}
     *
     * @param worn what a surface of the row wears
     */
    List<Pair> of(int row, IncomingMaterial worn) {
        OptionalInt lightmap = worn.marks().number("lightmapRow");
        List<IncomingMaterial> all = before.materials().stream()
                .filter(material -> material.marks().number("row").equals(OptionalInt.of(row)))
                .toList();
        List<IncomingMaterial> lit = all.stream()
                .filter(material -> material.marks().number("lightmapRow").equals(lightmap))
                .toList();
        List<Pair> pairs = new ArrayList<>();
        for (IncomingMaterial was : lit.isEmpty() ? all : lit) {
            Optional<IncomingMaterial> is = isVariant(was) || isVariant(worn) ? find(was) : Optional.of(worn);
            boolean known = pairs.stream().anyMatch(pair -> phase(pair.before()).equals(phase(was)));
            if (is.isPresent() && !known) {
                pairs.add(new Pair(was, is.get()));
            }
        }
        return pairs;
    }

    private static OptionalInt phase(IncomingMaterial material) {
        return material.marks().number("phase");
    }

    private boolean isVariant(IncomingMaterial material) {
        return phase(material).isPresent()
                || before.materials().stream()
                        .anyMatch(was -> phase(was).isPresent() && was.name().equals(material.name()));
    }

    /** What came back of a material that was exported: by its marks or, where a program dropped them, by its name. */
    private Optional<IncomingMaterial> find(IncomingMaterial was) {
        return after.materials().stream()
                .filter(is -> is.marks().number("row").isPresent()
                        ? isMarked(is, was)
                        : is.name().equals(was.name()))
                .findFirst();
    }

    private static boolean isMarked(IncomingMaterial is, IncomingMaterial was) {
        return is.marks().number("row").equals(was.marks().number("row"))
                && is.marks().number("lightmapRow").equals(was.marks().number("lightmapRow"))
                && phase(is).equals(phase(was));
    }
}
