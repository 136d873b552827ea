/** Materials over time: which phase shows, what is loaded for it, and for how long. */
package dev.ironkit.runtime.material;
