package dev.ironkit.workspace.survey;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import java.util.Optional;

/** An asset on a walk. Its fields are read when they are asked for, and once. */
public final class VisitedAsset {

    private final Located asset;
    private final MountedFile file;
    private final AssetPath path;
    private final AssetKind kind;
    private final long size;
    private final Optional<ArchiveEntry> entry;
    private Field fields;

    VisitedAsset(Located asset, Optional<ArchiveEntry> entry) {
        this.asset = asset;
        this.file = asset.file();
        this.path = asset.path();
        this.kind = asset.kind();
        this.size = asset.bytes().length();
        this.entry = entry;
    }

    private VisitedAsset(MountedFile file, AssetPath path, AssetKind kind, ArchiveEntry entry) {
        this.asset = null;
        this.file = file;
        this.path = path;
        this.kind = kind;
        this.size = entry.size();
        this.entry = Optional.of(entry);
    }

    /** An entry whose content the walk has shown under the name of another. It is not there again: it may be packed. */
    static VisitedAsset repeated(MountedFile file, AssetPath path, AssetKind kind, ArchiveEntry entry) {
        return new VisitedAsset(file, path, kind, entry);
    }

    /**
     * {@return where it is, and its bytes}
     *
     * @throws IllegalStateException if it {@linkplain #isRepeated() was shown before}
     */
    public Located asset() {
        if (asset == null) {
            throw new IllegalStateException(path + " was shown before");
        }
        return asset;
    }

    /** {@return the file it is in} */
    public MountedFile file() {
        return file;
    }

    /** {@return its address} */
    public AssetPath path() {
        return path;
    }

    /** {@return how many bytes it has} */
    public long size() {
        return size;
    }

    /** {@return what it is} */
    public AssetKind kind() {
        return kind;
    }

    /** {@return what the directory says about it; nothing for what the walk began with} */
    public Optional<ArchiveEntry> entry() {
        return entry;
    }

    /** {@return whether the walk was at these bytes before, under the name of another entry} */
    public boolean isRepeated() {
        return asset == null;
    }

    /**
     * {@return its fields}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be read
     */
    public Field fields() {
        if (fields == null) {
            fields = asset().describe(Problems.tolerant());
        }
        return fields;
    }
}
