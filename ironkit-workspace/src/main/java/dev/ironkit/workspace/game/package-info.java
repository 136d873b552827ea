/**
 * A whole game folder at once: its files, their directories, and what their entries say about each other.
 *
 * <p>{@link dev.ironkit.workspace.game.GameFolder} reads directories and the few payloads that name others; what it found can be kept
 * in the user's cache, where nothing is believed that cannot be checked.
 */
package dev.ironkit.workspace.game;
