/** Pictures: PNG and DDS files, and how textures become them and come back. */
package dev.ironkit.convert.image;
