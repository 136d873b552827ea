/**
 * New models, materials and textures of what another program wrote.
 *
 * <p>Nothing is needed but the incoming model; what it does not say is chosen here, and every choice is told.
 */
package dev.ironkit.convert.importing.create;
