/** Material lists: the text that says which materials, and which lightmaps, a model has. */
package dev.ironkit.format.wear;
