/**
 * Models as other programs wrote them, whatever file they came in: the engine's axes, triangles, and the marks that our own export left.
 *
 * <p>Readers of glTF and OBJ make them; what becomes of them is decided elsewhere.
 */
package dev.ironkit.convert.importing.scene;
