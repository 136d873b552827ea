/**
 * RsLi, the packed library.
 *
 * <p>{@link dev.ironkit.format.rsli.RsliFormat} reads and writes; {@link dev.ironkit.format.rsli.RsliLibrary} is the model and
 * unpacks its entries; {@link dev.ironkit.format.rsli.RsliEditor} makes a changed one. The cipher and the packers are nobody
 * else's business.
 */
package dev.ironkit.format.rsli;
