/** What is wrong with files, entries and what is about to be written; the rules themselves are in {@code dev.ironkit.validate}. */
package dev.ironkit.toolkit.check;
