package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.BatchFlag;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NamedFlag;
import dev.ironkit.format.msh.NodeFlag;
import dev.ironkit.format.msh.TriangleFlag;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

/** Flags of nodes, batches and triangles that have no known meaning: said once for each table. */
final class FlagRules {

    private final Model model;
    private final ModelReport report;

    FlagRules(Model model, ModelReport report) {
        this.model = model;
        this.report = report;
    }

    void check() {
        check(MeshTable.NODES, NodeFlag.class, model.nodes().count(), model.nodes()::flags);
        check(MeshTable.BATCHES, BatchFlag.class, model.batches().count(), model.batches()::flags);
        check(MeshTable.TRIANGLES, TriangleFlag.class, model.triangles().count(), model.triangles()::flags);
    }

    private <E extends Enum<E> & NamedFlag> void check(
            MeshTable table, Class<E> named, int count, IntUnaryOperator flags) {
        int mask = NamedFlag.unnamed(named, 0xFFFF);
        int odd = 0;
        int first = 0;
        int all = 0;
        for (int row = 0; row < count; row++) {
            int unknown = flags.applyAsInt(row) & mask;
            if (unknown != 0) {
                first = odd++ == 0 ? row : first;
                all |= unknown;
            }
        }
        if (odd > 0) {
            String own = hex(flags.applyAsInt(first) & mask);
            report.row(ShapeProblem.UNKNOWN_FLAGS, table, first, "flags", odd, table, hex(all), first, own);
        }
    }

    private static String hex(int flags) {
        return String.format(Locale.ROOT, "0x%04X", flags);
    }
}
