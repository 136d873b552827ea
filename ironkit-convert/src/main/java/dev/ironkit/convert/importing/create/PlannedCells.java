package dev.ironkit.convert.importing.create;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.create.BaseFields.BaseLightmaps;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.BuildLimits;
import dev.ironkit.format.msh.build.MeshPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/** What each node of the model shows, cell by cell. */
final class PlannedCells {

    private static final int LAST_DETAIL = NodeTable.LEVELS - 2;

    private final IncomingModel incoming;
    private final NodeRoles roles;
    private final PlannedNodes nodes;
    private final CreatedRows rows;
    private final Optional<BaseFields> loan;
    private final AssetPath path;
    private final Notes notes;
    private final Map<Integer, List<BatchPlan>> cells = new TreeMap<>();
    private long triangles;
    private long most;
    private String largest = "";

    PlannedCells(
            IncomingModel incoming,
            NodeRoles roles,
            PlannedNodes nodes,
            CreatedRows rows,
            Optional<BaseFields> loan,
            AssetPath path,
            Notes notes) {
        this.incoming = incoming;
        this.roles = roles;
        this.nodes = nodes;
        this.rows = rows;
        this.loan = loan;
        this.path = path;
        this.notes = notes;
        // Node by node in the order of the model, so that rows are met in the order they are drawn in.
        for (PlannedNode planned : nodes.all()) {
            if (planned.node().place() != IncomingNode.NONE) {
                take(planned.node());
            }
        }
        for (IncomingNode node : incoming.nodes()) {
            if (roles.role(node.place()) == NodeRoles.Role.COPY) {
                take(node);
            }
        }
        limit(triangles, "triangles in a model with", BuildLimits.MOST);
        limit(cells.values().stream().mapToLong(List::size).sum(), "batches in a model with", BuildLimits.MOST);
        limit(cells.size(), "slots in a model with", BuildLimits.MOST);
    }

    /** The batches by cell: the index of a node times 15, plus its cell. */
    Map<Integer, List<BatchPlan>> all() {
        return cells;
    }

    private void limit(long count, String what, int limit) {
        if (count > limit) {
            throw new RefusedException(NewModelProblem.LIMIT, path, largest, count, what + " it", limit);
        }
    }

    /** A node or the copy of one, and the geometry that hangs on it. */
    private void take(IncomingNode node) {
        PlannedNode target = nodes.of(node.place());
        ExportedName cell = ExportedName.ofCopy(node.name())
                .filter(copy -> roles.role(node.place()) == NodeRoles.Role.COPY)
                .or(() -> node.geometryName())
                .orElse(new ExportedName("", 0, 0));
        show(node, target.stretch(), node.place(), cell.state(), cell.level());
        coarser(node, node.place(), true);
        for (int child : roles.children(node.place())) {
            if (roles.role(child) == NodeRoles.Role.GEOMETRY) {
                geometry(incoming.nodes().get(child), node.place());
            }
        }
    }

    private void geometry(IncomingNode node, int target) {
        ExportedName cell = node.geometryName().orElseThrow();
        Stretch stretch = nodes.of(target).stretch().times(Stretch.of(node.rest()));
        show(node, stretch, target, cell.state(), cell.level());
        coarser(node, target, false);
    }

    /** The coarser looks of a node stand where it stands. */
    private void coarser(IncomingNode node, int target, boolean isTarget) {
        int level = 0;
        for (int place : node.coarser()) {
            if (roles.role(place) != NodeRoles.Role.COARSER) {
                continue;
            }
            IncomingNode other = incoming.nodes().get(place);
            level++;
            ExportedName cell = other.geometryName().orElse(new ExportedName("", 0, level));
            if (cell.level() > LAST_DETAIL) {
                notes.add(other.title(), "left out; a node has " + LAST_DETAIL + " coarser levels");
                continue;
            }
            PlannedNode planned = nodes.of(target);
            Stretch stretch;
            if (!isTarget) {
                stretch = planned.stretch().times(Stretch.of(other.rest()));
            } else if (other.rest().equals(node.rest())) {
                stretch = planned.stretch();
            } else {
                stretch = planned.rigid().rigidInverse().times(planned.above()).times(Stretch.of(other.rest()));
            }
            showAll(other, stretch, target, cell);
        }
    }

    private void showAll(IncomingNode top, Stretch stretch, int target, ExportedName cell) {
        show(top, stretch, target, cell.state(), cell.level());
        for (int child : roles.children(top.place())) {
            IncomingNode node = incoming.nodes().get(child);
            showAll(node, stretch.times(Stretch.of(node.rest())), target, cell);
        }
    }

    private void show(IncomingNode node, Stretch stretch, int target, int state, int level) {
        int cell = nodes.index(target) * NodeTable.CELLS + state * NodeTable.LEVELS + level;
        for (IncomingSurface surface : node.surfaces()) {
            SurfaceMesh mesh =
                    new SurfaceMesh(surface, TextureUvs.of(incoming, surface), stretch, node.title(), path, notes);
            if (mesh.triangleCount() > 0) {
                count(mesh.triangleCount(), node.title());
                add(cell, surface, mesh, node.title());
            }
        }
    }

    private void count(int more, String title) {
        triangles += more;
        if (more > most) {
            most = more;
            largest = title;
        }
        // Told here, so that no file makes more of them than can be kept.
        limit(triangles, "triangles in a model with", BuildLimits.MOST);
    }

    private void add(int cell, IncomingSurface surface, SurfaceMesh mesh, String title) {
        int row = rows.row(surface, title);
        boolean marked = surface.marks().number("flags").isPresent();
        List<BatchPlan> batches = cells.computeIfAbsent(cell, none -> new ArrayList<>());
        OptionalInt told = rows.lightmap(surface);
        OptionalInt lightmap = told.isPresent() ? told : lentLightmap(cell, batches.size(), surface);
        boolean laid = lightmap.isPresent() && surface.hasLightmapUvs();
        for (MeshPlan plan : mesh.plans(laid)) {
            int place = batches.size();
            MeshPlan lit = lightmap.isEmpty() || laid ? plan : lay(plan, cell, place, surface);
            BatchPlan made = BatchPlan.of(lit, row).flagged(flags(surface));
            BatchPlan batch = room(surface, lit.hasExtra() ? made.lightmapped(lightmap.getAsInt()) : made);
            batches.add(loan.map(base -> base.lend(cell, place, batch, marked)).orElse(batch));
        }
    }

    /** The lightmap that the material of a surface has in the base, where the file does not know of lightmaps. */
    private OptionalInt lentLightmap(int cell, int place, IncomingSurface surface) {
        Optional<String> material = unmarked(surface);
        if (loan.isEmpty() || material.isEmpty()) {
            return OptionalInt.empty();
        }
        BaseLightmaps lightmaps = loan.get().lightmaps();
        OptionalInt row = lightmaps.row(material.get(), loan.get().batch(cell, place));
        if (row.isEmpty() || !(surface.hasLightmapUvs() || canBeLaid(surface.vertexCount(), cell, place, surface))) {
            return OptionalInt.empty();
        }
        loan.get().lent().add("material \"" + material.get() + "\"", "lightmap taken from the base");
        return OptionalInt.of(rows.lentLightmap(row.getAsInt(), lightmaps.name(row.getAsInt())));
    }

    /** The name of a surface's material, where our own export did not say all of it. */
    private Optional<String> unmarked(IncomingSurface surface) {
        return surface.material() == IncomingSurface.NONE
                ? Optional.empty()
                : Optional.of(incoming.materials().get(surface.material()))
                        .filter(material -> material.marks().schema().isEmpty())
                        .map(IncomingMaterial::name);
    }

    /** Whether the vertices of a batch of the base can tell where those of a new one lie on the same lightmap. */
    private boolean canBeLaid(int vertices, int cell, int place, IncomingSurface surface) {
        BaseFields lender = loan.orElseThrow();
        int batch = lender.batch(cell, place);
        return batch != BaseFields.NONE
                && lender.lightmaps().wears(batch, unmarked(surface).orElse(""))
                && lender.fits(vertices, batch, lender.base().lightmapOrColour().count());
    }

    private MeshPlan lay(MeshPlan plan, int cell, int place, IncomingSurface surface) {
        if (!canBeLaid(plan.vertexCount(), cell, place, surface)) {
            return plan;
        }
        BaseFields lender = loan.orElseThrow();
        return plan.withLightmapUvs(lender.lightmaps().coordinates(lender.batch(cell, place), plan.vertexCount()));
    }

    private static int flags(IncomingSurface surface) {
        return surface.marks().number("flags").orElse(0) & 0xFFFF & ~BatchPlan.LIGHTMAPPED;
    }

    /** Portals lead to nodes by number, which holds where nodes kept their numbers. */
    private BatchPlan room(IncomingSurface surface, BatchPlan batch) {
        int room = surface.marks().number("unk6").orElse(BatchPlan.NO_ROOM);
        boolean known = room >= 0
                && room < nodes.all().size()
                && roles.isNumber(nodes.all().get(room).node().place(), room);
        return known ? batch.opensTo(room) : batch;
    }
}
