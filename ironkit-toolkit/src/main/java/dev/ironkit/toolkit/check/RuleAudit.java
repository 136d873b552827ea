package dev.ironkit.toolkit.check;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.Validator;
import dev.ironkit.workspace.AssetAudit;
import java.util.List;
import java.util.Optional;

/** The rules of the validator, asked about what a command writes. */
public final class RuleAudit implements AssetAudit {

    private final Validator validator;

    public RuleAudit(boolean rsliOverlay) {
        validator = new Validator(rsliOverlay);
    }

    @Override
    public List<Diagnostic> findings(AssetPath path, ByteView bytes, Attributes attributes, Optional<AssetKind> kind) {
        return validation(path, bytes, attributes, kind)
                .map(validation ->
                        validation.findings().stream().map(Finding::problem).toList())
                .orElse(List.of());
    }

    private Optional<Validation> validation(
            AssetPath path, ByteView bytes, Attributes attributes, Optional<AssetKind> kind) {
        Optional<AssetKind> known = kind.filter(validator::knows);
        if (known.isPresent()) {
            return Optional.of(validator.validateAs(known.get(), bytes, attributes, path));
        }
        return validator.recognises(bytes, attributes)
                ? Optional.of(validator.validate(bytes, attributes, path))
                : Optional.empty();
    }
}
