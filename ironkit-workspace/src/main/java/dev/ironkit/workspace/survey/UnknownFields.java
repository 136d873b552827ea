package dev.ironkit.workspace.survey;

import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which fields are not understood, over many assets: all elements of a sequence are one field. */
public final class UnknownFields {

    /** How many fields are told apart; damaged models may have names of their own. */
    private static final int MOST_FIELDS = 10_000;

    /**
     * A field that is not understood.
     *
     * @param field the kind and the path, as {@code stats} takes it
     * @param bytes how many bytes it takes in all
     * @param assets how many assets have it
     */
    public record Unknown(String field, long bytes, long assets) {

        Unknown plus(Unknown other) {
            return new Unknown(field, bytes + other.bytes, assets + other.assets);
        }
    }

    private final Map<String, Unknown> fields = new TreeMap<>();

    /** No fields yet. */
    public UnknownFields() {}

    /**
     * Adds the fields of an asset.
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be read
     */
    public void add(VisitedAsset asset) {
        if (asset.isRepeated()) {
            return;
        }
        Map<String, Long> own = new TreeMap<>();
        if (!asset.asset().hasFields()) {
            // What a library says of the type of an entry is how it is packed.
            int type = asset.entry()
                    .map(ArchiveEntry::attributes)
                    .orElse(Attributes.NONE)
                    .type();
            String path = type == 0 ? "content" : "content of type " + Attributes.typeText(type);
            own.put(path, (long) asset.asset().bytes().length());
        } else {
            visit(asset.fields(), 1, new StringBuilder(), own);
        }
        own.forEach((path, bytes) -> add(new Unknown(asset.kind().word() + "." + path, bytes, 1)));
    }

    /** Adds bytes that nothing can be said about. */
    public void addLost(long bytes) {
        if (bytes > 0) {
            add(new Unknown("raw.unreadable", bytes, 1));
        }
    }

    /** Adds what another has gathered. */
    public void add(UnknownFields other) {
        other.fields.values().forEach(this::add);
    }

    private void add(Unknown unknown) {
        if (fields.size() < MOST_FIELDS || fields.containsKey(unknown.field())) {
            fields.merge(unknown.field(), unknown, Unknown::plus);
        }
    }

    private static void visit(Field field, long times, StringBuilder path, Map<String, Long> own) {
        int length = path.length();
        if (field instanceof Leaf leaf) {
            if (leaf.role() == FieldRole.UNKNOWN && leaf.stored().length() > 0) {
                own.merge(path.toString(), times * leaf.stored().length(), Long::sum);
            }
        } else if (field instanceof Group group) {
            for (Field child : group.children()) {
                path.append(length == 0 ? "" : ".").append(child.name());
                visit(child, times, path, own);
                path.setLength(length);
            }
        } else if (field instanceof Sequence sequence) {
            path.append("[*]");
            boolean once = sequence.uniform();
            for (int i = 0; i < (once ? Math.min(1, sequence.count()) : sequence.count()); i++) {
                visit(sequence.element().apply(i), once ? times * sequence.count() : times, path, own);
            }
            path.setLength(length);
        }
    }

    /** {@return the fields, those that take most bytes first} */
    public List<Unknown> byBytes() {
        List<Unknown> sorted = new ArrayList<>(fields.values());
        sorted.sort(Comparator.comparingLong(Unknown::bytes).reversed());
        return sorted;
    }
}
