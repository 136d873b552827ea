/**
 * What assets say about each other: the names in them, read without the rest of them.
 *
 * <p>Facts are small and can be kept; where the names lead is for others to find out. Nothing is reported here: an asset that
 * cannot be read has no facts, and reading it says why.
 */
package dev.ironkit.format.link;
