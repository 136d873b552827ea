/**
 * What a model draws, worked out of its tables: which batches, triangles and vertices, on which nodes, in which boxes.
 *
 * <p>Any model will do: what leads out of its tables is passed over, and walks that a made-up model would let go on for ever are given
 * up. Start with {@link dev.ironkit.format.msh.geometry.RestBox}, the box around a slot or around the model at rest.
 */
package dev.ironkit.format.msh.geometry;
