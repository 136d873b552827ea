package dev.ironkit.base.diagnostic;

import dev.ironkit.base.bytes.ByteRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Collects findings while data is read.
 *
 * <p>There is one parser for each format and three ways to listen to it:
 *
 * <ul>
 *   <li><b>strict</b> ends the reading at the first error;
 *   <li><b>tolerant</b> reads on past whatever is damaged only locally, and judges as a tolerant reader does;
 *   <li><b>audit</b> reads on like tolerant and judges like strict: what the validator uses.
 * </ul>
 *
 * <p>Of one rule only the first {@value #KEPT_PER_CODE} findings are kept, the rest is counted, so that a hostile file cannot
 * fill the memory with complaints.
 */
public final class Problems {

    /** How many findings of one rule are kept; the others are counted. */
    public static final int KEPT_PER_CODE = 1000;

    /** How to listen. */
    public enum Mode {
        STRICT,
        TOLERANT,
        AUDIT
    }

    private record Shared(List<Diagnostic> kept, Map<ProblemCode, Integer> counts, Set<Severity> severities) {}

    private final Mode mode;
    private final AssetPath path;
    private final String field;
    private final Shared shared;

    private Problems(Mode mode, AssetPath path, String field, Shared shared) {
        this.mode = mode;
        this.path = path;
        this.field = field;
        this.shared = shared;
    }

    /** {@return an empty collector} */
    public static Problems in(Mode mode, AssetPath path) {
        return new Problems(
                mode, path, "", new Shared(new ArrayList<>(), new LinkedHashMap<>(), EnumSet.noneOf(Severity.class)));
    }

    /** {@return a collector that throws at the first error} */
    public static Problems strict() {
        return in(Mode.STRICT, AssetPath.UNNAMED);
    }

    /** {@return a collector that reads on and judges mildly} */
    public static Problems tolerant() {
        return in(Mode.TOLERANT, AssetPath.UNNAMED);
    }

    /** {@return a collector that reads on and judges strictly} */
    public static Problems audit() {
        return in(Mode.AUDIT, AssetPath.UNNAMED);
    }

    /** {@return how this collector listens} */
    public Mode mode() {
        return mode;
    }

    /** {@return the asset that is being read} */
    public AssetPath path() {
        return path;
    }

    /** {@return the same collector for another asset} */
    public Problems at(AssetPath other) {
        return new Problems(mode, other, "", shared);
    }

    /** {@return the same collector for a field of the asset} */
    public Problems field(String name) {
        return new Problems(mode, path, name, shared);
    }

    /** Notes what can be read past. In strict mode an error ends the reading here. */
    public void report(ProblemCode code, ByteRange range, Object... arguments) {
        Diagnostic found = diagnostic(code, range, arguments);
        keep(found);
        if (mode == Mode.STRICT && found.severity() == Severity.ERROR) {
            throw new MalformedAssetException(found);
        }
    }

    /** {@return the exception for what cannot be read past in any mode; the finding is noted} */
    public MalformedAssetException fatal(ProblemCode code, ByteRange range, Object... arguments) {
        Diagnostic found = diagnostic(code, range, arguments).at(Severity.ERROR);
        keep(found);
        return new MalformedAssetException(found);
    }

    /** Takes over a finding made elsewhere, as it is. */
    public void add(Diagnostic found) {
        keep(found);
    }

    /** {@return the findings kept, in the order they were made} */
    public List<Diagnostic> all() {
        return Collections.unmodifiableList(shared.kept);
    }

    /** {@return how many findings of each rule were only counted} */
    public Map<ProblemCode, Integer> beyondKept() {
        Map<ProblemCode, Integer> more = new LinkedHashMap<>();
        shared.counts.forEach((code, count) -> {
            if (count > KEPT_PER_CODE) {
                more.put(code, count - KEPT_PER_CODE);
            }
        });
        return more;
    }

    /** {@return whether an error was found} */
    public boolean hasErrors() {
        return shared.severities.contains(Severity.ERROR);
    }

    /** {@return whether this rule was broken} */
    public boolean has(ProblemCode code) {
        return shared.counts.containsKey(code);
    }

    private Diagnostic diagnostic(ProblemCode code, ByteRange range, Object... arguments) {
        Severity severity = mode == Mode.TOLERANT ? code.tolerant() : code.strict();
        return new Diagnostic(code, severity, path, range, field, List.of(arguments));
    }

    private void keep(Diagnostic found) {
        shared.severities.add(found.severity());
        if (shared.counts.merge(found.code(), 1, Integer::sum) <= KEPT_PER_CODE) {
            shared.kept.add(found);
        }
    }
}
