/** Quaternions and matrices over plain {@code float[]}: no objects, one order of operations, the same bits everywhere. */
package dev.ironkit.runtime.math;
