package dev.ironkit.format.mat0;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Counts the phases, blocks and keys of a material that comes as JSON, so that they can be added and removed. */
final class MaterialJson {

    private final Consumer<String> notes;

    private MaterialJson(Consumer<String> notes) {
        this.notes = notes;
    }

    /** The same JSON with counts that fit its lists; what is not of the shape of a material stays as it is. */
    static Object counted(Object json, Consumer<String> notes) {
        if (!(json instanceof Map<?, ?> material)) {
            return json;
        }
        Map<Object, Object> counted = new LinkedHashMap<>(material);
        new MaterialJson(notes).count(counted);
        return counted;
    }

    private void count(Map<Object, Object> material) {
        if (material.get("header") instanceof Map<?, ?> stored) {
            Map<Object, Object> header = new LinkedHashMap<>(stored);
            count(header, "phaseCount", material.get("phases"), "header.");
            count(header, "animBlockCount", material.get("blocks"), "header.");
            material.put("header", header);
        }
        if (material.get("blocks") instanceof List<?> stored) {
            List<Object> blocks = new ArrayList<>(stored);
            for (int i = 0; i < blocks.size(); i++) {
                if (blocks.get(i) instanceof Map<?, ?> block) {
                    Map<Object, Object> counted = new LinkedHashMap<>(block);
                    count(counted, "keyCount", block.get("keys"), "blocks[" + i + "].");
                    blocks.set(i, counted);
                }
            }
            material.put("blocks", blocks);
        }
    }

    private void count(Map<Object, Object> object, String name, Object list, String where) {
        if (!(list instanceof List<?> elements)) {
            return;
        }
        BigDecimal count = BigDecimal.valueOf(elements.size());
        Object said = object.put(name, count);
        if (!(said instanceof BigDecimal number)) {
            notes.accept(where + name + " " + count + ", counted");
        } else if (number.compareTo(count) != 0) {
            notes.accept(where + name + " " + number + " -> " + count + ", counted");
        }
    }
}
