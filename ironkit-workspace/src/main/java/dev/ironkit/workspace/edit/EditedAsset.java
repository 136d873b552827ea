package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Located;

/** An asset that was edited: it has to be readable still, and what its format lets a writer write. */
final class EditedAsset {

    private final Located asset;
    private final Problems.Mode mode;
    private final ReadingConsent consent;

    EditedAsset(Located asset, Problems.Mode mode, ReadingConsent consent) {
        this.asset = asset;
        this.mode = mode;
        this.consent = consent;
    }

    /** Refuses bytes that cannot be read as strictly as the asset was read before. */
    void check(ByteView bytes) {
        if (consent.alone().isPresent()) {
            ReadableModel.check(asset.path(), bytes, consent.alone().get());
        } else {
            asset.kind().contentFormat().ifPresent(format -> check(format, bytes.load()));
        }
    }

    /**
     * Refuses what came in place of the asset and has parts that a writer may not write and that were not there before. Where
     * the asset cannot be read there is nothing to compare with.
     *
     * @param with what the directory is to say of it
     */
    void checkRemade(ByteView bytes, Attributes with) {
        asset.kind().contentFormat().ifPresent(format -> checkRemade(format, bytes.load(), with));
    }

    private <T> void checkRemade(Format<T> format, ByteView bytes, Attributes with) {
        T before;
        try {
            before = format.decode(asset.bytes(), asset.attributes(), Problems.tolerant());
        } catch (MalformedAssetException e) {
            return;
        }
        T after = decode(format, bytes, with, Problems.Mode.TOLERANT);
        at(() -> format.editRules().checkRemade(before, after));
    }

    private void at(Runnable check) {
        try {
            check.run();
        } catch (RefusedException e) {
            throw new RefusedException(e.diagnostic().in(asset.path()));
        }
    }

    private <T> void check(Format<T> format, ByteView bytes) {
        Before<T> before = before(format);
        T after = decode(format, bytes, before.mode());
        at(() -> {
            format.editRules().checkEdit(before.model(), after);
            consent.check(format.editRules(), before.model(), after, asset.path());
        });
    }

    /** The asset as it was, and how it could be read. */
    private record Before<T>(T model, Problems.Mode mode) {}

    /** A model that is damaged can be mended step by step: what was wrong before may stay so, and nothing new may go wrong. */
    private <T> Before<T> before(Format<T> format) {
        if (asset.kind() == AssetKind.MSH) {
            try {
                Problems problems = Problems.in(mode, asset.path());
                return new Before<>(format.decode(asset.bytes(), asset.attributes(), problems), mode);
            } catch (MalformedAssetException e) {
                return new Before<>(decode(format, asset.bytes(), Problems.Mode.TOLERANT), Problems.Mode.TOLERANT);
            }
        }
        return new Before<>(decode(format, asset.bytes(), mode), mode);
    }

    private <T> T decode(Format<T> format, ByteView bytes, Problems.Mode how) {
        return decode(format, bytes, asset.attributes(), how);
    }

    private <T> T decode(Format<T> format, ByteView bytes, Attributes with, Problems.Mode how) {
        try {
            return format.decode(bytes, with, Problems.in(how, asset.path()));
        } catch (MalformedAssetException e) {
            throw IoProblem.unreadable(asset.path(), e.diagnostic());
        }
    }
}
