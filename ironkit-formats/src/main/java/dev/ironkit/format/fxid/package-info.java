/** Effects: lights, sounds, sprites and particles that take their turns over effect time. Stored data only. */
package dev.ironkit.format.fxid;
