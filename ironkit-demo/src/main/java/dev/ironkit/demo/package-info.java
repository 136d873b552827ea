/** The made-up game: the same bytes each time, on every machine. */
package dev.ironkit.demo;
