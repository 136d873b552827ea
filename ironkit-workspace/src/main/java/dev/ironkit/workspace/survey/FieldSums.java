package dev.ironkit.workspace.survey;

import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;

/**
 * How many bytes of an asset are understood.
 *
 * @param explained those of fields that are understood
 * @param unknown those of fields that are not
 * @param payload those that are assets of their own
 */
public record FieldSums(long explained, long unknown, long payload) {

    /** Nothing at all. */
    public static final FieldSums NONE = new FieldSums(0, 0, 0);

    /**
     * {@return the sums over an asset; what is inside it counts for itself}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be read
     */
    public static FieldSums of(VisitedAsset asset) {
        long[] sums = new long[3];
        add(asset.fields(), 1, sums);
        // The pixels of a texture are its content, but no asset of their own.
        return asset.kind().isContainer()
                ? new FieldSums(sums[0], sums[1], sums[2])
                : new FieldSums(sums[0] + sums[2], sums[1], 0);
    }

    private static void add(Field field, long times, long[] sums) {
        if (field instanceof Leaf leaf) {
            int place = leaf.role() == FieldRole.UNKNOWN ? 1 : leaf.role() == FieldRole.PAYLOAD ? 2 : 0;
            sums[place] += times * leaf.stored().length();
        } else if (field instanceof Group group) {
            group.children().forEach(child -> add(child, times, sums));
        } else if (field instanceof Sequence sequence) {
            boolean once = sequence.uniform();
            for (int i = 0; i < (once ? Math.min(1, sequence.count()) : sequence.count()); i++) {
                add(sequence.element().apply(i), once ? times * sequence.count() : times, sums);
            }
        }
    }

    /** {@return the sums of both} */
    public FieldSums plus(FieldSums other) {
        return new FieldSums(explained + other.explained, unknown + other.unknown, payload + other.payload);
    }

    /** {@return the bytes that are not assets of their own} */
    public long own() {
        return explained + unknown;
    }
}
