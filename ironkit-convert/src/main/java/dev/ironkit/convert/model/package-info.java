/** What the ways to write a model out share: what it wears, and the files that are made. */
package dev.ironkit.convert.model;
