package dev.ironkit.runtime.link;

import java.util.Comparator;

/**
 * An asset of a game, by its place.
 *
 * @param file which file
 * @param entry which entry of it; 0 for a file that is an asset itself
 */
public record AssetRef(int file, int entry) implements Comparable<AssetRef> {

    private static final Comparator<AssetRef> ORDER =
            Comparator.comparingInt(AssetRef::file).thenComparingInt(AssetRef::entry);

    @Override
    public int compareTo(AssetRef other) {
        return ORDER.compare(this, other);
    }
}
