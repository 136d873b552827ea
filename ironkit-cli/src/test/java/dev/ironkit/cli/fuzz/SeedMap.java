package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.survey.AssetVisitor;
import dev.ironkit.workspace.survey.AssetWalk;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the fields, records and inner assets of a seed are, by the program's own description of it. */
final class SeedMap {

    /** More fields would only be more of the same. */
    private static final int MOST_FIELDS = 600;

    private static final String HELD = "seed";

    /**
     * An asset inside the file.
     *
     * @param address the way to it, from the file: {@code !/HULL.0}
     * @param kind what it is
     */
    record Inner(String address, AssetKind kind) {}

    private final List<SeedField> fields = new ArrayList<>();
    private final List<Inner> inner = new ArrayList<>();
    private final List<List<ByteRange>> tables = new ArrayList<>();

    private SeedMap() {}

    /** {@return the map of a seed; an empty one where nothing is known about it} */
    static SeedMap of(Seed seed) {
        SeedMap map = new SeedMap();
        if (!seed.kind().isText() && !seed.kind().isFolder()) {
            map.read(seed);
        }
        return map;
    }

    List<SeedField> fields() {
        return fields;
    }

    /** {@return the assets inside the file, without the file itself} */
    List<Inner> inner() {
        return inner;
    }

    /** {@return for each table the ranges of its records} */
    List<List<ByteRange>> tables() {
        return tables;
    }

    private void read(Seed seed) {
        try (Workspace workspace = new Workspace(reading(seed.options()))) {
            workspace.hold(HELD, seed.bytes());
            Located file = workspace.locate(new Address(HELD, false, List.of(), Map.of()), Problems.tolerant());
            AssetWalk.over(workspace, file, new AssetVisitor() {
                @Override
                public void visit(VisitedAsset asset) {
                    add(asset);
                }

                @Override
                public void failed(Diagnostic reason, long bytes) {
                    // What cannot be read has no fields.
                }
            });
        } catch (MalformedAssetException | WorkspaceException e) {
            return;
        }
        thin();
        gatherTables();
    }

    private static ReadOptions reading(List<String> options) {
        AssetKind kind = null;
        int[] attributes = new int[3];
        for (int i = 0; i + 1 < options.size(); i += 2) {
            switch (options.get(i)) {
                case "--as" -> kind = AssetKind.ofWord(options.get(i + 1)).orElseThrow();
                case "--attr1" -> attributes[0] = Integer.parseUnsignedInt(options.get(i + 1));
                case "--attr2" -> attributes[1] = Integer.parseUnsignedInt(options.get(i + 1));
                case "--attr3" -> attributes[2] = Integer.parseUnsignedInt(options.get(i + 1));
                default -> throw new IllegalArgumentException(options.get(i));
            }
        }
        return new ReadOptions(null, false, kind, new Attributes(0, attributes[0], attributes[1], attributes[2]));
    }

    private void add(VisitedAsset asset) {
        AssetPath path = asset.asset().path();
        String address =
                path.text().substring(Math.min(HELD.length(), path.text().length()));
        if (!address.isEmpty()) {
            inner.add(new Inner(address, asset.kind()));
        }
        boolean packed = asset.asset().levels().stream()
                .anyMatch(level -> level.container().format().equals("rsli"));
        if (packed || asset.isRepeated()) {
            return;
        }
        try {
            ByteMap.forEachLeaf(asset.fields(), (name, leaf) -> add(address, name, leaf));
        } catch (MalformedAssetException e) {
            // What cannot be read has no fields.
        }
    }

    private void add(String address, String path, Leaf leaf) {
        if (leaf.stored().length() > 0) {
            fields.add(new SeedField(
                    address,
                    path,
                    leaf.type(),
                    leaf.role(),
                    (int) leaf.range().offset(),
                    leaf.stored().load(),
                    leaf.plain().load()));
        }
    }

    /** Leaves out as many as there are too many, evenly. */
    private void thin() {
        int every = fields.size() / MOST_FIELDS + 1;
        if (every > 1) {
            List<SeedField> all = List.copyOf(fields);
            fields.clear();
            for (int i = 0; i < all.size(); i++) {
                // The heads of tables say how many there are, and are few.
                if (i % every == 0 || all.get(i).record().isEmpty()) {
                    fields.add(all.get(i));
                }
            }
        }
    }

    private void gatherTables() {
        Map<String, Map<String, ByteRange>> found = new LinkedHashMap<>();
        for (SeedField field : fields) {
            if (!field.record().isEmpty()) {
                ByteRange here = new ByteRange(field.offset(), field.width());
                found.computeIfAbsent(field.table(), any -> new LinkedHashMap<>())
                        .merge(field.record(), here, SeedMap::around);
            }
        }
        found.values().stream()
                .filter(records -> records.size() > 1)
                .forEach(records -> tables.add(List.copyOf(records.values())));
    }

    private static ByteRange around(ByteRange one, ByteRange other) {
        long start = Math.min(one.offset(), other.offset());
        return new ByteRange(start, Math.max(one.end(), other.end()) - start);
    }
}
