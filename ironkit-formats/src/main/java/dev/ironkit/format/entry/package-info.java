/** What directories of archives say about their entries. */
package dev.ironkit.format.entry;
