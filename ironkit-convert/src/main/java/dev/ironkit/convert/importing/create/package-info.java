/**
 * New models of what another program wrote. Start with {@link dev.ironkit.convert.importing.create.NewModel}.
 *
 * <p>Nodes are planned ({@code NodeRoles}, {@code PlannedNodes}), then what they show ({@code PlannedCells}, {@code SurfaceMesh}) and how
 * they move ({@code NewTimeline}, {@code NewTracks}). A base lends what no other program knows ({@code BaseFields}, {@code BaseTables}).
 * Nothing is needed but the incoming model; what it does not say is chosen here, and every choice is told.
 */
package dev.ironkit.convert.importing.create;
