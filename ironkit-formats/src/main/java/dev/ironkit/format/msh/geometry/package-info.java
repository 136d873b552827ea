/**
 * What a model draws, worked out of its tables: which batches, triangles and vertices, on which nodes, in which boxes.
 *
 * <p>Start with {@link dev.ironkit.format.msh.geometry.GeometryCursor}, which goes through slots, batches, triangles and vertices. {@link
 * dev.ironkit.format.msh.geometry.RestBox} is the box around a slot or the model at rest, {@link
 * dev.ironkit.format.msh.geometry.VertexOwners} tells which node a vertex hangs on. Rules look at each vertex several times and work on
 * copies ({@link dev.ironkit.format.msh.geometry.TableCopies}). Any model will do: what leads out of its tables is passed over, and walks
 * that a made-up model would let go on for ever are given up.
 */
package dev.ironkit.format.msh.geometry;
