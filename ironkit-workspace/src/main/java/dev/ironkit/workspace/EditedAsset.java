package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Format;

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
            AssetFormats.of(asset.kind()).ifPresent(format -> check(format, bytes.load()));
        }
    }

    private <T> void check(Format<T> format, ByteView bytes) {
        Problems.Mode same = modeOf(format);
        T before = decode(format, asset.bytes(), same);
        T after = decode(format, bytes, same);
        try {
            format.checkEdit(before, after);
            consent.check(format, before, after, asset.path());
        } catch (RefusedException e) {
            // Formats do not know where their asset is.
            Diagnostic found = e.diagnostic();
            throw new RefusedException(new Diagnostic(
                    found.code(), found.severity(), asset.path(), found.range(), found.field(), found.arguments()));
        }
    }

    /** A model that is damaged can be mended step by step: what was wrong before may stay so, and nothing new may go wrong. */
    private Problems.Mode modeOf(Format<?> format) {
        if (asset.kind() == AssetKind.MSH) {
            try {
                format.decode(asset.bytes(), asset.attributes(), Problems.in(mode, asset.path()));
            } catch (MalformedAssetException e) {
                return Problems.Mode.TOLERANT;
            }
        }
        return mode;
    }

    private <T> T decode(Format<T> format, ByteView bytes, Problems.Mode how) {
        try {
            return format.decode(bytes, asset.attributes(), Problems.in(how, asset.path()));
        } catch (MalformedAssetException e) {
            throw new RefusedException(
                    IoProblem.EDIT_ASSET, asset.path(), e.diagnostic().message());
        }
    }
}
