package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * An archive that was looked into, or an asset that holds nothing.
 *
 * @param path its address
 * @param format the name of its format
 * @param parent which of the checked archives it lies in; -1 for the asset that was asked about
 * @param range its bytes in the outermost file; where it is packed, the packed bytes
 * @param packed whether it, or an archive around it, had to be unpacked, so that its own offsets are not those of the file
 * @param size how many bytes it has
 * @param entries how many entries it has; 0 where its directory could not be read
 * @param decoded whether it could be read
 * @param isArchive whether it is an archive; entries are counted only there
 * @param unexplained how many of its entries are of which type that nobody has explained
 */
public record CheckedArchive(
        AssetPath path,
        String format,
        int parent,
        ByteRange range,
        boolean packed,
        long size,
        int entries,
        boolean decoded,
        boolean isArchive,
        Map<String, Integer> unexplained) {

    public CheckedArchive {
        unexplained = Collections.unmodifiableMap(new TreeMap<>(unexplained));
    }
}
