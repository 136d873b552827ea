/**
 * How the nodes of a model move: tracks of keys, taken apart and packed again, and poses over time as the engine makes them.
 *
 * <p>Start with {@link dev.ironkit.format.msh.animation.ModelPoser}: it poses a whole model at a time, at rest or between two times, and
 * chains the nodes. It stands on {@link dev.ironkit.format.msh.animation.PoseTracks}, prepared once per model, {@link
 * dev.ironkit.format.msh.animation.PoseSampler} for one node at one time, and {@link
 * dev.ironkit.format.msh.animation.PoseBlender} for two times. Nothing is allocated per call, and the same floats come out on every
 * machine. Who edits keys starts with {@link dev.ironkit.format.msh.animation.AnimationTracks}; {@link
 * dev.ironkit.format.msh.animation.TrackPacker} is the way back.
 */
package dev.ironkit.format.msh.animation;
