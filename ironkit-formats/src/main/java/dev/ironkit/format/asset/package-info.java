/**
 * What kinds of assets there are, and how to tell which one some bytes are.
 *
 * <p>Knows all formats, and no format knows it. Start with {@link dev.ironkit.format.asset.AssetKind}: it has the words, titles, formats and
 * directory types of the kinds, tells them by directory entry, content or name, and opens those that hold other assets.
 */
package dev.ironkit.format.asset;
