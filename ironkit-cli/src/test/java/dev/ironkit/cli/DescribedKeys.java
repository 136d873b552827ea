package dev.ironkit.cli;

import dev.ironkit.base.json.JsonReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds keys of documents that their schema does not describe.
 *
 * <p>A schema forbids no further keys, so that later versions may add some; what this version writes has to be in it all the same.
 */
final class DescribedKeys {

    private static final List<String> BRANCHES = List.of("if", "then", "else");
    private static final List<String> LISTS_OF_BRANCHES = List.of("allOf", "anyOf", "oneOf");

    private final Map<?, ?> root;
    private final Set<String> missing = new LinkedHashSet<>();

    private DescribedKeys(Map<?, ?> root) {
        this.root = root;
    }

    /** The paths of keys that are not described, each once whatever its index. */
    static Set<String> missing(String schema, Object document) {
        Map<?, ?> root = (Map<?, ?>) JsonReader.read(schema);
        DescribedKeys keys = new DescribedKeys(root);
        keys.look(List.of(root), document, "");
        return keys.missing;
    }

    private void look(List<?> schemas, Object value, String path) {
        List<Map<?, ?>> all = new ArrayList<>();
        schemas.forEach(schema -> flatten(schema, all));
        if (value instanceof List<?> items) {
            List<Object> ofItems = all.stream()
                    .<Object>map(schema -> schema.get("items"))
                    .filter(Map.class::isInstance)
                    .toList();
            items.forEach(item -> look(ofItems, item, path + "[]"));
        } else if (value instanceof Map<?, ?> members) {
            boolean isDescribed = all.stream().anyMatch(schema -> schema.containsKey("properties"));
            members.forEach((key, member) -> {
                List<Object> ofMember = new ArrayList<>();
                for (Map<?, ?> schema : all) {
                    add(schema.get("properties") instanceof Map<?, ?> named ? named.get(key) : null, ofMember);
                    add(schema.get("additionalProperties"), ofMember);
                }
                String at = path.isEmpty() ? (String) key : path + "." + key;
                if (isDescribed && ofMember.isEmpty()) {
                    missing.add(at);
                } else {
                    look(ofMember, member, at);
                }
            });
        }
    }

    private static void add(Object schema, List<Object> to) {
        if (schema != null) {
            to.add(schema);
        }
    }

    /** A schema and all that may hold together with it. */
    private void flatten(Object schema, List<Map<?, ?>> to) {
        if (!(schema instanceof Map<?, ?> one) || to.contains(one)) {
            return;
        }
        to.add(one);
        if (one.get("$ref") instanceof String ref) {
            Object target = root;
            for (String step : ref.substring(ref.indexOf('#') + 1).split("/", -1)) {
                target = step.isEmpty() ? target : ((Map<?, ?>) target).get(step);
            }
            flatten(target, to);
        }
        BRANCHES.forEach(branch -> flatten(one.get(branch), to));
        for (String list : LISTS_OF_BRANCHES) {
            if (one.get(list) instanceof List<?> branches) {
                branches.forEach(branch -> flatten(branch, to));
            }
        }
    }
}
