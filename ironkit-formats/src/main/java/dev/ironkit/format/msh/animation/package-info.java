/**
 * Poses of a model over time, as the engine samples, blends and chains them.
 *
 * <p>{@link dev.ironkit.format.msh.animation.PoseTracks} is prepared once per model; {@link
 * dev.ironkit.format.msh.animation.PoseSampler} answers one node at one time, {@link
 * dev.ironkit.format.msh.animation.PoseBlender} mixes two times, {@link dev.ironkit.format.msh.animation.ModelPoser} does
 * either for a whole model and chains the nodes. Nothing is allocated per call, and the same floats come out on every machine.
 */
package dev.ironkit.format.msh.animation;
