/** The effects of the demo game. */
package dev.ironkit.demo.effect;
