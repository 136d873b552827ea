/**
 * The folder of a game as a whole: where it begins, and what a model in it wears.
 *
 * <p>Start with {@link dev.ironkit.toolkit.game.GamePlace}, which finds the folder around a file.
 * {@link dev.ironkit.toolkit.game.ModelWardrobe} finds the list, the materials and the textures of a model there.
 */
package dev.ironkit.toolkit.game;
