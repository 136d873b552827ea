/**
 * Models made from scratch.
 *
 * <p>{@link dev.ironkit.format.msh.build.ModelBuilder} takes nodes and meshes and makes every table a model has, the derived
 * values too. What a table cannot hold is refused before anything is made.
 */
package dev.ironkit.format.msh.build;
