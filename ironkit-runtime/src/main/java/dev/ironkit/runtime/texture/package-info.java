/**
 * How the engine loads a texture: which levels, which surface, which pages, which palette.
 *
 * <p>Start with {@link dev.ironkit.runtime.texture.TextureLoader}. Everything here is a view: no file is ever written with it.
 */
package dev.ironkit.runtime.texture;
