/** The materials of the demo game, and the lists that say which model wears which. */
package dev.ironkit.demo.material;
