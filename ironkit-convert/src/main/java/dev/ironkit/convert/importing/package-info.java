/**
 * Models of other programs on their way into the game. Start with {@link dev.ironkit.convert.importing.ModelImport}.
 *
 * <p>Read: {@code gltf.read} and {@code obj} make an {@code IncomingModel} of a file ({@code importing.scene}). Match: {@code OriginCheck}
 * tells whether it was exported from the base; if so, the base is exported again in the form that {@code ExportForm} finds, without pictures.
 * Change: {@code importing.merge} holds both against each other and edits the base where they differ. Make: a model from elsewhere becomes a
 * new one in {@code importing.create}. Report: {@link dev.ironkit.convert.importing.ImportedModel} says what became of the model,
 * {@link dev.ironkit.convert.importing.ImportedAssets} which materials and textures come along.
 *
 * <p>What is written where is decided by others.
 */
package dev.ironkit.convert.importing;
