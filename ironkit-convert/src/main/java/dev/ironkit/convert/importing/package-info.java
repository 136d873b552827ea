/**
 * Models on their way back into the game: as an edit of the model they were exported from, or as new ones.
 *
 * <p>Brings readers, merging and making together; what is written where is decided by others.
 */
package dev.ironkit.convert.importing;
