package dev.ironkit.workspace.survey;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Located;
import java.util.Optional;

/** An asset on a walk. Its fields are read when they are asked for, and once. */
public final class VisitedAsset {

    private final Located asset;
    private final AssetKind kind;
    private final Optional<Container.Entry> entry;
    private final boolean repeated;
    private Field fields;

    VisitedAsset(Located asset, Optional<Container.Entry> entry, boolean repeated) {
        this.asset = asset;
        this.kind = asset.kind();
        this.entry = entry;
        this.repeated = repeated;
    }

    /** {@return where it is, and its bytes} */
    public Located asset() {
        return asset;
    }

    /** {@return what it is} */
    public AssetKind kind() {
        return kind;
    }

    /** {@return what the directory says about it; nothing for what the walk began with} */
    public Optional<Container.Entry> entry() {
        return entry;
    }

    /** {@return whether the walk was at these bytes before, under the name of another entry} */
    public boolean isRepeated() {
        return repeated;
    }

    /**
     * {@return its fields}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be read
     */
    public Field fields() {
        if (fields == null) {
            fields = asset.describe(Problems.tolerant());
        }
        return fields;
    }
}
