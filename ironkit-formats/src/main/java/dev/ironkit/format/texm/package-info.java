/** Textures: the Texm format, its pixels and what can be done with them. */
package dev.ironkit.format.texm;
