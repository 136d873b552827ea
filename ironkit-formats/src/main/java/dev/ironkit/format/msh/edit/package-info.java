/**
 * Models changed part by part.
 *
 * <p>{@link dev.ironkit.format.msh.edit.ModelEditor} takes a model, operations on it, and gives another model and a list of what
 * else was rewritten. Tables that no operation names keep their bytes; a derived value follows only where it held before.
 */
package dev.ironkit.format.msh.edit;
