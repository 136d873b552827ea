/**
 * Models as glTF 2.0, which Blender, engines and browsers open.
 *
 * <p>The writer is our own: the same bytes for the same model everywhere, and no more memory than the model takes.
 */
package dev.ironkit.convert.gltf;
