/** Fonts: metrics of 256 glyphs and the texture they are cut from. */
package dev.ironkit.format.tfnt;
