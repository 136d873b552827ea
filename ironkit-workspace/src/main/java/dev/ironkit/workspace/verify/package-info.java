/** Proof that reading and writing loses nothing. */
package dev.ironkit.workspace.verify;
