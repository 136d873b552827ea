package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values stored over fields of an asset that holds no others, such as a texture. Its size stays as it is, unless it is text. */
public final class AssetPatches {

    private final Located asset;
    private final Problems.Mode mode;
    private final ReadingConsent consent;
    private final Field fields;
    private final Map<String, FieldPatches.FieldPatch> byPath = new LinkedHashMap<>();

    AssetPatches(Located asset, Problems problems, ReadingConsent consent) {
        this.asset = asset;
        this.mode = problems.mode();
        this.consent = consent;
        this.fields = asset.describe(problems);
    }

    AssetPath path() {
        return asset.path();
    }

    Field fields() {
        return fields;
    }

    /**
     * Sets a field; a value it already has is no change.
     *
     * @throws dev.ironkit.base.field.FieldValueException if it may not be set or the value does not fit
     */
    void set(String path, Leaf leaf, String value) {
        ByteView bytes = ByteView.of(leaf.storedFor(value));
        int at = (int) (leaf.range().offset() - asset.bytes().origin());
        byPath.remove(path);
        if (!bytes.equals(leaf.stored())) {
            byPath.put(path, new FieldPatches.FieldPatch(leaf, value, new PatchedSource.Patch(at, bytes)));
        }
    }

    boolean isEmpty() {
        return byPath.isEmpty();
    }

    /** The bytes of the asset with the new values. */
    ByteView image() {
        List<PatchedSource.Patch> patches =
                byPath.values().stream().map(FieldPatches.FieldPatch::patch).toList();
        boolean fits = byPath.values().stream()
                .allMatch(patch ->
                        patch.patch().bytes().length() == patch.leaf().stored().length());
        return fits ? ByteView.of(new PatchedSource(asset.bytes(), patches)) : spliced();
    }

    /** The bytes of the asset with values of other lengths. */
    private ByteView spliced() {
        ByteSink sink = ByteSink.inMemory();
        int at = 0;
        for (FieldPatches.FieldPatch patch : byPath.values().stream()
                .sorted(Comparator.comparingInt(patch -> patch.patch().at()))
                .toList()) {
            int from = patch.patch().at();
            sink.bytes(asset.bytes().slice(at, from - at)).bytes(patch.patch().bytes());
            at = from + patch.leaf().stored().length();
        }
        return sink.bytes(asset.bytes().from(at)).toView();
    }

    /** Refuses values that leave an asset which cannot be read as strictly as it was read before. */
    void check() {
        check(image());
    }

    /** Refuses bytes that cannot be read as strictly as the asset was read before. */
    void check(ByteView bytes) {
        new EditedAsset(asset, mode, consent).check(bytes);
    }

    /** What a receipt says: one line a field. */
    List<Receipt.Change> changes() {
        List<Receipt.Change> changes = new ArrayList<>();
        byPath.forEach((path, patch) -> changes.add(EditChanges.set(asset.path(), path, patch)));
        return changes;
    }
}
