/** Bytes: windows on them, reading them in order, writing them, and what a reader is willing to take on. */
package dev.ironkit.base.bytes;
