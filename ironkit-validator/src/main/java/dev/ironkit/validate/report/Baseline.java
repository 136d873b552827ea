package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Findings that are known and shall not be told again, as a JSON document, schema {@code ironkit.baseline}.
 *
 * <p>A finding is known by its rule, its address and its field; where it lies in the file and what it says may change. Of several that
 * are alike as many are known as there were.
 */
public final class Baseline {

    /** The id of the document. */
    public static final String SCHEMA = "ironkit.baseline";

    /** A finding without its place and its words, in an order of its own. */
    private record Known(String code, String address, String field) implements Comparable<Known> {

        static Known of(Diagnostic problem) {
            return new Known(problem.code().id(), problem.path().text(), problem.field());
        }

        @Override
        public int compareTo(Known other) {
            int byAddress = address.compareTo(other.address);
            int byCode = byAddress != 0 ? byAddress : code.compareTo(other.code);
            return byCode != 0 ? byCode : field.compareTo(other.field);
        }
    }

    private final Map<Known, Integer> left = new TreeMap<>();
    private long taken;

    private Baseline() {}

    /** {@return what is known after a run} */
    public static Baseline of(List<CheckedFile> files) {
        Baseline baseline = new Baseline();
        for (CheckedFile file : files) {
            if (file instanceof CheckedFile.Checked checked) {
                checked.validation()
                        .findings()
                        .forEach(finding -> baseline.left.merge(Known.of(finding.problem()), 1, Integer::sum));
            }
        }
        return baseline;
    }

    /**
     * {@return what a document says is known}
     *
     * @param document JSON that was read
     * @throws JsonException if it is no such document
     */
    public static Baseline parse(Object document) {
        Baseline baseline = new Baseline();
        if (!(document instanceof Map<?, ?> members)
                || !SCHEMA.equals(members.get("schema"))
                || !(members.get("findings") instanceof List<?> findings)) {
            throw new JsonException("a document of schema " + SCHEMA + " is wanted", "");
        }
        for (Object each : findings) {
            if (!(each instanceof Map<?, ?> finding)
                    || !(finding.get("code") instanceof String code)
                    || !(finding.get("address") instanceof String address)
                    || !(finding.get("field") instanceof String field)
                    || !(finding.get("count") instanceof Number count)) {
                throw new JsonException("a finding has code, address, field and count", "findings");
            }
            baseline.left.merge(new Known(code, address, field), count.intValue(), Integer::sum);
        }
        return baseline;
    }

    /** {@return a file without what is known; what was taken away is known no longer} */
    public CheckedFile without(CheckedFile file) {
        if (!(file instanceof CheckedFile.Checked checked) || left.isEmpty()) {
            return file;
        }
        Validation validation = checked.validation();
        List<Finding> unknown = new ArrayList<>();
        for (Finding finding : validation.findings()) {
            if (!take(Known.of(finding.problem()))) {
                unknown.add(finding);
            }
        }
        if (unknown.size() == validation.findings().size()) {
            return file;
        }
        return checked.with(new Validation(validation.archives(), unknown, validation.more()));
    }

    private boolean take(Known finding) {
        Integer count = left.get(finding);
        if (count == null) {
            return false;
        }
        if (count > 1) {
            left.put(finding, count - 1);
        } else {
            left.remove(finding);
        }
        taken++;
        return true;
    }

    /** {@return how many findings were taken away so far} */
    public long taken() {
        return taken;
    }

    /** {@return how many findings are known that were not met} */
    public long gone() {
        return left.values().stream().mapToLong(Integer::longValue).sum();
    }

    /** Writes the document. */
    public void write(String tool, Consumer<String> out) {
        JsonWriter json = JsonWriter.pretty();
        json.object().field("schema", SCHEMA).field("schemaVersion", 1).field("tool", tool);
        json.name("findings").array();
        left.forEach((finding, count) -> {
            json.inlineObject()
                    .field("code", finding.code())
                    .field("address", finding.address())
                    .field("field", finding.field())
                    .field("count", count)
                    .end();
            out.accept(json.drain());
        });
        json.end().end();
        out.accept(json.drain() + "\n");
    }
}
