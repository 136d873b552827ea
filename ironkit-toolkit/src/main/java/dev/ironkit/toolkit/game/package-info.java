/**
 * The folder of a game as a whole: where it begins, what names what in it, and what a model wears.
 *
 * <p>Start with {@link dev.ironkit.toolkit.game.GamePlace}, which finds the folder around a file.
 * {@link dev.ironkit.toolkit.game.LinkScene} holds the links of all its files, and {@link dev.ironkit.toolkit.game.LinkQuery} asks them.
 * {@link dev.ironkit.toolkit.game.ModelAssets} finds the list, the materials and the textures of a model.
 */
package dev.ironkit.toolkit.game;
