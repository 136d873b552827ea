/**
 * Poses of a model over time, as the engine samples, blends and chains them.
 *
 * <p>{@link dev.ironkit.runtime.animation.PoseTracks} is prepared once per model; {@link
 * dev.ironkit.runtime.animation.PoseSampler} answers one node at one time, {@link
 * dev.ironkit.runtime.animation.PoseBlender} mixes two times, {@link dev.ironkit.runtime.animation.ModelPoser} does
 * either for a whole model and chains the nodes. Nothing is allocated per call, and the same floats come out on every machine.
 */
package dev.ironkit.runtime.animation;
