package dev.ironkit.runtime.link;

import dev.ironkit.format.link.LinkName;

/**
 * One way from an asset to another.
 *
 * @param from the asset that names
 * @param step by which part of it
 * @param number which of those parts, from 0
 * @param wanted the name in it
 * @param library the file it should be in
 * @param cell the rectangle of a texture that is shown; -1 for all of it, and for everything else
 * @param outcome what comes of the name
 * @param to the asset of that name, or the one in its place; null where there is none
 */
public record Link(
        AssetRef from,
        LinkStep step,
        int number,
        LinkName wanted,
        String library,
        int cell,
        LinkOutcome outcome,
        AssetRef to) {

    /** {@return whether it leads to an asset that can be read, the named one or another in its place} */
    public boolean leads() {
        return to != null && outcome != LinkOutcome.UNREADABLE;
    }

    /** {@return whether there is an asset at its end, readable or not} */
    public boolean ends() {
        return to != null;
    }
}
