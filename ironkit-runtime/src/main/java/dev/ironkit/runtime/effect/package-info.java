/** What the engine does with effects over time: effect time, windows, channels, sounds and particles. */
package dev.ironkit.runtime.effect;
