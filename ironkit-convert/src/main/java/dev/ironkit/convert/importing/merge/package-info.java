/**
 * The way back of a model that was written out and came back: what the other program changed is changed, and nothing else.
 *
 * <p>{@link dev.ironkit.convert.importing.merge.ModelMerge} holds what came back against what was written out, and edits the model where they differ.
 */
package dev.ironkit.convert.importing.merge;
