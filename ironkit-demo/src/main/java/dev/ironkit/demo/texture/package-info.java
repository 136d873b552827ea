/** The textures of the demo game: pictures made by code, the same on every machine, and their stored forms. */
package dev.ironkit.demo.texture;
