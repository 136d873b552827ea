/**
 * How a model is read where its bytes allow more than one reading: where batches say their rows, in which order rotations are
 * stored, what table 18 holds.
 *
 * <p>Start with {@link dev.ironkit.format.msh.reading.ModelReading}: it decides, once for editors, instances, exports and rules, and
 * says why. What somebody asked for goes before ({@link dev.ironkit.format.msh.reading.ReadingOptions}). An edit must not change
 * the reading unseen; {@link dev.ironkit.format.msh.reading.ReadingChange} tells what would change.
 */
package dev.ironkit.format.msh.reading;
