/** Palettes that stand by themselves: 256 colours, and perhaps a table of what two of them mix to. */
package dev.ironkit.format.pal;
