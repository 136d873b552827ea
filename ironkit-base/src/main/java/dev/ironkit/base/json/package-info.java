/** JSON text, written byte-stable and read strictly. */
package dev.ironkit.base.json;
