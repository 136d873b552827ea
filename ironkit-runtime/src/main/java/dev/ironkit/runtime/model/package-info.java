/** Models as the engine shows them, and how a model that can be read in two ways is read. */
package dev.ironkit.runtime.model;
