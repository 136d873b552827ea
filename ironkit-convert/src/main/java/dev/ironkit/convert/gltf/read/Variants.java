package dev.ironkit.convert.gltf.read;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which other materials surfaces have, by the names of the looks that a file can be shown in. */
final class Variants {

    private static final String EXTENSION = "KHR_materials_variants";

    private final List<String> names = new ArrayList<>();
    private final Materials materials;

    Variants(Json root, Materials materials) {
        this.materials = materials;
        for (Json variant :
                root.get("extensions").get(EXTENSION).get("variants").items()) {
            names.add(variant.get("name").text("variant " + names.size()));
        }
    }

    /** {@return the places of materials by the names of variants; what refers to nothing is passed over} */
    SortedMap<String, Integer> of(Json primitive) {
        SortedMap<String, Integer> found = new TreeMap<>();
        for (Json mapping :
                primitive.get("extensions").get(EXTENSION).get("mappings").items()) {
            int material = mapping.get("material").whole(Integer.MAX_VALUE);
            for (Json variant : mapping.get("variants").items()) {
                int number = variant.whole(Integer.MAX_VALUE);
                if (material < materials.all().size() && number < names.size()) {
                    found.put(names.get(number), material);
                }
            }
        }
        return found;
    }
}
