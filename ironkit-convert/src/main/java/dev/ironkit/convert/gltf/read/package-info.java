/**
 * Reads glTF 2.0 as other programs write it: text with buffers beside it or in it, and the binary form.
 *
 * <p>Every number of a file is checked before anything is made by it, and what is made stays in proportion to what was given.
 */
package dev.ironkit.convert.gltf.read;
