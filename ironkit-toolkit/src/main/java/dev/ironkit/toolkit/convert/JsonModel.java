package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.check.RuleAudit;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.ModelFollowing;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lets derived values of a model that is made of JSON follow what was edited in the text.
 *
 * <p>What was edited is told by the model the text was printed from: the one the user names, or the one the document names, where
 * that is still there. Without one nothing follows, and what does not fit is said.
 *
 * @param workspace where models are found
 * @param base the model the user names
 * @param keep whether derived values stay as the text has them
 */
public record JsonModel(Workspace workspace, Optional<Located> base, boolean keep) {

    /** What a command that mends a finding starts with. */
    private static final String MENDS = "ironkit recompute";

    /**
     * A model.
     *
     * @param bytes its content
     * @param following what followed
     * @param note what is said of where it was compared, or why it was not
     * @param findings what does not fit now, and did before or was never compared
     */
    record Made(ByteView bytes, Optional<ModelFollowing> following, String note, List<Diagnostic> findings) {}

    Made make(Object document, ByteView bytes, AssetPath target) {
        base.ifPresent(found -> ModelArgument.model(found, Problems.tolerant()));
        Optional<Located> origin = base.or(() -> named(document));
        RuleAudit audit = new RuleAudit(false);
        if (origin.isEmpty()) {
            if (keep) {
                throw new UsageException(
                        "--keep-derived needs the model that the JSON was printed" + " from: name it with --base");
            }
            List<Diagnostic> stale = findings(audit, target, bytes).stream()
                    .filter(found -> found.code().fix().contains(MENDS))
                    .toList();
            String note =
                    stale.isEmpty() ? "" : "derived values are taken from the JSON; with --base X they are updated";
            return new Made(bytes, Optional.empty(), note, stale);
        }
        ByteView before = origin.get().bytes().load();
        ModelFollowing following = ModelFollowing.of(target, before, bytes, keep);
        ByteView made = following.derived().isEmpty() ? bytes : following.image();
        Set<String> known =
                findings(audit, target, before).stream().map(JsonModel::text).collect(Collectors.toSet());
        List<Diagnostic> more = findings(audit, target, made).stream()
                .filter(found -> !known.contains(text(found)))
                .toList();
        boolean told = !following.derived().isEmpty() || !following.left().isEmpty();
        return new Made(
                made,
                Optional.of(following),
                told ? "compared with " + origin.get().path() : "",
                more);
    }

    private static List<Diagnostic> findings(RuleAudit audit, AssetPath path, ByteView bytes) {
        return audit.findings(path, bytes, Attributes.NONE, Optional.of(AssetKind.MSH));
    }

    private static String text(Diagnostic found) {
        return found.code().id() + " " + found.field() + " " + found.message();
    }

    /** The model that a document of cat names. */
    private Optional<Located> named(Object document) {
        if (!(document instanceof Map<?, ?> said) || !(said.get("address") instanceof String text)) {
            return Optional.empty();
        }
        try {
            Address address = workspace.parse(text);
            // A text from elsewhere may name anything: a pipe that never ends, for one.
            return Files.isRegularFile(workspace.path(address))
                            && address.part().isEmpty()
                    ? Optional.of(workspace.locate(address, Problems.tolerant()))
                            .filter(found -> found.kind() == AssetKind.MSH)
                    : Optional.empty();
        } catch (RuntimeException e) {
            if (Failure.of(e).isEmpty()) {
                throw e;
            }
            return Optional.empty();
        }
    }
}
