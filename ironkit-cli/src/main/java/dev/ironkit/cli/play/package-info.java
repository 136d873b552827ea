/**
 * Commands that show what the engine makes of assets: materials and effects over time, poses, hits, pictures.
 *
 * <p>Start with {@link dev.ironkit.cli.play.PlayCommand}.
 */
package dev.ironkit.cli.play;
